import 'server-only'
import pg from 'pg'
import { directDatabaseUrl } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'

const AGAIN_MS = 1_000

type Ear = {
  hear: (payload: string) => void
  /** The connection was lost and is there again: something may have been missed. */
  missed: () => void
}

/** Hears a channel of PostgreSQL over a connection of its own, for as long as the process lives or until it is ended. */
export function listen(channel: string, { hear, missed }: Ear): { end: () => Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false

  const connect = (isAgain: boolean) => {
    // A statement that waits for ever is what this connection is for; the network below it is watched.
    const own = new pg.Client({
      connectionString: directDatabaseUrl(),
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: channel,
    })
    client = own
    const lose = () => {
      if (client !== own) return
      client = undefined
      own.end().catch(() => undefined)
      if (hasEnded) return
      logger.warn({ event: 'channel.lost', channel }, 'A connection that listens was lost and is made again.')
      timer = setTimeout(connect, AGAIN_MS, true).unref()
    }
    own.on('notification', ({ payload }) => hear(payload ?? ''))
    own.on('error', lose)
    own.on('end', lose)
    own
      .connect()
      .then(() => own.query(`LISTEN ${channel}`))
      .then(() => isAgain && missed())
      .catch(lose)
  }

  connect(false)
  return {
    end: async () => {
      hasEnded = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}
