import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { PaidPlan } from '@/prisma/generated/enums'
import { kindOf, stripeInvoice } from '../../rules/stripe-state'
import { askStripe } from '../../stripe/client'
import { billedTo } from '../invoices'
import { tellManagers } from '../tell'

type Payer = { providerId: number; customerId: string; plan: PaidPlan | undefined }

/** Writes the newest paid invoices of a customer that are not here yet, each once by its id, the oldest first, and tells the managers. */
export async function recordPaidInvoices(tx: Transaction, payer: Payer, now: Date): Promise<void> {
  const { providerId, customerId } = payer
  const { data } = await askStripe((stripe) =>
    stripe.invoices.list({ customer: customerId, status: 'paid', limit: 24 }),
  )
  const paid = data.flatMap((one) => stripeInvoice.safeParse(one).data ?? []).filter((one) => one.amount_paid > 0)
  const known = await tx.invoice.findMany({
    where: { stripeId: { in: paid.map(({ id }) => id) } },
    select: { stripeId: true },
  })
  const isKnown = new Set(known.map(({ stripeId }) => stripeId))
  const before = await tx.invoice.findFirst({ where: { providerId, status: 'paid' }, orderBy: { id: 'desc' } })
  const plan = payer.plan ?? before?.plan
  if (!plan) return
  for (const one of paid.filter(({ id }) => !isKnown.has(id)).toReversed()) {
    const paidAt = one.status_transitions?.paid_at ?? one.created
    const period = one.lines.data.at(-1)?.period
    const { id } = await tx.invoice.create({
      data: {
        providerId,
        plan,
        kind: kindOf(one.billing_reason),
        status: 'paid',
        amountCents: one.amount_paid,
        periodStart: period?.start,
        periodEnd: period?.end,
        ...(await billedTo(tx, providerId)),
        issuedAt: one.created,
        paidAt,
        paidBy: 'Card',
        stripeId: one.id,
      },
      select: { id: true },
    })
    await tellManagers(tx, providerId, { invoiceId: id, change: 'paid' }, now)
  }
}
