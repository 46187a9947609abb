import 'server-only'
import { todayIn } from '@/lib/providers/rules/dates'
import type { Prisma } from '@/prisma/generated/client'
import { invoiceNumber } from './rules/invoice-number'
import type { InvoiceLine } from './types'

/** The columns of an InvoiceLine. */
export const INVOICE = {
  id: true,
  plan: true,
  kind: true,
  status: true,
  amountCents: true,
  periodStart: true,
  periodEnd: true,
  issuedAt: true,
  paidAt: true,
  paidBy: true,
} as const satisfies Prisma.InvoiceSelect

type Row = Prisma.InvoiceGetPayload<{ select: typeof INVOICE }>

export function invoiceLine({ issuedAt, paidAt, periodStart, periodEnd, ...row }: Row, timeZone: string): InvoiceLine {
  const dayOf = (time: Date | null) => time && todayIn(timeZone, time)
  return {
    ...row,
    number: invoiceNumber(row.id, issuedAt),
    issuedOn: todayIn(timeZone, issuedAt),
    paidOn: dayOf(paidAt),
    periodStart: dayOf(periodStart),
    periodEnd: dayOf(periodEnd),
  }
}
