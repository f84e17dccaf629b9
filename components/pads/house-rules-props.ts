/** What every pad's house rules form is given, and hands on. It knows no rule. */
export interface HouseRulesProps {
  /** What differs from the defaults; a seat is named by its id. */
  rules: Readonly<Record<string, unknown>>
  seats: readonly { id: string; name: string }[]
  onChange: (rules: Readonly<Record<string, unknown>>) => void
}
