/** Why a copy of the book was made. */
export type Why = 'automatic' | 'by-hand' | 'before-update' | 'before-restore' | 'damaged'
/** A copy as its name tells; `madeAt` in milliseconds. */
export interface NamedCopy {
  readonly name: string
  readonly why: Why
  readonly madeAt: number
}
/** The folder of the copies of this database. */
export declare function copiesFolder(database: string, env?: Record<string, string | undefined>): string
/** What a copy's name says of it, or undefined where it is no copy of this book. */
export declare function readCopyName(name: string, database: string): NamedCopy | undefined
/** A path for a new copy that nothing stands at yet. */
export declare function newCopyPath(database: string, why: Why, now?: number): string
/** The copies of this book, newest first, with their size in bytes. */
export declare function copiesOf(database: string): (NamedCopy & { readonly size: number })[]
/** The names of the copies that may make room for newer ones. */
export declare function toDrop(copies: readonly NamedCopy[]): string[]
/** What the book's files look like: another text, and something was written. */
export declare function stampOf(database: string): string
