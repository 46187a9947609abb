import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { findShownReview } from '../queries/shown'
import { REPORT_RATE } from '../rules/limits'
import type { ReviewReportInput } from '../schema'
import { tellModerators } from './tell'

/**
 * Keeps for moderators what somebody says is wrong with a published review or its answer; said again, the last words count. The review
 * stays until somebody decides: many reports are no decision. Throws NotFoundError, TooManyRequestsError.
 */
export async function reportReview(
  actor: SignedInActor,
  id: number,
  { reason, note }: ReviewReportInput,
  now: Date,
): Promise<void> {
  await takeTries([{ of: ['report of a review by', actor.id], limit: REPORT_RATE }], now)
  const { provider } = await findShownReview(id)
  const key = { reviewId: id, reporterId: actor.id }
  const words = { reason, note, createdAt: now, settledAt: null }
  await db().$transaction(async (tx) => {
    const isOpen = (await tx.reviewReport.count({ where: { reviewId: id, settledAt: null } })) > 0
    await tx.reviewReport.upsert({
      where: { reviewId_reporterId: key },
      create: { ...key, ...words },
      update: words,
      select: { id: true },
    })
    if (!isOpen) await tellModerators(tx, { provider: provider.name, publicId: provider.id, why: 'reported' }, now)
  })
}
