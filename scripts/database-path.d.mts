/** The absolute path of the database file that DATABASE_URL names, relative paths seen from the project's root. */
export declare function databasePath(env?: Record<string, string | undefined>, root?: string): string
