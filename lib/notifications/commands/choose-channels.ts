import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { isKind, KINDS } from '../catalogue/kinds'
import { isFor } from '../policy'
import { CHANNELS, type Channel, canChoose } from '../rules/channels'

/** Turns each channel on or off for every kind that leaves the choice, as if the person had pressed each switch. */
export async function chooseChannels(actor: SignedInActor, on: readonly Channel[]): Promise<void> {
  const own = { userId: actor.id }
  const kinds = Object.keys(KINDS)
    .filter(isKind)
    .filter((kind) => isFor(actor, KINDS[kind]))
  await db().$transaction(
    kinds.flatMap((kind) => {
      const free = CHANNELS.filter((channel) => canChoose(KINDS[kind][channel]))
      if (free.length === 0) return []
      const chosen = Object.fromEntries(free.map((channel) => [channel, on.includes(channel)]))
      const where = { userId_kind: { ...own, kind } }
      return [db().notificationChoice.upsert({ where, create: { ...own, kind, ...chosen }, update: chosen })]
    }),
  )
}
