import 'server-only'
import { db } from '@/lib/platform/db'
import { logger } from '@/lib/platform/logger'
import { revalidateRemotely } from '@/lib/platform/revalidate-remote'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { eraseAccount } from './erase-account'

/** Erases every account whose days of grace are over. One that cannot be erased does not keep the others; then it throws at the end. */
export async function eraseDueAccounts(now: Date): Promise<void> {
  const due = await db().accountDeletion.findMany({ where: { dueAt: { lte: now } }, select: { userId: true } })
  const problems: unknown[] = []
  for (const { userId } of due) {
    try {
      const changed = await eraseAccount(userId, now)
      const say = (sentence: string) => logger.warn({ event: 'account.erased' }, sentence)
      await revalidateRemotely(await findPageTags(changed ?? []), say)
    } catch (error) {
      problems.push(error)
    }
  }
  if (problems.length > 0) throw problems[0]
}
