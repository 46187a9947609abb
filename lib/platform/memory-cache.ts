import { now } from './clock'

const forgetters: (() => void)[] = []

/** Empties every one of this process: for tests, whose database changes under it. */
export function forgetMemory(): void {
  for (const forget of forgetters) forget()
}

/**
 * Keeps answers in this process: at most `maxEntries`, each for `seconds`, the least recently used goes first. For values
 * that may be a little old and that every process may have its own copy of; what must be true at once belongs in the
 * database. Equal questions at the same time are asked once; a failed answer is not kept.
 */
export function createMemoryCache<Value>(limits: { maxEntries: number; seconds: number }) {
  const entries = new Map<string, { value: Promise<Value>; endsAt: number }>()
  forgetters.push(() => entries.clear())

  return async function remember(key: string, ask: () => Promise<Value>): Promise<Value> {
    const millis = now().getTime()
    const known = entries.get(key)
    entries.delete(key)
    const entry = known && known.endsAt > millis ? known : { value: ask(), endsAt: millis + limits.seconds * 1000 }
    entries.set(key, entry)
    if (entries.size > limits.maxEntries) {
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    }
    try {
      return await entry.value
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key)
      throw error
    }
  }
}
