import { z } from 'zod'
import { type InvoiceKind, type InvoiceStatus, PaidPlan, type PaymentPort } from '@/prisma/generated/enums'
import { BILLING_LIMITS, type Plan } from './rules'

const NO_INVOICE = 'We can’t find this invoice.'

/** `id` is a provider's public id. */
export const billingParams = z.object({ id: z.string().min(1).max(200, 'We can’t find this provider.') })
export const invoiceParams = z.object({
  id: z.coerce.number(NO_INVOICE).int(NO_INVOICE).positive(NO_INVOICE).max(2_147_483_647, NO_INVOICE),
})
export const planInput = z.object({ plan: z.enum(PaidPlan, 'Please choose a plan.') })
export const renewalInput = z.object({ renews: z.boolean('Please choose whether it renews.') })
export const paymentInput = z.object({
  paidBy: z
    .string('Please tell us how it was paid.')
    .trim()
    .min(1, 'Please tell us how it was paid.')
    .max(BILLING_LIMITS.paidBy, `Please use at most ${BILLING_LIMITS.paidBy} characters.`)
    .refine((text) => !/[\p{Cc}]/u.test(text), 'Please write one line.'),
})
/** The last day of a placement, in the provider's time zone. */
export const placementInput = z.object({ until: z.iso.date('Please choose a day.') })

/** A provider's plan. */
export type PlanState = {
  plan: Plan
  /** The last paid day (`YYYY-MM-DD`, in the provider's time zone); null on the free plan. */
  paidUntil: string | null
  /** Whether the plan renews. */
  renews: boolean
}

/** One invoice in a list. Days are `YYYY-MM-DD` in the provider's time zone. */
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
  /** The payment method as text. */
  paidBy: string | null
}

/** A plan that can be ordered, with its first amount. `until`: the end of the period an upgrade covers. */
export type Offer = { plan: PaidPlan; amountCents: number; until: string | null }

/** How the next payment is made. `hasCard`: Stripe knows the provider, so its card can be changed there. */
export type PaymentMethod = { port: PaymentPort; hasCard: boolean; card: string | null; isFailing: boolean }

/** The data of the Billing tab. `today` is in the provider's time zone. */
export type Billing = PlanState & {
  invoices: InvoiceLine[]
  offers: Offer[]
  by: PaymentMethod
  /** The first and last day of the current sponsored placement. */
  placement: { from: string; until: string } | null
  today: string
}

/** The data of an invoice. */
export type InvoiceDetail = InvoiceLine & { billedName: string; billedPlace: string }

/** One invoice in the admins' list. */
export type AdminInvoice = InvoiceLine & { provider: { id: string; name: string; city: string } }

/** For the account's settings: a plan that the user manages. */
export type OwnPlan = PlanState & { provider: { id: string; name: string } }
