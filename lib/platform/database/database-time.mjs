import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '../config/process-wide.mjs'

/**
 * How long one request may wait for the database, all its queries together, in ms. Other delays do not count, such as a slow phone
 * uploading a picture.
 */
export const MAX_DATABASE_MS = 3_000

/** @type {AsyncLocalStorage<DatabaseTime | undefined>} */
const current = processWide('database-time', () => new AsyncLocalStorage())

/** The most that one check counts as waiting: if the process was busy for longer, the result may have arrived but not been read yet. */
const STRETCH_MS = 200

/** The time one request may spend on the database. Concurrent queries count once. */
export class DatabaseTime {
  #longestMs
  #spentMs = 0
  #since = 0
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer
  /** @type {Set<() => void>} */
  #waiting = new Set()
  isFinished = false
  /** A signed-in user must see their own changes, so nothing is read from the replica. */
  isOfSignedInUser = false

  /** @param {number} [factor] for machines that are this many times slower */
  constructor(factor = 1, { isOfSignedInUser = false } = {}) {
    this.#longestMs = MAX_DATABASE_MS * factor
    this.isOfSignedInUser = isOfSignedInUser
  }

  /** The response is sent. Work that continues after it has no limit. */
  finish() {
    this.isFinished = true
  }

  /** Calls `stop` when no time is left, unless `end` is called first. */
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
    // Immediates run after data that has already arrived is read.
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
 * For work with its own limit, such as an import or an event stream.
 * @template Result
 * @param {() => Result} work
 */
export const withoutDatabaseLimit = (work) => current.run(undefined, work)

/** @returns {DatabaseTime | undefined} of the current request, until its response is sent */
function currentTime() {
  const time = current.getStore()
  return time?.isFinished ? undefined : time
}

/** Returns a function that tells whether the current request still has time. */
export function timeOfCurrentRequest() {
  const time = currentTime()
  return () => !time || time.left() > 0
}

/** Whether the current request has a signed-in user's cookies. False outside of requests. */
export const isOfSignedInUser = () => current.getStore()?.isOfSignedInUser ?? false

/** lib/platform/database/unavailable.ts recognizes this message. */
export const databaseTimeoutError = () => new Error('Waited too long for the database')

/**
 * Runs `query` within the current request's time. When the time is used up, `giveUp` is called and an error is thrown; later queries
 * of the request fail immediately.
 * @template Result
 * @param {() => Promise<Result>} query
 * @returns {Promise<Result>}
 */
export async function withinDatabaseTime(query, giveUp = () => {}) {
  const time = currentTime()
  if (!time) return query()
  if (time.left() <= 0) {
    giveUp()
    throw databaseTimeoutError()
  }
  let stop = () => {}
  const end = new Promise((_resolve, reject) => {
    stop = () => {
      giveUp()
      reject(databaseTimeoutError())
    }
  })
  time.begin(stop)
  try {
    return await Promise.race([query(), end])
  } finally {
    time.end(stop)
  }
}
