import 'server-only'
import { notify } from '@/lib/notifications/commands/notify'
import type { Transaction } from '@/lib/platform/db'
import { peopleToTell } from '@/lib/provider-people/queries/own'
import { todayIn } from '@/lib/providers/rules/dates'
import { invoiceNumber } from '../rules/invoice-number'

const READER = { id: true, email: true, firstName: true, lastName: true } as const
type News = { invoiceId: number; change: 'issued' | 'paid' }

/** Tells the managers of a provider (internal id) of an invoice: that it is there, or that it is paid and until when the plan goes. */
export async function tellManagers(tx: Transaction, providerId: number, news: News, at: Date): Promise<void> {
  const invoice = await tx.invoice.findUniqueOrThrow({
    where: { id: news.invoiceId },
    select: { issuedAt: true, amountCents: true, plan: true, kind: true, periodStart: true, periodEnd: true },
  })
  const { slug, name, timeZone } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { slug: true, name: true, timeZone: true },
  })
  const { issuedAt, amountCents, plan, kind, periodStart, periodEnd } = invoice
  const until = news.change === 'paid' ? periodEnd : kind === 'renewal' ? periodStart : null
  const facts = {
    provider: name,
    publicId: slug,
    change: news.change,
    number: invoiceNumber(news.invoiceId, issuedAt),
    amountCents,
    plan,
    until: until && todayIn(timeZone, until),
  }
  const managers = await tx.user.findMany({ where: peopleToTell(providerId, 'manage-billing'), select: READER })
  for (const to of managers) await notify(tx, { kind: 'billing', to, facts, at })
}

/** Tells the admins that somebody waits for an invoice to be paid, so that they look for the payment. */
export async function tellAdmins(tx: Transaction, provider: string, at: Date): Promise<void> {
  const admins = await tx.user.findMany({ where: { role: 'admin', status: 'active' }, select: READER })
  for (const to of admins) await notify(tx, { kind: 'plan-asked', to, facts: { provider }, at })
}
