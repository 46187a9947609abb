import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/jobs/add-job'
import { relayMailJob } from '../jobs'
import { findRelayAddresses } from '../queries/relay'
import { MAIL_AFTER_MS } from '../rules/limits'

type Changed = { inquiryId: number; providerId: number; at: Date }

/**
 * Lets a provider that nobody has claimed hear at its address on file that something is new in a conversation: at once, and then not
 * more often than every few minutes. Nothing happens where there is no such address.
 */
export async function relayLater(tx: Transaction, { inquiryId, providerId, at }: Changed): Promise<void> {
  if (!(await findRelayAddresses(tx, [providerId])).has(providerId)) return
  const { mailedAt } = await tx.inquiryRelay.upsert({
    where: { inquiryId },
    create: { inquiryId, changedAt: at },
    update: { changedAt: at },
    select: { mailedAt: true },
  })
  const runAt = new Date(Math.max(at.getTime(), mailedAt ? mailedAt.getTime() + MAIL_AFTER_MS : 0))
  await addJob(tx, relayMailJob, { inquiryId }, { runAt, key: `${relayMailJob.name}:${inquiryId}` })
}
