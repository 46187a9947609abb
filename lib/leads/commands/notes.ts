import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findOwnInquiry } from '@/lib/messages/queries/own'
import { db } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { providersOf } from '@/lib/provider-people/queries/own'
import { MOST_NOTES } from '../rules/limits'

/**
 * Writes a note about a lead of the actor's own, for the provider's people alone. The same as the newest one is that one. Answers its id.
 * Throws NotFoundError, and ConflictError where there are too many.
 */
export async function addNote(actor: SignedInActor, inquiryId: number, text: string, now: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    const own = await findOwnInquiry(tx, actor, inquiryId)
    if (own.side !== 'careprovider') throw new NotFoundError('There is no such lead.')
    await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${inquiryId} FOR UPDATE`
    const newest = await tx.leadNote.findFirst({ where: { inquiryId }, orderBy: { id: 'desc' } })
    if (newest?.text === text && newest.authorId === actor.id) return newest.id
    if ((await tx.leadNote.count({ where: { inquiryId } })) >= MOST_NOTES)
      throw new ConflictError('There are many notes already. Please remove one first.')
    const data = { inquiryId, authorId: actor.id, text, createdAt: now }
    return (await tx.leadNote.create({ data, select: { id: true } })).id
  })
}

/** Removes a note that the actor wrote, while they are one of the provider's people. Throws NotFoundError for any other. */
export async function removeNote({ id: authorId }: SignedInActor, id: number): Promise<void> {
  const where = { id, authorId, inquiry: { provider: providersOf(authorId, 'answer') } }
  const { count } = await db().leadNote.deleteMany({ where })
  if (count === 0) throw new NotFoundError('There is no such note of yours.')
}
