/** The IPv4 addresses of this machine in its networks, the likeliest for a phone first. */
export declare function lanAddresses(): string[]
/** Every name that a request from the network may call this machine by. */
export declare function lanHosts(env?: Record<string, string | undefined>): string[]
