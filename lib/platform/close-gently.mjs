import { Server } from 'node:http'

/** Who arrives during a pass of the event loop that takes longer is found by the next one only. */
const QUIET_MS = 1
const LONGEST_MS = 2_000

/**
 * Lets a server that is asked to end take in what has arrived already. Node stops listening at once, and whoever stands in the
 * system's queue by then is turned away after having sent a request, which a proxy must not send again when it writes. So it listens
 * until a pass of the event loop, which takes one out of that queue, finds nobody there and is short; and the last answers end
 * their connections. Called once, before the server starts.
 */
export function closeGently() {
  const close = Server.prototype.close
  Server.prototype.close = function closeWhenQuiet(done) {
    const begin = performance.now()
    this.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    let isSomebodyNew = false
    this.on('connection', () => {
      isSomebodyNew = true
    })
    // The pass in which it is called counts for nothing: whoever came before is found by the next one.
    let last = Number.NEGATIVE_INFINITY
    const look = () => {
      const now = performance.now()
      const isQuiet = !isSomebodyNew && now - last < QUIET_MS
      if (isQuiet || now - begin > LONGEST_MS) return close.call(this, done)
      last = now
      isSomebodyNew = false
      setImmediate(look)
    }
    setImmediate(look)
    return this
  }
}
