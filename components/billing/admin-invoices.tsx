import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { invoiceSubject, priceText } from '@/lib/billing/rules'
import type { AdminInvoice } from '@/lib/billing/schema'
import { routes } from '@/lib/platform/http/routes'
import { dateText } from '@/lib/platform/time/dates'
import { billingMessages, adminBillingMessages as texts } from './messages'
import { RecordPayment } from './record-payment'

type AdminInvoicesProps = { open: readonly AdminInvoice[]; paid: readonly AdminInvoice[]; today: string }

/** For admins: open invoices, the oldest first, each with its form; the paid ones below. */
export function AdminInvoices({ open, paid, today }: AdminInvoicesProps) {
  const crumbs = [{ label: texts.dashboard, href: routes.adminDashboard() }, { label: texts.title }]
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <h2 className="text-section tracking-tight">{texts.open}</h2>
          {open.length === 0 ? (
            <EmptyState icon="check" title={texts.noneTitle} level={3}>
              {texts.noneText}
            </EmptyState>
          ) : (
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {open.map((invoice) => (
                <li key={invoice.id} className="py-4">
                  <p className="flex flex-wrap justify-between gap-x-6">
                    <TextLink href={routes.provider(invoice.provider.id)}>
                      {`${invoice.provider.name}, ${invoice.provider.city}`}
                    </TextLink>
                    <span className="numbers font-semibold">{priceText(invoice.amountCents)}</span>
                  </p>
                  <p className="mt-1 text-soft">{`${invoiceSubject(invoice)}. ${texts.issued(invoice.issuedOn)}.`}</p>
                  <p>
                    <InvoicePdf invoice={invoice} />
                  </p>
                  <RecordPayment id={invoice.id} number={invoice.number} />
                </li>
              ))}
            </ul>
          )}
          <h2 className="mt-12 mb-2 text-section tracking-tight">{texts.paid}</h2>
          {paid.length === 0 ? (
            <p className="text-soft">{texts.nothingPaid}</p>
          ) : (
            <DataTable
              stacked
              caption={texts.paid}
              columns={texts.columns}
              rows={paid.map((invoice) => ({
                key: String(invoice.id),
                head: invoice.provider.name,
                cells: [
                  <InvoicePdf key="pdf" invoice={invoice} />,
                  <span key="subject" className="block min-w-40">
                    {invoiceSubject(invoice)}
                  </span>,
                  priceText(invoice.amountCents),
                  <span key="paid" className="block min-w-32">
                    {`${dateText(invoice.paidOn ?? '', today)}, ${invoice.paidBy}`}
                  </span>,
                ],
              }))}
            />
          )}
        </div>
      </div>
    </>
  )
}

const InvoicePdf = ({ invoice: { id, number } }: { invoice: AdminInvoice }) => (
  <TextLink
    href={routes.api.invoice(id)}
    download
    aria-label={billingMessages.pdfOf(number)}
    className="inline-flex min-h-9 items-center whitespace-nowrap"
  >
    {`${number} (${billingMessages.pdf})`}
  </TextLink>
)
