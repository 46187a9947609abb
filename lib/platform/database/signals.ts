import 'server-only'
import pg from 'pg'
import { directDatabaseUrl } from '../config/env'
import { logger } from '../logging/logger'
import { type Database, db, type Transaction } from './client'
import { isSignal, SIGNALS, type Signal } from './signal-names'

/** Sends a payload of at most 8,000 bytes to whoever listens on this channel of PostgreSQL; once a transaction is done, and not if it fails. */
export async function sendPayload(
  channel: string,
  payload: string,
  connection: Database | Transaction = db(),
): Promise<void> {
  await connection.$executeRaw`SELECT pg_notify(${channel}::text, ${payload}::text)`
}

/** The channel of PostgreSQL on which every web process listens (lib/platform/database/signals.ts). */
export const SIGNAL_CHANNEL = 'signals'

/** Tells the open pages of these people, in whichever process, that something is new; once the transaction is done, and not if it fails. */
export async function sendSignal(
  tx: Transaction | Database,
  signal: Signal,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  await sendPayload(SIGNAL_CHANNEL, JSON.stringify({ signal, userIds }), tx)
}

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

type Hear = (signal: Signal) => void
type SignalsEar = { listeners: Map<number, Set<Hear>>; channel: ReturnType<typeof listen> | null }

// On globalThis, because a bundle may hold this file twice; there is one connection in a process all the same.
const holder = globalThis as typeof globalThis & { nooklingEar?: SignalsEar }
function ear(): SignalsEar {
  holder.nooklingEar ??= { listeners: new Map(), channel: null }
  return holder.nooklingEar
}

/**
 * Calls back at each signal for a person, from any process. The process has one connection for all of them, from the first one to the
 * last; when it was lost, everybody is told everything once it is there again, since something may have been missed. Answers how
 * to end it.
 */
export function hearSignals(userId: number, hear: Hear): () => void {
  const { listeners } = ear()
  const own = listeners.get(userId) ?? new Set()
  listeners.set(userId, own.add(hear))
  // Whoever comes while it is made again is told then what they may have missed, as everybody.
  ear().channel ??= listen(SIGNAL_CHANNEL, { hear: pass, missed: tellAll })
  return () => {
    own.delete(hear)
    if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
    if (listeners.size > 0) return
    void ear().channel?.end()
    ear().channel = null
  }
}

function pass(payload: string): void {
  const { signal, userIds } = readPayload(payload)
  if (signal) for (const id of userIds) for (const hear of ear().listeners.get(id) ?? []) hear(signal)
}

/** What another release may have sent is passed over. */
function readPayload(payload: string): { signal?: Signal; userIds: number[] } {
  try {
    const { signal, userIds } = JSON.parse(payload)
    if (isSignal(signal) && Array.isArray(userIds)) return { signal, userIds: userIds.map(Number) }
  } catch {}
  return { userIds: [] }
}

function tellAll(): void {
  for (const own of ear().listeners.values()) for (const hear of own) for (const signal of SIGNALS) hear(signal)
}
