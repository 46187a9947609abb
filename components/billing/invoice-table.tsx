import { DataTable } from '@/components/ui/data-table'
import { TextLink } from '@/components/ui/text-link'
import { priceText } from '@/lib/billing/rules/in-words'
import { planOf } from '@/lib/billing/rules/plans'
import type { InvoiceLine } from '@/lib/billing/types'
import { routes } from '@/lib/platform/routes'
import { dayText } from '@/lib/providers/rules/dates'
import { billingTexts as texts } from './texts'

/** What was charged, the newest first. */
export function InvoiceTable({ invoices, today }: { invoices: readonly InvoiceLine[]; today: string }) {
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-section tracking-tight">{texts.history}</h2>
      {invoices.length === 0 ? (
        <p className="text-soft">{texts.noHistory}</p>
      ) : (
        <DataTable
          caption={texts.history}
          columns={texts.columns}
          rows={invoices.map((invoice) => ({
            key: String(invoice.id),
            head: dayText(invoice.paidOn ?? invoice.issuedOn, today),
            cells: [
              planOf(invoice.plan).name,
              priceText(invoice.amountCents),
              texts.statuses[invoice.status],
              <TextLink
                key="pdf"
                href={routes.api.invoice(invoice.id)}
                download
                aria-label={texts.pdfOf(invoice.number)}
                className="inline-flex min-h-9 items-center whitespace-nowrap"
              >
                {texts.pdf}
              </TextLink>,
            ],
          }))}
        />
      )}
    </section>
  )
}
