/** A picture out of a file, drawn at a size that can be worked with. Works on plain http. It refuses to know what becomes of it. */

/** Beyond this no camera of a phone goes; such a file is not even opened. */
const LARGEST_FILE = 60 * 1024 * 1024

function loaded(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise(resolve => {
    const image = new Image()
    image.onload = () => {
      resolve(image)
    }
    image.onerror = () => {
      resolve(undefined)
    }
    image.src = url
  })
}

/** Does something with the picture of a file; undefined where it is none that this device can read. */
export async function withPicture<T>(file: Blob, look: (image: HTMLImageElement) => Promise<T> | T): Promise<T | undefined> {
  if (file.size > LARGEST_FILE) return undefined
  const url = URL.createObjectURL(file)
  try {
    const image = await loaded(url)
    return image && image.naturalWidth > 0 ? await look(image) : undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** How a picture is drawn otherwise than as it is: so many times as large at most, and turned by so many degrees. */
type Otherwise = { grown?: number; turned?: number }

/** The picture on a canvas, its long side so many dots at most. */
export function drawn(image: HTMLImageElement, side: number, { grown = 1, turned = 0 }: Otherwise = {}): HTMLCanvasElement {
  const scale = Math.min(grown, side / Math.max(image.naturalWidth, image.naturalHeight))
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale]
  const [sine, cosine] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)]
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(Math.abs(cosine) * wide + Math.abs(sine) * high))
  canvas.height = Math.max(1, Math.round(Math.abs(sine) * wide + Math.abs(cosine) * high))
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.imageSmoothingQuality = 'high'
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate((turned * Math.PI) / 180)
  pen.drawImage(image, -wide / 2, -high / 2, wide, high)
  return canvas
}
