import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findOwnInquiry } from '@/lib/messages/queries/own'
import { db } from '@/lib/platform/db'
import { findManaged } from '@/lib/provider-people/queries/own'
import type { RepliesOfProvider, SavedReply } from '../types'

/** The replies of one of the actor's providers (public id), by their names. Throws NotFoundError for anybody else's. */
export async function findReplies(actor: SignedInActor, publicId: string | undefined): Promise<RepliesOfProvider> {
  const { internalId, id, name } = await findManaged(actor, publicId, 'answer')
  return { provider: { id, name }, replies: await repliesOf(internalId) }
}

/** Those that can be placed in a conversation of the actor's own; a parent has none. Throws NotFoundError for another's. */
export async function findRepliesFor(actor: SignedInActor, inquiryId: number): Promise<SavedReply[]> {
  const { side, providerId } = await findOwnInquiry(db(), actor, inquiryId)
  return side === 'careprovider' ? repliesOf(providerId) : []
}

const repliesOf = (providerId: number) =>
  db().savedReply.findMany({
    where: { providerId },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, text: true },
  })
