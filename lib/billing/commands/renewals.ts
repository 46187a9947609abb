import 'server-only'
import { db, type Transaction } from '@/lib/platform/db'
import { logger } from '@/lib/platform/logger'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { LAPSED_DAYS, RENEWAL_DAYS } from '../rules/limits'
import { monthAfter } from '../rules/period'
import { issueInvoice, withdrawOpen } from './invoices'
import { tellManagers } from './tell'

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)

/**
 * Puts the invoices of a provider (internal id) right for what is paid: a renewal from 14 days before the end on, of the plan that it is
 * on; none where it was canceled; an upgrade that nobody paid ends with its period. Run again, it changes nothing.
 */
export async function settleRenewal(tx: Transaction, providerId: number, now: Date): Promise<void> {
  const paid = await tx.subscription.findUnique({ where: { providerId } })
  // A card is charged by Stripe, without an invoice before.
  if (!paid || paid.port === 'stripe') return
  const { plan, periodEnd, anchorDay, renews } = paid
  if (periodEnd <= now)
    await tx.invoice.updateMany({
      where: { providerId, status: 'open', kind: 'upgrade' },
      data: { status: 'withdrawn' },
    })
  if (!renews || periodEnd < daysFrom(now, -LAPSED_DAYS)) {
    await withdrawOpen(tx, providerId, ['renewal'])
    return
  }
  if (periodEnd > daysFrom(now, RENEWAL_DAYS)) return
  const open = await tx.invoice.findFirst({ where: { providerId, status: 'open', kind: 'renewal' } })
  if (open?.plan === plan && open.periodStart?.getTime() === periodEnd.getTime()) return
  const period = { periodStart: periodEnd, periodEnd: monthAfter(periodEnd, anchorDay) }
  const invoiceId = await issueInvoice(tx, { providerId, plan, kind: 'renewal', period }, now)
  await tellManagers(tx, providerId, { invoiceId, change: 'issued' }, now)
}

/** Every day: all whose period ends soon or has ended lately, one after another. What fails for one is tried again the next day. */
export async function settleRenewals(now: Date, signal?: AbortSignal): Promise<void> {
  const due = await db().subscription.findMany({
    where: { port: 'offline', periodEnd: { gte: daysFrom(now, -LAPSED_DAYS - 7), lte: daysFrom(now, RENEWAL_DAYS) } },
    orderBy: { providerId: 'asc' },
    select: { providerId: true },
  })
  for (const { providerId } of due) {
    if (signal?.aborted) return
    const settle = async (tx: Transaction) => {
      await lockProvider(tx, providerId)
      await settleRenewal(tx, providerId, now)
    }
    await db()
      .$transaction(settle)
      .catch((error: unknown) =>
        logger.error({ event: 'billing.not-settled', provider: providerId, error }, 'A renewal could not be settled.'),
      )
  }
}
