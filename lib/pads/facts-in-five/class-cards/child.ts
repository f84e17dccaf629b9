/** What a child at the table answers to (R-F5-71, R-F5-72, A-F5-19). It refuses to know who is a child. */

/** The Class only, whatever Category or range was announced with it; on a spelling card any word of any length. */
export const childAnswersTo = <A extends { readonly categories: readonly string[] }>(announced: A): A => ({ ...announced, categories: [] })
