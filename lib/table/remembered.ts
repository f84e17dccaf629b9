/**
 * Remembers what was found for a card or a cell as long as nothing that it rests on has changed: a mark on one of 144 cards asks about one card anew, not
 * about all. It refuses to be wrong: what it is asked with is compared by identity, and tables are never changed in place.
 */

/** The same function, which looks again only where one of its further parts is another than last time for this object. */
export function rememberedFor<K extends object, P extends readonly unknown[], V>(
  find: (key: K, ...parts: P) => V,
): (key: K, ...parts: P) => V {
  const held = new WeakMap<K, { parts: P; value: V }>()
  return (key, ...parts) => {
    const last = held.get(key)
    if (last?.parts.every((part, i) => part === parts[i])) return last.value
    const value = find(key, ...parts)
    held.set(key, { parts, value })
    return value
  }
}

/** The same function of a text, which keeps its last answers: `most` of them, the one asked for longest ago goes first. */
export function rememberedText<V>(most: number, find: (text: string) => V): (text: string) => V {
  const held = new Map<string, V>()
  return text => {
    const known = held.get(text)
    const value = known ?? find(text)
    held.delete(text)
    held.set(text, value)
    const [oldest] = held.keys()
    if (held.size > most && oldest !== undefined) held.delete(oldest)
    return value
  }
}
