import { subscribe } from 'node:diagnostics_channel'
import { SharedStorage } from './one-context.mjs'

/**
 * How long one request waits for the database, all its questions together, in ms. What else takes time does not count, such as a slow
 * phone that sends a picture.
 */
export const LONGEST_WAIT_MS = 3_000

/** On globalThis: a bundle holds this file once more. */
globalThis.nooklingWaiting ??= new SharedStorage()
/** @type {SharedStorage<Waiting | undefined>} */
const waitings = globalThis.nooklingWaiting

/** Of a longer stretch in which this process did not get to look, no more counts: what came meanwhile lies unread, and is nobody's fault. */
const STRETCH_MS = 200

/** The waiting of one request. Questions that are asked beside each other count once. */
export class Waiting {
  #longestMs
  #spentMs = 0
  #since = 0
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer
  /** @type {Set<() => void>} */
  #askers = new Set()
  /** Nobody waits any more: what goes on after the answer has the time it needs. */
  isOver = false

  constructor(longestMs = LONGEST_WAIT_MS) {
    this.#longestMs = longestMs
  }

  /** Calls `stop` when nothing is left, unless it ends before. */
  begin(stop) {
    this.#askers.add(stop)
    if (this.#askers.size > 1) return
    this.#since = performance.now()
    this.#look()
  }

  end(stop) {
    if (!this.#askers.delete(stop) || this.#askers.size > 0) return
    clearTimeout(this.#timer)
    this.#count()
  }

  /** What is left of it, in ms. */
  left() {
    return this.#longestMs - this.#spentMs - (this.#askers.size > 0 ? this.#stretch() : 0)
  }

  #stretch() {
    return Math.min(performance.now() - this.#since, STRETCH_MS)
  }

  #count() {
    this.#spentMs += this.#stretch()
    this.#since = performance.now()
  }

  #look() {
    const count = () => {
      if (this.#askers.size === 0) return
      this.#count()
      if (this.left() > 0) this.#look()
      else for (const stop of this.#askers) stop()
    }
    // Immediates come after what has arrived.
    this.#timer = setTimeout(() => setImmediate(count), Math.min(STRETCH_MS, this.left()))
  }
}

/**
 * Gives every request an end of its waiting. Called once, before the server starts, as lib/platform/request-id.mjs.
 * @param {number} [patience] so many times as long
 */
export function limitWaiting(patience = 1) {
  subscribe('http.server.request.start', ({ response }) => {
    const waiting = new Waiting(LONGEST_WAIT_MS * patience)
    waitings.enterWith(waiting)
    response.once('close', () => {
      waiting.isOver = true
    })
  })
}

/**
 * For what has an end of its own: an import, an event stream.
 * @template Result
 * @param {() => Result} work
 */
export const withoutLimit = (work) => waitings.run(undefined, work)

/** @returns {Waiting | undefined} of the request that asks, if it is one that anybody waits for */
function currentWaiting() {
  const waiting = waitings.getStore()
  return waiting?.isOver ? undefined : waiting
}

/** Answers whether the request that asks now has not waited for all it may, whenever that is called. */
export function isWaitedFor() {
  const waiting = currentWaiting()
  return () => !waiting || waiting.left() > 0
}

/** lib/platform/database-away.ts knows it by these words. */
export const waitedTooLong = () => new Error('Waited too long for the database')

/**
 * What is asked, or an error once the request that asks has waited for all it may: then `giveUp` is called, and nothing is asked any more.
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @returns {Promise<Answer>}
 */
export async function askWithin(ask, giveUp = () => {}) {
  const waiting = currentWaiting()
  if (!waiting) return ask()
  if (waiting.left() <= 0) {
    giveUp()
    throw waitedTooLong()
  }
  let stop = () => {}
  const end = new Promise((_resolve, reject) => {
    stop = () => {
      giveUp()
      reject(waitedTooLong())
    }
  })
  waiting.begin(stop)
  try {
    return await Promise.race([ask(), end])
  } finally {
    waiting.end(stop)
  }
}
