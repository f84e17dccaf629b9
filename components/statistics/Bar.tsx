/** One bar of a table: the number beside it is the table's own cell, so the picture is for the eye only. Drawn on the server, without any script. */
import { scaleLinear } from 'd3-scale'

const WIDTH = 100
const HEIGHT = 12

/** `value` of `most`; a thin line where there is nothing to show. */
export function StatBar({ value, most, mark }: { value: number | null; most: number; mark?: number | null }) {
  const x = scaleLinear([0, Math.max(most, 1e-9)], [0, WIDTH]).clamp(true)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden focusable="false" className="h-3 w-full text-accent">
      <rect x={0} y={HEIGHT - 1} width={WIDTH} height={1} className="fill-rule" />
      {value !== null && <rect x={0} y={1} width={x(value)} height={HEIGHT - 2} fill="currentColor" />}
      {mark !== undefined && mark !== null && (
        <rect x={Math.max(0, x(mark) - 0.6)} y={0} width={1.2} height={HEIGHT} className="fill-ink" />
      )}
    </svg>
  )
}
