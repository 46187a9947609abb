import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'

/**
 * How long one request waits for the database, all its questions together, in ms. What else takes time does not count, such as a slow
 * phone that sends a picture.
 */
export const LONGEST_WAIT_MS = 3_500

/** On globalThis: a bundle holds this file once more. */
globalThis.nooklingWaiting ??= new AsyncLocalStorage()
/** @type {AsyncLocalStorage<Waiting | undefined>} */
const waitings = globalThis.nooklingWaiting

/** The waiting of one request. Questions that are asked beside each other count once. */
export class Waiting {
  #openCount = 0
  #since = 0
  #spentMs = 0
  /** Nobody waits any more: what goes on after the answer has the time it needs. */
  isOver = false

  begin() {
    if (this.#openCount === 0) this.#since = performance.now()
    this.#openCount += 1
  }

  end() {
    this.#openCount -= 1
    if (this.#openCount === 0) this.#spentMs += performance.now() - this.#since
  }

  /** A timer may ring a little before its time, and whoever asks next must find nothing left. */
  exhaust() {
    this.#spentMs = Number.POSITIVE_INFINITY
  }

  /** What is left of it, in ms. */
  left() {
    const runningMs = this.#openCount > 0 ? performance.now() - this.#since : 0
    return LONGEST_WAIT_MS - this.#spentMs - runningMs
  }
}

/** Gives every request an end of its waiting. Called once, before the server starts, as lib/platform/request-id.mjs. */
export function limitWaiting() {
  subscribe('http.server.request.start', ({ response }) => {
    const waiting = new Waiting()
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
  waiting.begin()
  let timer
  const end = new Promise((_resolve, reject) => {
    timer = setTimeout(() => {
      waiting.exhaust()
      giveUp()
      reject(waitedTooLong())
    }, waiting.left())
  })
  try {
    return await Promise.race([ask(), end])
  } finally {
    clearTimeout(timer)
    waiting.end()
  }
}
