import { defineRoute } from '@/lib/access/define-route'
import { withdrawInvoice } from '@/lib/billing/commands/change-renewal'
import { drawInvoice } from '@/lib/billing/drawing/invoice-pdf'
import { INVOICE_ROLES } from '@/lib/billing/policy'
import { findInvoice } from '@/lib/billing/queries/billing'
import { howToPay } from '@/lib/billing/rules/how-to-pay'
import { invoiceParams } from '@/lib/billing/schema'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'

/** The invoice as a PDF. */
export const GET = defineRoute({
  access: INVOICE_ROLES,
  params: invoiceParams,
  handle: async ({ actor, params }) => {
    const invoice = await findInvoice(actor, params.id)
    return new Response(await drawInvoice(invoice, howToPay(env().PAYMENT_INSTRUCTIONS)), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="invoice-${invoice.number}.pdf"`,
      },
    })
  },
})

/** Its manager takes back what they asked for and have not paid. */
export const DELETE = defineRoute({
  access: PEOPLE_ROLES,
  params: invoiceParams,
  handle: async ({ actor, params }) => {
    await withdrawInvoice(actor, params.id, now())
    return { withdrawn: true }
  },
})
