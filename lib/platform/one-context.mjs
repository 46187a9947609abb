import { AsyncLocalStorage } from 'node:async_hooks'

/** What all storages know, each at its own place. Never changed: who runs within has a copy. */
const NOTHING = []
/** @type {AsyncLocalStorage<readonly unknown[]>} */
const context = new AsyncLocalStorage()
let places = 0

/**
 * An AsyncLocalStorage that shares one of Node's with all others of its kind.
 * @template Store
 */
export class SharedStorage {
  #place = places++

  /**
   * @template Result
   * @param {Store} store
   * @param {(...given: any[]) => Result} work
   * @returns {Result}
   */
  run(store, work, ...given) {
    return context.run(this.#with(store), work, ...given)
  }

  /** @returns {Store | undefined} */
  getStore() {
    return context.getStore()?.[this.#place]
  }

  /** @param {Store} store */
  enterWith(store) {
    context.enterWith(this.#with(store))
  }

  exit(work, ...given) {
    return this.run(undefined, work, ...given)
  }

  #with(store) {
    const known = (context.getStore() ?? NOTHING).slice()
    known[this.#place] = store
    return known
  }

  /** Of all of them, as Node's own. */
  static bind = AsyncLocalStorage.bind
  static snapshot = AsyncLocalStorage.snapshot
}

/**
 * Has Next and ourselves keep what belongs to a request in one of Node's storages instead of seven. Until Node 24 each of them costs every promise of
 * the process something, whether it holds anything or not. Next takes the class from globalThis where there is one. Called once,
 * before the server starts; docs/decisions/0329 says what it brings.
 */
export function keepOneContext() {
  globalThis.AsyncLocalStorage = SharedStorage
}
