/** Under which names and addresses this machine can be reached from its network, as they are now: they change with the Wi-Fi. */
import { hostname, networkInterfaces } from 'node:os'

/** Bridges and tunnels of virtual machines: nobody's phone is there. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tailscale|utun|tun|tap|zt|cni|flannel)/
const AT_HOME = /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./

/** The IPv4 addresses of this machine in its networks, the likeliest for a phone first. */
export function lanAddresses() {
  const rank = ([name, address]) => (VIRTUAL.test(name) ? 2 : 0) + (AT_HOME.test(address) ? 0 : 1)
  return Object.entries(networkInterfaces())
    .flatMap(([name, list]) =>
      (list ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => [name, address]),
    )
    .sort((one, other) => rank(one) - rank(other))
    .map(([, address]) => address)
}

/** Every name that a request from the network may call us by: the addresses, the machine's .local name, and those in PLAYCARD_HOSTS. */
export function lanHosts(env = process.env) {
  const own = hostname()
    .toLowerCase()
    .replace(/\.local$/, '')
  const named = (env.PLAYCARD_HOSTS ?? '').split(',').map(name => name.trim().toLowerCase())
  return [...new Set([...lanAddresses(), `${own}.local`, ...named])].filter(Boolean)
}
