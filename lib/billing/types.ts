import type { InvoiceKind, InvoiceStatus, PaidPlan, PaymentPort } from '@/prisma/generated/enums'
import type { Plan } from './catalogue/plans'

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
