import 'server-only'
import { db } from '../database/client'
import { TooManyRequestsError } from '../http/errors'
import type { RateLimit } from './rate-limit'
import { keyedHash } from './secrets'

/** `of`: what is counted, such as "sign-in of account", "pat@example.test". */
export type Attempt = { of: readonly (string | number)[]; limit: RateLimit }

const CLEAN_EVERY = 200
let calls = 0

/**
 * Counts one attempt for each entry in PostgreSQL, so for all processes together, with a sliding window: at most `max` pass within any
 * `windowSeconds`. If one is over its limit, throws TooManyRequestsError with the time to wait and counts none of them; a rejected
 * attempt does not extend the wait. Returns `giveBack`, which uncounts attempts that turn out to be legitimate.
 */
export async function takeAttempts(tries: readonly Attempt[], now: Date): Promise<{ giveBack: () => Promise<void> }> {
  const counted: Uint8Array<ArrayBuffer>[] = []
  const giveBack = async () => {
    for (const key of counted)
      await db().$executeRaw`UPDATE recent_tries SET at = array_remove(at, ${now}) WHERE key = ${key}`
  }
  for (const { of, limit } of tries) {
    const key = keyedHash('recent tries', ...of)
    if (!(await count(key, limit, now))) {
      await giveBack()
      throw new TooManyRequestsError(await secondsToWait(key, limit, now))
    }
    counted.push(key)
  }
  calls += 1
  if (calls % CLEAN_EVERY === 0) await db().recentTries.deleteMany({ where: { expiresAt: { lt: now } } })
  return { giveBack }
}

async function count(key: Uint8Array<ArrayBuffer>, { max, windowSeconds }: RateLimit, now: Date): Promise<boolean> {
  const start = new Date(now.getTime() - windowSeconds * 1000)
  const end = new Date(now.getTime() + windowSeconds * 1000)
  // The row is locked while its condition is evaluated, so concurrent attempts are counted one by one. Times more than a window in the
  // future come from before the clock was set back, and are ignored.
  const rows = await db().$executeRaw`
    INSERT INTO recent_tries AS known (key, at, expires_at) VALUES (${key}, ARRAY[${now}::timestamptz], ${end})
    ON CONFLICT (key) DO UPDATE
      SET at = ARRAY(SELECT t FROM unnest(known.at) t WHERE t > ${start} AND t < ${end}) || ${now}::timestamptz, expires_at = ${end}
      WHERE (SELECT count(*) FROM unnest(known.at) t WHERE t > ${start} AND t < ${end}) < ${max}`
  return rows === 1
}

async function secondsToWait(key: Uint8Array<ArrayBuffer>, { windowSeconds }: RateLimit, now: Date): Promise<number> {
  const start = new Date(now.getTime() - windowSeconds * 1000)
  const end = new Date(now.getTime() + windowSeconds * 1000)
  const [row] = await db().$queryRaw<{ oldest: Date | null }[]>`
    SELECT (SELECT min(t) FROM unnest(at) t WHERE t > ${start} AND t < ${end}) AS oldest FROM recent_tries WHERE key = ${key}`
  const freeAt = row?.oldest ? row.oldest.getTime() + windowSeconds * 1000 : now.getTime()
  return Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000))
}
