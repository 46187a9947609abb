import { LRUCache } from 'lru-cache'
import { now } from '../time/clock'

const caches: { clear: () => void }[] = []

/** Clears every memory cache of this process. For tests, which change the database behind it. */
export function clearMemoryCaches(): void {
  for (const cache of caches) cache.clear()
}

/** A promise is replaced by its value, because it would keep the request that created it in memory, with everything that request has loaded. */
type Entry<Value> = { loading: Promise<Value> } | { value: Value }

/**
 * Caches results in this process: at most `maxEntries`, each for `seconds`; the least recently used is evicted first. Use it for values
 * that may be slightly stale and may differ between processes; values that must be current belong in the database. Concurrent requests
 * for the same key share one call, and a failed call is not cached.
 */
export function createMemoryCache<Value>({ maxEntries, seconds }: { maxEntries: number; seconds: number }) {
  const cache = new LRUCache<string, Entry<Value>>({
    max: maxEntries,
    ttl: seconds * 1000,
    // Tests set the clock, so the time is read at each call.
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  })
  caches.push(cache)

  return async function remember(key: string, load: () => Promise<Value>): Promise<Value> {
    const cached = cache.get(key)
    if (cached) return 'value' in cached ? cached.value : cached.loading
    const entry = { loading: load() }
    cache.set(key, entry)
    try {
      const value = await entry.loading
      if (cache.peek(key) === entry) cache.set(key, { value }, { noUpdateTTL: true })
      return value
    } catch (error) {
      if (cache.peek(key) === entry) cache.delete(key)
      throw error
    }
  }
}
