import { z } from 'zod'
import { type InvoiceKind, type InvoiceStatus, PaidPlan, type PaymentPort } from '@/prisma/generated/enums'
import { BILLING_TEXT, type Plan } from './rules/plans'

const noInvoice = 'There is no such invoice.'

/** `id` is a provider's public id. */
export const billingParams = z.object({ id: z.string().min(1).max(200, 'There is no such provider.') })
export const invoiceParams = z.object({
  id: z.coerce.number(noInvoice).int(noInvoice).positive(noInvoice).max(2_147_483_647, noInvoice),
})
export const planInput = z.object({ plan: z.enum(PaidPlan, 'Please choose a plan.') })
export const renewalInput = z.object({ renews: z.boolean('Please say whether it goes on.') })
export const paymentInput = z.object({
  paidBy: z
    .string('Please say how it was paid.')
    .trim()
    .min(1, 'Please say how it was paid.')
    .max(BILLING_TEXT.paidBy, `Please use at most ${BILLING_TEXT.paidBy} characters.`)
    .refine((text) => !/[\p{Cc}]/u.test(text), 'Please write one line.'),
})
/** The last day of a placement, by the provider's clock. */
export const placementInput = z.object({ until: z.iso.date('Please choose a day.') })

/** What a provider is on. */
export type PlanState = {
  plan: Plan
  /** The day (`YYYY-MM-DD`, by its clock) that ends what is paid for; null on the free plan. */
  paidUntil: string | null
  /** Whether another month follows. */
  renews: boolean
}

/** One invoice in a list. Days are `YYYY-MM-DD` by the provider's clock. */
export type InvoiceLine = {
  id: number
  number: string
  plan: PaidPlan
  kind: InvoiceKind
  status: InvoiceStatus
  amountCents: number
  issuedOn: string
  periodStart: string | null
  periodEnd: string | null
  paidOn: string | null
  /** In words. */
  paidBy: string | null
}

/** A plan that can be asked for now, and what it costs first. `until`: the end of the time that an upgrade is for. */
export type Offer = { plan: PaidPlan; amountCents: number; until: string | null }

/** How the next payment is made. `hasCard`: Stripe knows the provider, so its card can be changed there. */
export type PayingBy = { port: PaymentPort; hasCard: boolean; card: string | null; isFailing: boolean }

/** All that the Billing tab shows. `today` is by the provider's clock. */
export type Billing = PlanState & {
  invoices: InvoiceLine[]
  offers: Offer[]
  by: PayingBy
  /** The days of a sponsored placement that goes on now, the last one included. */
  placement: { from: string; until: string } | null
  today: string
}

/** What stands on an invoice. */
export type WholeInvoice = InvoiceLine & { billedName: string; billedPlace: string }

/** One invoice on the admin's list. */
export type AdminInvoice = InvoiceLine & { provider: { id: string; name: string; city: string } }

/** For the account's settings: what somebody pays for, provider by provider. */
export type OwnPlan = PlanState & { provider: { id: string; name: string } }
