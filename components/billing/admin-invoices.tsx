import { useLocale, useTranslations } from 'next-intl'
import { AdminHead } from '@/components/admin/admin-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { invoiceSubject, priceText } from '@/lib/billing/rules'
import type { AdminInvoice } from '@/lib/billing/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { messageText } from '@/lib/platform/language/translate'
import { dateText, longDateText } from '@/lib/platform/time/dates'
import { RecordPayment } from './record-payment'

type AdminInvoicesProps = { open: readonly AdminInvoice[]; paid: readonly AdminInvoice[]; today: string }

const COLUMNS = ['provider', 'invoice', 'for', 'amount', 'paid'] as const

/** For admins: open invoices, the oldest first, each with its form; the paid ones below. */
export function AdminInvoices({ open, paid, today }: AdminInvoicesProps) {
  const t = useTranslations('billing.admin')
  const invoices = useTranslations('billing.invoices')
  const locale = useLocale()
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead')} />
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <h2 className="text-section tracking-tight">{t('open')}</h2>
          {open.length === 0 ? (
            <EmptyState icon="check" title={t('noneTitle')} level={3}>
              {t('noneText')}
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
                  <p className="mt-1 text-soft">
                    {`${invoiceSubject(invoices, invoice)}. `}
                    {`${t('issued', { day: longDateText(locale, invoice.issuedOn) })}.`}
                  </p>
                  <p>
                    <InvoicePdf invoice={invoice} />
                  </p>
                  <RecordPayment id={invoice.id} number={invoice.number} />
                </li>
              ))}
            </ul>
          )}
          <h2 className="mt-12 mb-2 text-section tracking-tight">{t('paid')}</h2>
          {paid.length === 0 ? (
            <p className="text-soft">{t('nothingPaid')}</p>
          ) : (
            <DataTable
              stacked
              caption={t('paid')}
              columns={COLUMNS.map((column) => t(`columns.${column}`))}
              rows={paid.map((invoice) => ({
                key: String(invoice.id),
                head: invoice.provider.name,
                cells: [
                  <InvoicePdf key="pdf" invoice={invoice} />,
                  <span key="subject" className="block min-w-40">
                    {invoiceSubject(invoices, invoice)}
                  </span>,
                  priceText(invoice.amountCents),
                  <span key="paid" className="block min-w-32">
                    {`${dateText(locale, invoice.paidOn ?? '', today)}, ${messageText(locale, invoice.paidBy ?? '')}`}
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

function InvoicePdf({ invoice: { id, number } }: { invoice: AdminInvoice }) {
  const t = useTranslations('billing.common')
  return (
    <TextLink
      href={dashboardRoutes.api.invoice(id)}
      download
      aria-label={t('pdfOf', { number })}
      className="inline-flex min-h-9 items-center whitespace-nowrap"
    >
      {`${number} (${t('pdf')})`}
    </TextLink>
  )
}
