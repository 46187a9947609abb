import { defineRoute } from '@/lib/access/routes/define-route'
import { withdrawInvoice } from '@/lib/billing/commands/plans'
import { renderInvoice } from '@/lib/billing/invoice-pdf'
import { INVOICE_ROLES } from '@/lib/billing/policy'
import { findInvoice } from '@/lib/billing/queries'
import { invoiceParams } from '@/lib/billing/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { env } from '@/lib/platform/config/env'
import { now } from '@/lib/platform/time/clock'

/** The invoice as a PDF, in the language of the reader's account. */
export const GET = defineRoute({
  access: INVOICE_ROLES,
  params: invoiceParams,
  handle: async ({ actor, params }) => {
    const invoice = await findInvoice(actor, params.id)
    return new Response(await renderInvoice(invoice, env().PAYMENT_INSTRUCTIONS), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="invoice-${invoice.number}.pdf"`,
      },
    })
  },
})

/** A manager withdraws an order that is not paid yet. */
export const DELETE = defineRoute({
  access: PEOPLE_ROLES,
  params: invoiceParams,
  handle: async ({ actor, params }) => {
    await withdrawInvoice(actor, params.id, now())
    return { withdrawn: true }
  },
})
