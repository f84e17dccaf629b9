/** What automatic-copies.mjs gives to code with types. */

export type CopiesState = { readonly every: number; readonly problem: string | null }
type Options = { env?: Readonly<Record<string, string | undefined>>; copy?: () => Promise<string | null> }

export function copyNowAndThen(database: string, options?: Options): CopiesState
