const channels = require('node:diagnostics_channel')
const { ModuleMocker } = require('jest-mock')

/** On which something of ours may go on listening after its test file has ended. */
const SIGNALS = ['SIGTERM', 'SIGINT']
/** Where our servers read each request before it is handled. */
const REQUESTS = 'http.server.request.start'

const packages = new Map()
/** What packages have put onto globalThis, which stays as long as they do. */
const ofPackages = new Set()
/** Compiled WebAssembly: V8 gives it to whoever compiles the same bytes, as long as somebody holds it. */
const held = []

/**
 * Where a test file without a browser runs: among Node's own globals instead of a copy of them behind a proxy, put back as they
 * were when the file has ended. Fake timers are not there: time is asked of lib/platform/clock.ts.
 */
module.exports = class PlainEnvironment {
  global = globalThis
  moduleMocker = new ModuleMocker(globalThis)
  #globals = propertiesOf(globalThis)
  #process = propertiesOf(process)
  #listeners = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]))

  #subscribe = channels.subscribe
  #subscribers = []

  async setup() {
    process.env = { ...process.env }
    channels.subscribe = (name, subscriber) => {
      if (name === REQUESTS) this.#subscribers.push(subscriber)
      this.#subscribe(name, subscriber)
    }
  }

  async teardown() {
    putBack(globalThis, this.#globals)
    putBack(process, this.#process)
    channels.subscribe = this.#subscribe
    for (const subscriber of this.#subscribers) channels.unsubscribe(REQUESTS, subscriber)
    for (const [signal, before] of this.#listeners) {
      const since = process.listeners(signal).filter((listener) => !before.includes(listener))
      for (const listener of since) process.removeListener(signal, listener)
    }
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  /** Jest asks for one; plain-runtime.cjs compiles for Node's own globals. */
  getVmContext() {
    return globalThis
  }

  /** A package as Node reads it, once for all test files of this worker. */
  loadOnce(path) {
    if (packages.has(path)) return packages.get(path)
    const before = new Set(Reflect.ownKeys(globalThis))
    const exports = require(path)
    for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) ofPackages.add(key)
    // Prisma's, as text.
    if (typeof exports?.wasm === 'string') held.push(new WebAssembly.Module(Buffer.from(exports.wasm, 'base64')))
    packages.set(path, exports)
    return exports
  }
}

function propertiesOf(object) {
  return new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]))
}

function putBack(object, before) {
  for (const [key, now] of propertiesOf(object)) {
    const then = before.get(key)
    if (!then) {
      if (!ofPackages.has(key)) delete object[key]
    } else if (now.value !== then.value || now.get !== then.get) Object.defineProperty(object, key, then)
  }
  for (const [key, then] of before) if (!(key in object)) Object.defineProperty(object, key, then)
}
