import type { InvoiceKind, PaidPlan } from '@/prisma/generated/enums'
import { planOf } from './plans'

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$49.99", "$0.00": on plans and invoices cents are always said. */
export const priceText = (amountCents: number): string => cents.format(amountCents / 100)

const long = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' })

/** "November 22, 2026", of `YYYY-MM-DD`. */
export const longDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`))

/** What an invoice is for: "Pro, one month". */
export function invoiceSubject({ plan, kind }: { plan: PaidPlan; kind: InvoiceKind }): string {
  const { name } = planOf(plan)
  return kind === 'upgrade' ? `Upgrade to ${name}, for the time that is paid already` : `${name}, one month`
}
