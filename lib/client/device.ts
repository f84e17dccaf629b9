/**
 * Ids and the name of this device, also where the page is no secure context (plain http in the LAN has no crypto.randomUUID).
 * It refuses to know who holds the device.
 */
const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** A random id in the form of a UUID, version 4. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const text = Array.from(bytes, (byte, i) => hex(i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte)).join('')
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
}

const KEY = 'playcard-device'

const kindOf = (agent: string): string => (/iPad|Tablet/i.test(agent) ? 'tablet' : /Mobi|Android|iPhone/i.test(agent) ? 'phone' : 'laptop')

/** This device's name in the log, the same after a reload: "phone-3f2a". */
export function deviceName(): string {
  try {
    const held = localStorage.getItem(KEY)
    if (held) return held
    const made = `${kindOf(navigator.userAgent)}-${newId().slice(0, 4)}`
    localStorage.setItem(KEY, made)
    return made
  } catch {
    return `${kindOf(navigator.userAgent)}-private`
  }
}
