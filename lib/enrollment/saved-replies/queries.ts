import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findManaged, providersOf } from '@/lib/listings/people/queries'
import { db } from '@/lib/platform/database/client'
import { versionHash } from '@/lib/platform/security/secrets'
import { findOwnInquiry } from '../inquiries/queries/inquiries'
import type { PlacedReplies, RepliesOfProvider, SavedReply } from './schema'

/**
 * Saved replies of one of the actor's providers (public id), by title. Throws ForbiddenError for any other, and for people who may only
 * reply; NotFoundError for a person without a provider.
 */
export async function findReplies(actor: SignedInActor, publicId: string | undefined): Promise<RepliesOfProvider> {
  const { internalId, id, name } = await findManaged(actor, publicId, 'speak-for')
  return { provider: { id, name }, replies: await repliesOf(internalId) }
}

/** Saved replies to insert in one of the actor's conversations; empty for a parent. Throws NotFoundError for any other conversation. */
export async function findRepliesFor(actor: SignedInActor, inquiryId: number): Promise<PlacedReplies> {
  const { side, providerId } = await findOwnInquiry(db(), actor, inquiryId)
  if (side !== 'careprovider') return { replies: [], canEdit: false }
  const where = { id: providerId, ...providersOf(actor.id, 'speak-for') }
  const [replies, count] = await Promise.all([repliesOf(providerId), db().provider.count({ where })])
  return { replies, canEdit: count > 0 }
}

async function repliesOf(providerId: number): Promise<SavedReply[]> {
  const replies = await db().savedReply.findMany({
    where: { providerId },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    select: REPLY,
  })
  return replies.map((reply) => ({ ...reply, version: versionHash(reply) }))
}

/** The columns that a version is computed from. */
export const REPLY = { id: true, title: true, text: true } as const
