import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { randomToken, tokenHash } from '@/lib/platform/security/secrets'
import type { Weights } from './rules/criteria'
import type { ChoiceInput } from './schema'

/** Keeps what a parent chose for comparing; what is left out stays. Throws InvalidInputError for a child that is not their own. */
export async function saveChoice(actor: SignedInActor, { childId, weights }: ChoiceInput, now: Date): Promise<void> {
  if (childId !== undefined && (await db().child.count({ where: { id: childId, userId: actor.id } })) === 0) {
    const sentence = 'There is no such child.'
    throw new InvalidInputError(sentence, { childId: sentence })
  }
  await keep(actor, { childId, weights, updatedAt: now })
}

/** Makes a link that shows the comparison to whoever has it, and ends the one before. Its secret is answered once and stored nowhere. */
export async function makeLink(actor: SignedInActor, now: Date): Promise<string> {
  const token = randomToken()
  await keep(actor, { linkHash: tokenHash(token), linkMadeAt: now, updatedAt: now })
  return token
}

/** Ends the link at once. Nothing happens where there was none. */
export async function revokeLink(actor: SignedInActor, now: Date): Promise<void> {
  await db().comparison.updateMany({
    where: { userId: actor.id },
    data: { linkHash: null, linkMadeAt: null, updatedAt: now },
  })
}

type Kept = {
  updatedAt: Date
  childId?: number
  weights?: Weights
  linkHash?: Uint8Array<ArrayBuffer>
  linkMadeAt?: Date
}

async function keep(actor: SignedInActor, data: Kept): Promise<void> {
  const own = { userId: actor.id }
  await db().comparison.upsert({ where: own, create: { ...own, ...data }, update: data })
}
