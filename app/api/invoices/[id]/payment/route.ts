import { defineRoute } from '@/lib/access/routes/define-route'
import { recordPayment } from '@/lib/billing/commands/invoices'
import { BILLING_ADMIN_ROLES } from '@/lib/billing/policy'
import { invoiceParams, paymentInput } from '@/lib/billing/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: BILLING_ADMIN_ROLES,
  params: invoiceParams,
  body: paymentInput,
  handle: async ({ actor, params, body }) => {
    await recordPayment(actor, params.id, body.paidBy, now())
    return { paid: true }
  },
})
