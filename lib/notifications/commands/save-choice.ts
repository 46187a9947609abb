import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { isKind, KINDS } from '../catalogue/kinds'
import { isFor } from '../policy'
import { canChoose } from '../rules/channels'
import type { ChoiceInput } from '../schema'

/** Keeps how the actor wants to hear of a kind. Throws NotFoundError for a kind that they never get, ConflictError where there is no choice. */
export async function saveChoice(actor: SignedInActor, { kind, channel, isOn }: ChoiceInput): Promise<void> {
  if (!isKind(kind) || !isFor(actor, KINDS[kind])) throw new NotFoundError('There are no such notifications.')
  if (!canChoose(KINDS[kind][channel]))
    throw new ConflictError('There is nothing to choose here: these notifications always come the same way.')
  const chosen = channel === 'app' ? { app: isOn } : { email: isOn }
  await db().notificationChoice.upsert({
    where: { userId_kind: { userId: actor.id, kind } },
    create: { userId: actor.id, kind, ...chosen },
    update: chosen,
  })
}
