/** The process and port that serve this book now, or undefined. */
export declare function servedBy(database: string): { readonly pid: number; readonly port: number } | undefined
