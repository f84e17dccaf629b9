/** An address as a QR code: an svg of one path, black on white by day and by night, so that every camera reads it. */
import { encode } from 'uqr'

const QUIET = 3

export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : []))).join('')
  const side = size + 2 * QUIET
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} className={className} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
