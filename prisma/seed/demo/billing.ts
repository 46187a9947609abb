import { issueInvoice } from '@/lib/billing/commands/invoices'
import { anchorOf, monthAfter, planOf, upgradeCents } from '@/lib/billing/rules'
import type { Database, Transaction } from '@/lib/platform/database/client'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import type { InvoiceKind, PaidPlan } from '@/prisma/generated/enums'

const DAY = 86_400_000
const MONTHS = 3
/** Days since the start; the third month then ends in about three weeks. */
const STARTED_DAYS_AGO = 70
const UPGRADED_DAYS_AGO = 6
const REQUESTED_DAYS_AGO = 1

/**
 * The subscriptions of the two sample providers: the first started with Starter, paid two renewals and upgraded to Pro, with a sponsored
 * placement; the second has requested Starter and not paid yet.
 */
export async function loadDemoBilling(
  database: Database,
  [first, second]: readonly string[],
  now: Date,
): Promise<void> {
  const found = await database.provider.findMany({
    where: { name: { in: [first ?? '', second ?? ''] }, isSample: true },
    select: { id: true, name: true },
  })
  const idOf = (wantedName?: string) => found.find(({ name }) => name === wantedName)?.id
  const [subscriberId, applicantId] = [idOf(first), idOf(second)]
  await database.$transaction(async (tx) => {
    if (subscriberId) await loadMonths(tx, subscriberId, now)
    if (applicantId)
      await issueInvoice(tx, { providerId: applicantId, plan: 'STARTER', kind: 'start' }, ago(now, REQUESTED_DAYS_AGO))
  })
}

const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

async function loadMonths(tx: Transaction, providerId: number, now: Date): Promise<void> {
  const periodStart = ago(now, STARTED_DAYS_AGO)
  const anchorDay = anchorOf(periodStart)
  const pay = async (kind: InvoiceKind, plan: PaidPlan, amountCents: number, paidAt: Date, period: Period) => {
    const id = await issueInvoice(tx, { providerId, plan, kind, amountCents, period }, ago(paidAt, 4))
    const paidBy = kind === 'start' ? 'Check 1042' : 'Bank transfer'
    await tx.invoice.update({ where: { id }, data: { status: 'paid', paidAt, paidBy } })
  }
  let periodEnd = periodStart
  for (let month = 0; month < MONTHS; month += 1) {
    const period = { periodStart: periodEnd, periodEnd: monthAfter(periodEnd, anchorDay) }
    const paidAt = month === 0 ? periodStart : ago(periodEnd, 2)
    await pay(month === 0 ? 'start' : 'renewal', 'STARTER', planOf('STARTER').monthlyCents, paidAt, period)
    periodEnd = period.periodEnd
  }
  const upgradedAt = ago(now, UPGRADED_DAYS_AGO)
  const [from, to] = [planOf('STARTER').monthlyCents, planOf('PRO').monthlyCents]
  const difference = upgradeCents(from, to, { periodStart, periodEnd, anchorDay }, upgradedAt)
  await pay('upgrade', 'PRO', difference, upgradedAt, { periodStart: upgradedAt, periodEnd })
  await tx.subscription.create({ data: { providerId, plan: 'PRO', periodStart, periodEnd, anchorDay } })
  await tx.sponsoredPlacement.create({ data: { providerId, startsAt: upgradedAt, endsAt: periodEnd } })
  await saveProviders(tx, [{ id: providerId, sponsoredUntil: periodEnd.toISOString() }])
}

type Period = { periodStart: Date; periodEnd: Date }
