import 'server-only'
import { db } from '@/lib/platform/db'
import { MEASURED_DAYS, type ReplyFigures, replyFigures } from '../rules/reply-figures'

/** More than anybody gets in the time that counts; the newest of them. */
const MOST_MEASURED = 2_000

/** How a provider (internal id) answers here; null where too few have asked. */
export async function findReplyFigures(providerId: number, now: Date): Promise<ReplyFigures | null> {
  const since = new Date(now.getTime() - MEASURED_DAYS * 86_400_000)
  const rows = await db().inquiry.findMany({
    where: { providerId, createdAt: { gte: since } },
    orderBy: { lastMessageAt: 'desc' },
    take: MOST_MEASURED,
    select: { createdAt: true, answeredAt: true },
  })
  return replyFigures(
    rows.map(({ createdAt, answeredAt }) => ({ askedAt: createdAt, answeredAt })),
    now,
  )
}
