import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { findSetting } from '@/lib/site-settings/queries'
import type { ReviewStatus } from '@/prisma/generated/enums'
import type { Written } from '../rules/hold'
import { BURST_WITHIN_MS } from '../rules/limits'

type Own = { providerId: number; authorId: number }
type Before = { status: ReviewStatus; heldFor: readonly string[] } | null

/** What the rules ask besides the text: who writes, and what else was written lately. */
export async function findCircumstances(
  tx: Transaction,
  { providerId, authorId }: Own,
  before: Before,
  now: Date,
): Promise<Omit<Written, 'text' | 'childNames'>> {
  const createdAt = { gt: new Date(now.getTime() - BURST_WITHIN_MS) }
  const others = { createdAt, NOT: { providerId, authorId } }
  const [shown, recentOfProvider, recentByAuthor] = [
    await tx.review.count({ where: { authorId, status: 'published' } }),
    await tx.review.count({ where: { ...others, providerId } }),
    await tx.review.count({ where: { ...others, authorId } }),
  ]
  const { value: words } = await findSetting('words', tx)
  return {
    watchedWords: words.reviews,
    isKnown: shown > 0,
    wasRejected: before?.status === 'hidden' || (before?.heldFor.includes('rejected-before') ?? false),
    isNew: before === null,
    recentOfProvider,
    recentByAuthor,
  }
}
