import 'server-only'
import pg from 'pg'
import { withinTime } from './database-time.mjs'

type Ask = (...args: unknown[]) => unknown

/**
 * pg's client, but it hangs up when a statement is not answered for so long. pg's own `query_timeout` gives the answer up and keeps the
 * connection, on which somebody's transaction may still be open: what the next one writes there would be taken for written and lost.
 */
export function impatientClient(silenceMillis: number): typeof pg.Client {
  return class ImpatientClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const ask = this.query.bind(this) as Ask
      this.query = ((...args: unknown[]) => watched(this, ask, args, silenceMillis)) as typeof this.query
    }
  }
}

function watched(client: pg.Client, ask: Ask, args: unknown[], silenceMillis: number): unknown {
  let isAnswered = false
  const hangUpUnlessAnswered = () => {
    if (!isAnswered) hangUp(client)
  }
  // Immediates come after what has arrived: an answer may lie unread where this process was busy for long.
  const timer = setTimeout(() => setImmediate(hangUpUnlessAnswered), silenceMillis)
  const done = () => {
    isAnswered = true
    clearTimeout(timer)
  }
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const answer = (...result: unknown[]) => {
      done()
      callback(...result)
    }
    return ask(...args.slice(0, -1), answer)
  }
  // Without a callback asks a transaction alone; a statement by itself is bounded by the pool.
  return withinTime(
    async () => ask(...args),
    () => void client.end().catch(() => undefined),
  ).finally(done)
}

/** Not by a polite word, which nobody would hear. Whoever waits is told "Connection terminated unexpectedly". */
function hangUp(client: pg.Client): void {
  const { connection } = client as pg.Client & { connection: { stream: { destroy: () => void } } }
  connection.stream.destroy()
}
