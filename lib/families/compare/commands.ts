import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { invalidField } from '@/lib/platform/http/errors'
import { randomToken, tokenHash } from '@/lib/platform/security/secrets'
import { NO_CHILD } from '../profile/schema'
import type { Weights } from './rules/criteria'
import type { ChoiceInput } from './schema'

/** Stores a parent's comparison settings; omitted fields stay unchanged. Throws InvalidInputError for a child that is not their own. */
export async function saveComparisonChoice(
  actor: SignedInActor,
  { childId, weights }: ChoiceInput,
  now: Date,
): Promise<void> {
  if (childId !== undefined && (await db().child.count({ where: { id: childId, userId: actor.id } })) === 0) {
    throw invalidField('childId', NO_CHILD)
  }
  await saveComparison(actor, { childId, weights, updatedAt: now })
}

/** Creates a link that shows the comparison to anyone who has it, and revokes the previous one. Only a hash of its token is stored. */
export async function createShareLink(actor: SignedInActor, now: Date): Promise<string> {
  const token = randomToken()
  await saveComparison(actor, { linkHash: tokenHash(token), linkMadeAt: now, updatedAt: now })
  return token
}

/** Revokes the link immediately; does nothing if there is none. */
export async function revokeLink(actor: SignedInActor, now: Date): Promise<void> {
  await db().comparison.updateMany({
    where: { userId: actor.id },
    data: { linkHash: null, linkMadeAt: null, updatedAt: now },
  })
}

type ComparisonData = {
  updatedAt: Date
  childId?: number
  weights?: Weights
  linkHash?: Uint8Array<ArrayBuffer>
  linkMadeAt?: Date
}

async function saveComparison(actor: SignedInActor, data: ComparisonData): Promise<void> {
  const own = { userId: actor.id }
  await db().comparison.upsert({ where: own, create: { ...own, ...data }, update: data })
}
