/** What a bench answers with: figures beside their aims, and the small table that shows them. It measures nothing. */

/** One line of the table; `met` is null where there is nothing to aim at, only something to know. */
export type Figure = { name: string; figure: string; aim: string; met: boolean | null }

/** A line that is only there to explain another one. */
export const note = (name: string, figure: string): Figure => ({ name: `  ${name}`, figure, aim: '', met: null })

export const atMost = (name: string, value: number, aim: number, show: (value: number) => string): Figure => ({
  name,
  figure: show(value),
  aim: `<= ${show(aim)}`,
  met: value <= aim,
})

export const atLeast = (name: string, value: number, aim: number, show: (value: number) => string): Figure => ({
  name,
  figure: show(value),
  aim: `>= ${show(aim)}`,
  met: value >= aim,
})

/** The value below which this part of the values lies. Refuses an empty list: nothing measured is not zero. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const times = (value: number): string => `${value.toFixed(2)} x`
export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`
export const perSecond =
  (unit: string) =>
  (value: number): string =>
    `${Math.round(value).toLocaleString('en')} ${unit}/s`

const verdict = ({ met }: Figure): string => (met === null ? '' : met ? 'met' : 'NOT MET')

export function table(figures: readonly Figure[]): string {
  const lines = figures.map(f => [f.name, f.figure, f.aim, verdict(f)])
  const widths = [0, 1, 2, 3].map(column => Math.max(...lines.map(line => line[column]?.length ?? 0)))
  return lines
    .map(line =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
