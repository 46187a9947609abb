import 'server-only'
import pg from 'pg'
import { SIGNAL_CHANNEL } from '@/lib/platform/commands/send-signal'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { isSignal, SIGNALS, type Signal } from '@/lib/platform/signals'

type Hear = (signal: Signal) => void
type Ear = { listeners: Map<number, Set<Hear>>; client: pg.Client | null; timer: NodeJS.Timeout | null }

const AGAIN_MS = 2_000

// On globalThis, because a bundle may hold this file twice; there is one connection in a process all the same.
const holder = globalThis as typeof globalThis & { nooklingEar?: Ear }
function ear(): Ear {
  holder.nooklingEar ??= { listeners: new Map(), client: null, timer: null }
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
  // While it is about to be made again it is left to that: others are told then what they may have missed.
  if (!ear().client && !ear().timer) connect(false)
  return () => {
    own.delete(hear)
    if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
    if (listeners.size === 0) void hangUp()
  }
}

function connect(isAgain: boolean): void {
  // A statement that waits for ever is what this connection is for; the network below it is watched.
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    application_name: 'signals',
  })
  ear().client = client
  client.on('notification', ({ payload }) => pass(payload ?? ''))
  client.on('error', () => lose(client))
  client.on('end', () => lose(client))
  client
    .connect()
    .then(() => client.query(`LISTEN ${SIGNAL_CHANNEL}`))
    .then(() => isAgain && tellAll())
    .catch(() => lose(client))
}

function lose(client: pg.Client): void {
  const state = ear()
  if (state.client !== client) return
  state.client = null
  client.end().catch(() => undefined)
  if (state.listeners.size === 0) return
  logger.warn({ event: 'signals.lost' }, 'The connection for signals was lost and is made again.')
  state.timer = setTimeout(() => {
    state.timer = null
    connect(true)
  }, AGAIN_MS).unref()
}

async function hangUp(): Promise<void> {
  const state = ear()
  const { client, timer } = state
  state.client = null
  state.timer = null
  if (timer) clearTimeout(timer)
  await client?.end().catch(() => undefined)
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
