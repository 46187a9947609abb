import { TextLink } from '@/components/ui/text-link'
import { invoiceSubject, priceText } from '@/lib/billing/rules/in-words'
import type { InvoiceLine } from '@/lib/billing/types'
import { routes } from '@/lib/platform/routes'
import { billingTexts as texts } from './texts'
import { WithdrawInvoice } from './withdraw-invoice'

type OpenInvoicesProps = { invoices: readonly InvoiceLine[]; howToPay: string }

/** What is to be paid, and how. */
export function OpenInvoices({ invoices, howToPay }: OpenInvoicesProps) {
  if (invoices.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-section tracking-tight">{texts.toPay}</h2>
      <p className="mt-1 max-w-prose text-soft">{howToPay}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="py-4">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span className="font-semibold">{invoiceSubject(invoice)}</span>
              <span className="numbers font-semibold">{priceText(invoice.amountCents)}</span>
            </p>
            <p className="mt-1 text-soft">
              {invoice.kind === 'renewal' && invoice.periodStart
                ? texts.payBy(invoice.periodStart)
                : texts.opensWithPayment}
            </p>
            <p className="mt-1">
              <TextLink href={routes.api.invoice(invoice.id)} download className="inline-flex min-h-9 items-center">
                {texts.pdfOf(invoice.number)}
              </TextLink>
            </p>
            {invoice.kind !== 'renewal' && <WithdrawInvoice id={invoice.id} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
