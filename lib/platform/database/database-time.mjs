import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '../config/process-wide.mjs'

/**
 * How long one request waits for the database, all its queries together, in ms. What else takes time does not count, such as a slow
 * phone that sends a picture.
 */
export const LONGEST_WAIT_MS = 3_000

/** @type {AsyncLocalStorage<DatabaseTime | undefined>} */
const current = processWide('database-time', () => new AsyncLocalStorage())

/** Of a longer stretch in which this process was busy, no more counts: the answer may have arrived and not been read yet. */
const STRETCH_MS = 200

/** The time that one request has for the database. Queries that run at once count once. */
export class DatabaseTime {
  #longestMs
  #spentMs = 0
  #since = 0
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer
  /** @type {Set<() => void>} */
  #waiting = new Set()
  isFinished = false

  /** @param {number} [factor] for machines that are so many times as slow */
  constructor(factor = 1) {
    this.#longestMs = LONGEST_WAIT_MS * factor
  }

  /** The response is sent: what goes on after it has the time it needs. */
  finish() {
    this.isFinished = true
  }

  /** Calls `stop` when no time is left, unless `end` comes before. */
  begin(stop) {
    this.#waiting.add(stop)
    if (this.#waiting.size > 1) return
    this.#since = performance.now()
    this.#check()
  }

  end(stop) {
    if (!this.#waiting.delete(stop) || this.#waiting.size > 0) return
    clearTimeout(this.#timer)
    this.#count()
  }

  /** In ms. */
  left() {
    return this.#longestMs - this.#spentMs - (this.#waiting.size > 0 ? this.#stretch() : 0)
  }

  #stretch() {
    return Math.min(performance.now() - this.#since, STRETCH_MS)
  }

  #count() {
    this.#spentMs += this.#stretch()
    this.#since = performance.now()
  }

  #check() {
    const count = () => {
      if (this.#waiting.size === 0) return
      this.#count()
      if (this.left() > 0) this.#check()
      else for (const stop of this.#waiting) stop()
    }
    // Immediates run after what has arrived was read.
    this.#timer = setTimeout(() => setImmediate(count), Math.min(STRETCH_MS, this.left()))
  }
}

/**
 * @template Result
 * @param {DatabaseTime} time
 * @param {() => Result} work
 */
export const runWithDatabaseTime = (time, work) => current.run(time, work)

/**
 * For what has a limit of its own: an import, an event stream.
 * @template Result
 * @param {() => Result} work
 */
export const withoutLimit = (work) => current.run(undefined, work)

/** @returns {DatabaseTime | undefined} of the current request, while somebody waits for its response */
function currentTime() {
  const time = current.getStore()
  return time?.isFinished ? undefined : time
}

/** Returns a function that says, whenever it is called, whether the request that runs now still has time. */
export function timeOfCurrentRequest() {
  const time = currentTime()
  return () => !time || time.left() > 0
}

/** lib/platform/database/unavailable.ts recognizes these words. */
export const databaseTooSlow = () => new Error('Waited too long for the database')

/**
 * The result of `query`, or an error once the current request has used up its time: then `giveUp` is called, and later queries of the
 * request fail at once.
 * @template Result
 * @param {() => Promise<Result>} query
 * @returns {Promise<Result>}
 */
export async function withinTime(query, giveUp = () => {}) {
  const time = currentTime()
  if (!time) return query()
  if (time.left() <= 0) {
    giveUp()
    throw databaseTooSlow()
  }
  let stop = () => {}
  const end = new Promise((_resolve, reject) => {
    stop = () => {
      giveUp()
      reject(databaseTooSlow())
    }
  })
  time.begin(stop)
  try {
    return await Promise.race([query(), end])
  } finally {
    time.end(stop)
  }
}
