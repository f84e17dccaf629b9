/** What there is one of in the process, and therefore on globalThis: pages and route handlers get different instances of a module. */
import type { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

declare global {
  /** How this process serves; set by scripts/serve.mjs, absent under `next dev` and in tests. */
  var playcard:
    | {
        /** Do other devices in the network reach us? */
        readonly lan: boolean
        /** The names and addresses that were told to the Director at the start. */
        readonly hosts: readonly string[]
        readonly port: number
        /** The name of the build that is served. */
        readonly build?: string
        /** Where https is served, and the certificate of the authority that phones install for it; undefined without --https. */
        readonly httpsPort?: number | undefined
        readonly authority?: string | undefined
        /** What the first visitor is asked for, while there is no passcode. */
        oneTimeCode?: string | undefined
        /** What is waited for, after the last request, before the process ends. */
        readonly closers: Set<() => Promise<unknown>>
        /** The response that is being made: Next lets a page say 404 and 200, and no other status. */
        readonly answering?: AsyncLocalStorage<ServerResponse>
        /** The automatic copies: minutes between two of them (0: none), and what went wrong with the last one. */
        readonly copies?: { readonly every: number; readonly problem: string | null }
      }
    | undefined
  /** Ends the open event streams when the process is told to stop. */
  var readers: Set<() => void> | undefined
}

export {}
