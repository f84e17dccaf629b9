/** What --https serves with, as PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
  /** The certificate of the authority that phones install. */
  readonly authority: string
  /** Phones that installed an earlier authority have to install this one. */
  readonly isNewAuthority: boolean
}
/** The server's certificate for these names and addresses, made anew where it has to be. */
export declare function certificateFor(names: readonly string[], database?: string, now?: number): Certificate
