/** Loaded into the server of the long night before anything else: its clock is off by so many milliseconds. */
const off = Number(process.env.PLAYCARD_SOAK_CLOCK ?? 0)
if (off !== 0) {
  const Real = Date
  const now = () => Real.now() + off
  globalThis.Date = class extends Real {
    constructor(...given) {
      super(...(given.length === 0 ? [now()] : given))
    }
    static now() {
      return now()
    }
    // As own parts: whoever wraps the class once more takes only these along.
    static parse = Real.parse
    static UTC = Real.UTC
  }
}
