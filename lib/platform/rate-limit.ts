import 'server-only'
import { TooManyRequestsError } from './errors'

export type RateLimit = { max: number; windowSeconds: number }

type Bucket = { count: number; resetsAt: number }
const buckets = new Map<string, Bucket>()
const MAX_BUCKETS = 50_000

/**
 * Counts one try under `key` in this process and throws TooManyRequestsError past the limit. Memory is bounded: when
 * the table is full, ended windows go first, then the oldest.
 */
export function countTry(key: string, limit: RateLimit, nowMillis = Date.now()): void {
  const bucket = buckets.get(key)
  const left = bucket ? bucket.resetsAt - nowMillis : 0
  // More than a window is left where the clock has been put back since.
  if (!bucket || left <= 0 || left > limit.windowSeconds * 1000) {
    if (buckets.size >= MAX_BUCKETS) makeRoom(nowMillis)
    buckets.set(key, { count: 1, resetsAt: nowMillis + limit.windowSeconds * 1000 })
    return
  }
  bucket.count += 1
  if (bucket.count > limit.max) throw new TooManyRequestsError(Math.max(1, Math.ceil(left / 1000)))
}

function makeRoom(nowMillis: number): void {
  for (const [key, bucket] of buckets) if (bucket.resetsAt <= nowMillis) buckets.delete(key)
  for (const key of buckets.keys()) {
    if (buckets.size < MAX_BUCKETS) return
    buckets.delete(key)
  }
}
