import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { inJournal } from '../queries/journal'
import type { MarkInput } from '../schema/journal'

/** Keeps for one person that they read or saved an article of the journal, or no longer. Throws NotFoundError for any other article. */
export async function markArticle(actor: SignedInActor, id: number, marks: MarkInput, now: Date): Promise<void> {
  const { read, saved } = marks
  const key = { userId: actor.id, articleId: id }
  const data = {
    ...(read !== undefined && { readAt: read ? now : null }),
    ...(saved !== undefined && { savedAt: saved ? now : null }),
  }
  await db().$transaction(async (tx) => {
    // The account first: two presses at once come one after another.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id} FOR NO KEY UPDATE`
    if ((await tx.article.count({ where: { id, ...inJournal(now) } })) === 0)
      throw new NotFoundError('There is no such article.')
    const before = await tx.articleMark.findUnique({ where: { userId_articleId: key } })
    const { readAt = null, savedAt = null } = { ...before, ...data }
    const where = { userId_articleId: key }
    if (!readAt && !savedAt) await tx.articleMark.deleteMany({ where: key })
    else await tx.articleMark.upsert({ where, create: { ...key, readAt, savedAt }, update: { readAt, savedAt } })
  })
}
