import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findManaged, providersOf } from '@/lib/listings/people/queries'
import { db } from '@/lib/platform/database/client'
import { findOwnInquiry } from '../inquiries/queries/inquiries'
import type { PlacedReplies, RepliesOfProvider } from './schema'

/** The replies of one of the actor's providers (public id), by their names. Throws NotFoundError for anybody else's, ForbiddenError for who only answers. */
export async function findReplies(actor: SignedInActor, publicId: string | undefined): Promise<RepliesOfProvider> {
  const { internalId, id, name } = await findManaged(actor, publicId, 'speak-for')
  return { provider: { id, name }, replies: await repliesOf(internalId) }
}

/** Those that can be placed in a conversation of the actor's own, by any of the provider's people; a parent has none. Throws NotFoundError for another's. */
export async function findRepliesFor(actor: SignedInActor, inquiryId: number): Promise<PlacedReplies> {
  const { side, providerId } = await findOwnInquiry(db(), actor, inquiryId)
  if (side !== 'careprovider') return { replies: [], canEdit: false }
  const where = { id: providerId, ...providersOf(actor.id, 'speak-for') }
  const [replies, count] = await Promise.all([repliesOf(providerId), db().provider.count({ where })])
  return { replies, canEdit: count > 0 }
}

const repliesOf = (providerId: number) =>
  db().savedReply.findMany({
    where: { providerId },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, text: true },
  })
