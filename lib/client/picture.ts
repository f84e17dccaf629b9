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

/** The picture on a canvas whose long side has so many dots at most. */
export function drawn(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
