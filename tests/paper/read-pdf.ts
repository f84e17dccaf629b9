/** Reads a PDF back as a printer and a camera would: pages, the texts on them with their places, and the codes in the picture of a page. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

export type Piece = { text: string; x: number; y: number; width: number }
export type PdfPage = { width: number; height: number; pieces: readonly Piece[]; text: string }

const open = (file: Uint8Array) => getDocument({ data: Uint8Array.from(file), useSystemFonts: false, verbosity: 0 }).promise

/** Every page with its texts. */
export async function readPdf(file: Uint8Array): Promise<readonly PdfPage[]> {
  const document = await open(file)
  const pages: PdfPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const pieces = items.flatMap((item): Piece[] =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
        : [],
    )
    pages.push({ width, height, pieces, text: pieces.map(p => p.text).join(' ') })
  }
  await document.destroy()
  return pages
}

const SCALE = 3

/** A page on a canvas, so many dots a point; `part` of it from the top. */
export async function canvasOf(file: Uint8Array, number: number, scale: number, part = 1): Promise<Canvas> {
  const document = await open(file)
  const page = await document.getPage(number)
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height * part))
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  // The library asks for a browser's canvas; this one has the same functions.
  await page.render({ canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise
  await document.destroy()
  return canvas
}

const WASM = path.join(process.cwd(), 'node_modules', 'zxing-wasm', 'dist', 'reader', 'zxing_reader.wasm')
let isReady = false

/** What the codes of a page say. */
export async function codesOn(file: Uint8Array, number: number): Promise<readonly string[]> {
  if (!isReady) {
    const binary = readFileSync(WASM)
    prepareZXingModule({ overrides: { wasmBinary: binary.buffer.slice(binary.byteOffset, binary.byteOffset + binary.byteLength) } })
    isReady = true
  }
  const canvas = await canvasOf(file, number, SCALE)
  const { width, height } = canvas
  const data = Uint8ClampedArray.from(canvas.getContext('2d').getImageData(0, 0, width, height).data)
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as unknown as ImageData, {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 16,
  })
  return found.map(code => code.text)
}
