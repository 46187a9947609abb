import 'server-only'
import { db } from '@/lib/platform/db'
import { SAY_WITHIN_MS } from '../rules/limits'

/** Takes agreed tours, of which neither side said within two days what became of them, as having taken place. */
export async function finishTours(now: Date): Promise<void> {
  await db().tour.updateMany({
    where: { status: 'accepted', startsAt: { lte: new Date(now.getTime() - SAY_WITHIN_MS) } },
    data: { status: 'done', updatedAt: now },
  })
}
