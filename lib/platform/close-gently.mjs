import { Server } from 'node:http'

/** A pass of the event loop that takes no longer found nothing to do. */
const QUIET_MS = 1
const LONGEST_MS = 2_000

/**
 * Lets a server that is asked to end take in what has arrived already. Node stops listening at once, and whoever stands in the
 * system's queue by then is turned away after having sent a request, which a proxy must not send again when it writes. So it listens
 * until a pass of the event loop finds nobody, and the last answers end their connections. Called once, before the server starts.
 */
export function closeGently() {
  const close = Server.prototype.close
  Server.prototype.close = function closeWhenQuiet(done) {
    const begin = performance.now()
    this.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    let last = begin
    const look = () => {
      const now = performance.now()
      if (now - last < QUIET_MS || now - begin > LONGEST_MS) return close.call(this, done)
      last = now
      setImmediate(look)
    }
    setImmediate(look)
    return this
  }
}
