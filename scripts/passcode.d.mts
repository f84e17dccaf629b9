/** What the passcode file holds: a hash of the passcode, and the secret that signs the Director's cookie. */
export interface Director {
  readonly version: 1
  readonly cost: number
  readonly salt: string
  readonly hash: string
  readonly secret: string
}
/** The shortest passcode that is taken. */
export declare const SHORTEST_PASSCODE: number
/** The file with the passcode, beside the database. */
export declare function directorPath(database?: string): string
/** What is in the file, or undefined where there is none. Throws where it is damaged. */
export declare function readDirector(file?: string): Director | undefined
/** Sets the passcode, and with it a new secret: whoever was signed in is so no more. */
export declare function writePasscode(passcode: string, file?: string): Promise<Director>
/** Is it long enough to be a passcode? */
export declare function isLongEnough(passcode: string): boolean
/** Is it the passcode? */
export declare function isPasscode(passcode: string, director: Director): Promise<boolean>
/** Eight digits for the first visit. */
export declare function newCode(): string
/** Are the two codes the same? */
export declare function isSameCode(one: string, other: string): boolean
