/** Today, as the browser's clock and zone have it, and a title for it. It refuses to know any game. */

const two = (n: number): string => String(n).padStart(2, '0')

/** Like 2026-11-27: the day where this device stands, not in Greenwich. */
export const dayOf = (now: Date): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`

/** The zone's name where the browser knows it. */
export function zoneHere(): string | undefined {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) === '' ? undefined : timeZone
  } catch {
    return undefined
  }
}

const partOf = (hour: number): string => {
  if (hour < 5) return ', after midnight'
  if (hour < 12) return ' morning'
  return hour < 17 ? ' afternoon' : ' evening'
}

/** "Friday evening" today, "Friday 27 November" on another day. */
export function titleFor(playedOn: string, now: Date): string {
  const date = new Date(`${playedOn}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return 'A game'
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' }).format(date)
  if (playedOn === dayOf(now)) return `${weekday}${partOf(now.getHours())}`
  return `${weekday} ${new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(date)}`
}
