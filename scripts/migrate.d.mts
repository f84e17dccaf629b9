/** Does the file lack a migration? Refuses a file that a later version has written. */
export declare function needsMigration(file: string): boolean
/** Brings a file up to date as it lies: only for one that may be thrown away. */
export declare function deploy(file: string, sentence: string): Promise<string>
