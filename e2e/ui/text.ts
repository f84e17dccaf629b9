/** Short ways to say which text is meant. */

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Begins with this text. */
export const begins = (text: string): RegExp => new RegExp(`^${escaped(text)}`)
