import 'server-only'
import { db } from '@/lib/platform/db'
import { logger } from '@/lib/platform/logger'
import { revalidateRemotely } from '@/lib/platform/revalidate-remote'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { confirmProvenance } from '@/lib/reviews/commands/confirm-provenance'
import { SAY_WITHIN_MS } from '../rules/limits'

/** Takes agreed tours, of which neither side said within two days what became of them, as having taken place. */
export async function finishTours(now: Date): Promise<void> {
  const over = { status: 'accepted', startsAt: { lte: new Date(now.getTime() - SAY_WITHIN_MS) } } as const
  const providers = await db().$transaction(async (tx) => {
    const done = await tx.tour.updateManyAndReturn({
      where: over,
      data: { status: 'done', updatedAt: now },
      select: { providerId: true, caregiverId: true },
    })
    for (const visit of done) await confirmProvenance(tx, { ...visit, relation: 'toured', at: now })
    return [...new Set(done.map(({ providerId }) => providerId))]
  })
  const say = (sentence: string) => logger.warn({ event: 'tours.finished' }, sentence)
  await revalidateRemotely(await findPageTags(providers), say)
}
