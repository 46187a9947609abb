import { LRUCache } from 'lru-cache'
import { now } from '../time/clock'

const caches: { clear: () => void }[] = []

/** Empties every one of this process: for tests, whose database changes under it. */
export function clearMemory(): void {
  for (const cache of caches) cache.clear()
}

/**
 * Caches results in this process: at most `maxEntries`, each for `seconds`, the least recently used goes first. For values that may be
 * a little old and that every process may have its own copy of; what must be current belongs in the database. Equal requests at the
 * same time share one call; a failed call is not cached.
 */
export function createMemoryCache<Value>({ maxEntries, seconds }: { maxEntries: number; seconds: number }) {
  const cache = new LRUCache<string, Promise<Value>>({
    max: maxEntries,
    ttl: seconds * 1000,
    // Tests set the clock, so the time is read at each call.
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  })
  caches.push(cache)

  return async function remember(key: string, load: () => Promise<Value>): Promise<Value> {
    const cached = cache.get(key)
    if (cached) return cached
    const value = load()
    cache.set(key, value)
    try {
      return await value
    } catch (error) {
      if (cache.peek(key) === value) cache.delete(key)
      throw error
    }
  }
}
