import 'server-only'
import { SIGNAL_CHANNEL } from '@/lib/platform/commands/send-signal'
import { isSignal, SIGNALS, type Signal } from '@/lib/platform/signals'
import { listen } from './listen'

type Hear = (signal: Signal) => void
type Ear = { listeners: Map<number, Set<Hear>>; channel: ReturnType<typeof listen> | null }

// On globalThis, because a bundle may hold this file twice; there is one connection in a process all the same.
const holder = globalThis as typeof globalThis & { nooklingEar?: Ear }
function ear(): Ear {
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
