import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import type { Transaction } from '@/lib/platform/db'
import { TooManyRequestsError } from '@/lib/platform/errors'
import { MOST_WRITTEN_AN_HOUR } from '../rules/limits'

const HOUR_MS = 3_600_000

/**
 * Lets one person's messages come one after another, so that none slips past a count, and throws TooManyRequestsError where
 * `coming` more would be too many in an hour.
 */
export async function holdRate(tx: Transaction, actor: SignedInActor, coming: number, now: Date): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id} FOR UPDATE`
  const recent = await tx.message.findMany({
    where: { authorId: actor.id, createdAt: { gt: new Date(now.getTime() - HOUR_MS) } },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  })
  const [oldest] = recent
  if (recent.length + coming > MOST_WRITTEN_AN_HOUR)
    throw new TooManyRequestsError(Math.ceil(((oldest?.createdAt ?? now).getTime() + HOUR_MS - now.getTime()) / 1000))
}
