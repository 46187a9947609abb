import 'server-only'
import { LRUCache } from 'lru-cache'
import { TooManyRequestsError } from '../http/errors'

export type RateLimit = { max: number; windowSeconds: number }

const MAX_BUCKETS = 50_000
const buckets = new LRUCache<string, { count: number; resetsAt: number }>({ max: MAX_BUCKETS })

/**
 * Counts one attempt under `key` in this process and throws TooManyRequestsError beyond the limit. Memory is bounded: the least recently
 * used keys are evicted first.
 */
export function countAttempt(key: string, limit: RateLimit, nowMillis = Date.now()): void {
  const bucket = buckets.get(key)
  const left = bucket ? bucket.resetsAt - nowMillis : 0
  // More than a whole window is left if the clock was set back.
  if (!bucket || left <= 0 || left > limit.windowSeconds * 1000) {
    buckets.set(key, { count: 1, resetsAt: nowMillis + limit.windowSeconds * 1000 })
    return
  }
  bucket.count += 1
  if (bucket.count > limit.max) throw new TooManyRequestsError(Math.max(1, Math.ceil(left / 1000)))
}
