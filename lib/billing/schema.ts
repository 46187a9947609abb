import { z } from 'zod'
import { idField, isStorableLine } from '@/lib/platform/http/fields'
import type { Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { type InvoiceKind, type InvoiceStatus, PaidPlan, type PaymentPort } from '@/prisma/generated/enums'
import { BILLING_LIMITS, type Plan } from './rules'

const NO_INVOICE = message('billing.errors.noInvoice')

/** `id` is a provider's public id. */
export const billingParams = z.object({ id: z.string().min(1).max(200, message('billing.errors.noProvider')) })
export const invoiceParams = z.object({
  id: idField(NO_INVOICE),
})
export const planInput = z.object({ plan: z.enum(PaidPlan, message('billing.errors.choosePlan')) })
export const renewalInput = z.object({ renews: z.boolean(message('billing.errors.chooseRenewal')) })
export const paymentInput = z.object({
  paidBy: z
    .string(message('billing.errors.paidBy'))
    .trim()
    .min(1, message('billing.errors.paidBy'))
    .max(BILLING_LIMITS.paidBy, message('billing.errors.tooLong', { most: BILLING_LIMITS.paidBy }))
    .refine(isStorableLine, message('billing.errors.oneLine')),
})
/** The last day of a placement, in the provider's time zone. */
export const placementInput = z.object({ until: z.iso.date(message('billing.errors.chooseDay')) })

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
  /** The payment method as text, or as a message. */
  paidBy: string | null
}

/** A plan that can be ordered, with its first amount. `until`: the end of the period an upgrade covers. */
export type Offer = { plan: PaidPlan; amountCents: number; until: string | null }

/**
 * How the next payment is made. `hasCard`: the provider is a Stripe customer, so its card can be changed there. `card`: a description of the
 * card, as a message.
 */
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

/** The data of an invoice. `locale`: the language of the account that reads it. */
export type InvoiceDetail = InvoiceLine & { billedName: string; billedPlace: string; locale: Locale }

/** One invoice in the admins' list. */
export type AdminInvoice = InvoiceLine & { provider: { id: string; name: string; city: string } }

/** A plan that the user manages, for the account's settings. `isFailing`: its card was declined, and Stripe will try it again. */
export type OwnPlan = PlanState & { provider: { id: string; name: string }; isFailing: boolean; renewsByCard: boolean }
