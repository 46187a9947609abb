import 'server-only'
import pg from 'pg'
import { directDatabaseUrl } from '../config/env'
import { processWide } from '../config/process-wide.mjs'
import { logger } from '../logging/logger'
import { type Database, db, type Transaction } from './client'
import { isSignal, SIGNALS, type Signal } from './signal-names'

/** Notifies the listeners of a PostgreSQL channel. The payload has at most 8,000 bytes and is sent only when the transaction commits. */
export async function sendPayload(
  channel: string,
  payload: string,
  connection: Database | Transaction = db(),
): Promise<void> {
  await connection.$executeRaw`SELECT pg_notify(${channel}::text, ${payload}::text)`
}

/** The PostgreSQL channel on which every web process listens for signals. */
export const SIGNAL_CHANNEL = 'signals'

/** Signals to the open pages of these users, in all processes, that something is new. Sent only when the transaction commits. */
export async function sendSignal(
  tx: Transaction | Database,
  signal: Signal,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  await sendPayload(SIGNAL_CHANNEL, JSON.stringify({ signal, userIds }), tx)
}

const RECONNECT_MS = 1_000

type Listener = {
  onPayload: (payload: string) => void
  /** Called after a reconnect: notifications may have been missed. */
  onReconnect: () => void
}

/** Listens on a PostgreSQL channel over a dedicated connection, and reconnects, until `end` is called. */
export function listen(channel: string, { onPayload, onReconnect }: Listener): { end: () => Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const connect = (isReconnect: boolean) => {
    // No statement time-out, since this connection only waits; keepAlive detects a broken network.
    const own = new pg.Client({
      connectionString: directDatabaseUrl(),
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: channel,
    })
    client = own
    const reconnectLater = () => {
      if (client !== own) return
      client = undefined
      own.end().catch(() => undefined)
      if (isStopped) return
      logger.warn({ event: 'channel.lost', channel }, 'A listening connection was lost and will be reopened.')
      timer = setTimeout(connect, RECONNECT_MS, true).unref()
    }
    own.on('notification', ({ payload }) => onPayload(payload ?? ''))
    own.on('error', reconnectLater)
    own.on('end', reconnectLater)
    own
      .connect()
      .then(() => own.query(`LISTEN ${channel}`))
      .then(() => isReconnect && onReconnect())
      .catch(reconnectLater)
  }

  connect(false)
  return {
    end: async () => {
      isStopped = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}

type OnSignal = (signal: Signal) => void
type Subscriptions = { listeners: Map<number, Set<OnSignal>>; channel: ReturnType<typeof listen> | null }

const subscriptions = processWide(
  'signal-subscriptions',
  (): Subscriptions => ({ listeners: new Map(), channel: null }),
)

/**
 * Calls back for each signal to a user, from any process, and returns a function that unsubscribes. The process shares one connection,
 * open as long as there are subscribers. After a reconnect, every subscriber gets every signal, since some may have been missed.
 */
export function subscribeToSignals(userId: number, onSignal: OnSignal): () => void {
  const { listeners } = subscriptions
  const own = listeners.get(userId) ?? new Set()
  listeners.set(userId, own.add(onSignal))
  // A subscriber that joins during a reconnect gets every signal after it, like all others.
  subscriptions.channel ??= listen(SIGNAL_CHANNEL, { onPayload: dispatch, onReconnect: signalEverything })
  return () => {
    own.delete(onSignal)
    if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
    if (listeners.size > 0) return
    void subscriptions.channel?.end()
    subscriptions.channel = null
  }
}

function dispatch(payload: string): void {
  const { signal, userIds } = readPayload(payload)
  if (signal) for (const id of userIds) for (const onSignal of subscriptions.listeners.get(id) ?? []) onSignal(signal)
}

/** Ignores payloads it cannot read: another release may have sent them. */
function readPayload(payload: string): { signal?: Signal; userIds: number[] } {
  try {
    const { signal, userIds } = JSON.parse(payload)
    if (isSignal(signal) && Array.isArray(userIds)) return { signal, userIds: userIds.map(Number) }
  } catch {}
  return { userIds: [] }
}

function signalEverything(): void {
  for (const own of subscriptions.listeners.values())
    for (const onSignal of own) for (const signal of SIGNALS) onSignal(signal)
}
