import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { InvoiceKind, PaidPlan } from '@/prisma/generated/enums'
import { planOf } from '../rules/plans'

type NewInvoice = {
  /** Internal id. */
  providerId: number
  plan: PaidPlan
  kind: InvoiceKind
  /** Default: the plan's month. */
  amountCents?: number
  period?: { periodStart: Date; periodEnd: Date }
}

/** Writes an invoice with the provider's name and place as they are; what was open of the same kind is withdrawn. */
export async function issueInvoice(tx: Transaction, invoice: NewInvoice, now: Date): Promise<number> {
  const { providerId, plan, kind, amountCents = planOf(plan).monthlyCents, period } = invoice
  await withdrawOpen(tx, providerId, kind === 'renewal' ? ['renewal'] : ['start', 'upgrade'])
  const data = { providerId, plan, kind, amountCents, ...period, ...(await billedTo(tx, providerId)), issuedAt: now }
  return (await tx.invoice.create({ data, select: { id: true } })).id
}

/** A provider's name and place as they are today. */
export async function billedTo(tx: Transaction, providerId: number) {
  const { name, city, state, zip } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { name: true, city: true, state: true, zip: true },
  })
  return { billedName: name, billedPlace: `${city}, ${state} ${zip}` }
}

/** Takes back what nobody has paid. */
export async function withdrawOpen(tx: Transaction, providerId: number, kinds: InvoiceKind[]): Promise<number> {
  const where = { providerId, status: 'open', kind: { in: kinds } } as const
  return (await tx.invoice.updateMany({ where, data: { status: 'withdrawn' } })).count
}
