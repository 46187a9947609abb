/** Good: the source answered. Bad: it did not. Refused: it will not answer for a while. Unused: it was not asked. */
export type Outcome = 'good' | 'bad' | 'refused' | 'unused'

export type BreakerLimits = {
  /** So many bad outcomes in a row open it. */
  failures: number
  /** It stays open that long, then one caller may try. */
  openMillis: number
  /** After a refusal (no key, quota used up) trying soon again is useless. */
  refusedMillis: number
}

export const BREAKER_LIMITS: BreakerLimits = { failures: 5, openMillis: 30_000, refusedMillis: 10 * 60_000 }

/**
 * Keeps callers from waiting for a source that is down. Closed: everybody asks. Open: nobody does. Half-open, once the time
 * is over: one caller tries; its outcome closes it or opens it again. One per process.
 */
export function createBreaker(limits: BreakerLimits = BREAKER_LIMITS) {
  let failures = 0
  let opensUntil = 0
  let isTrying = false

  return {
    /** Whether to ask now. Whoever was told yes must report the outcome. */
    mayAsk(now: Date): boolean {
      if (opensUntil === 0) return true
      if (isTrying || now.getTime() < opensUntil) return false
      isTrying = true
      return true
    },
    report(outcome: Outcome, now: Date): void {
      isTrying = false
      if (outcome === 'unused') return
      if (outcome === 'good') {
        failures = 0
        opensUntil = 0
        return
      }
      failures += 1
      if (outcome === 'refused') opensUntil = now.getTime() + limits.refusedMillis
      else if (opensUntil > 0 || failures >= limits.failures) opensUntil = now.getTime() + limits.openMillis
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>
