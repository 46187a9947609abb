import { useLocale, useTranslations } from 'next-intl'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { Icon } from '@/components/ui/surface/icon'
import { VisuallyHidden } from '@/components/ui/surface/text'
import { FEATURES, includesFeature, invoiceSubject, PLANS, type Plan, planOf, priceText } from '@/lib/billing/rules'
import type { Billing, InvoiceLine } from '@/lib/billing/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { messageText } from '@/lib/platform/language/translate'
import { dateText, longDateText } from '@/lib/platform/time/dates'
import { ChangeCard, ChoosePlan, Placement, WithdrawInvoice } from './plan-forms'
import { PlanStateText } from './plan-settings'
import { RenewalControl } from './renewal-control'

/** What each plan includes: the same table that the access checks use. */
function PlanTable({ current }: { current: Plan }) {
  const t = useTranslations('billing.common')
  const features = useTranslations('billing.features')
  const tint = (plan: Plan) => (plan === current ? 'bg-mint' : '')
  return (
    <table className="mt-5 w-full border-collapse text-left">
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="pb-3 text-sm font-semibold hyphens-auto wrap-anywhere text-soft">
            {t('opens')}
          </th>
          {PLANS.map(({ code, name, monthlyCents }) => (
            <th
              key={code}
              scope="col"
              className={`w-14 rounded-t-lg sm:w-20 px-1 py-3 text-center md:w-36 ${tint(code)}`}
            >
              <span className="block font-semibold">{name}</span>
              <span className="numbers block text-xs font-normal text-soft md:text-ui">
                {monthlyCents === 0 ? t('free1') : priceText(monthlyCents)}
              </span>
              <span className="block text-xs font-normal text-soft">
                {monthlyCents === 0 ? '\u00a0' : t('perMonth')}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FEATURES.map((feature, index) => (
          <tr key={feature.code} className="border-t border-line">
            <th scope="row" className="py-3 pr-3 font-normal hyphens-auto wrap-anywhere">
              <span className="block font-semibold">{features(`names.${feature.code}`)}</span>
              <span className="block text-sm text-soft">{features(`texts.${feature.code}`)}</span>
            </th>
            {PLANS.map(({ code }) => (
              <td
                key={code}
                className={`px-1 text-center ${tint(code)} ${index === FEATURES.length - 1 ? 'rounded-b-lg' : ''}`}
              >
                {includesFeature(code, feature.code) ? (
                  <Icon name="check" label={t('yes')} className="mx-auto text-pine" />
                ) : (
                  <>
                    <span aria-hidden="true" className="text-soft">
                      –
                    </span>
                    <VisuallyHidden>{t('no')}</VisuallyHidden>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const COLUMNS = ['date', 'plan', 'amount', 'status', 'invoice'] as const

/** Past charges, the newest first. */
function InvoiceTable({ invoices, today }: { invoices: readonly InvoiceLine[]; today: string }) {
  const t = useTranslations('billing.common')
  const locale = useLocale()
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-section tracking-tight">{t('history')}</h2>
      {invoices.length === 0 ? (
        <p className="text-soft">{t('noHistory')}</p>
      ) : (
        <DataTable
          caption={t('history')}
          columns={COLUMNS.map((column) => t(`columns.${column}`))}
          rows={invoices.map((invoice) => ({
            key: String(invoice.id),
            head: dateText(locale, invoice.paidOn ?? invoice.issuedOn, today),
            cells: [
              planOf(invoice.plan).name,
              priceText(invoice.amountCents),
              t(`statuses.${invoice.status}`),
              <TextLink
                key="pdf"
                href={dashboardRoutes.api.invoice(invoice.id)}
                download
                aria-label={t('pdfOf', { number: invoice.number })}
                className="inline-flex min-h-9 items-center whitespace-nowrap"
              >
                {t('pdf')}
              </TextLink>,
            ],
          }))}
        />
      )}
    </section>
  )
}

type OpenInvoicesProps = { plan: Plan; invoices: readonly InvoiceLine[]; howToPay: string }

/** Open invoices, and how to pay them. */
function OpenInvoices({ plan, invoices, howToPay }: OpenInvoicesProps) {
  const t = useTranslations('billing.common')
  const subjects = useTranslations('billing.invoices')
  const locale = useLocale()
  if (invoices.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-section tracking-tight">{t('toPay')}</h2>
      <p className="mt-1 max-w-prose text-soft">{howToPay}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="py-4">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span className="font-semibold">{invoiceSubject(subjects, invoice)}</span>
              <span className="numbers font-semibold">{priceText(invoice.amountCents)}</span>
            </p>
            <p className="mt-1 text-soft">
              {/* After the end of the plan, a renewal begins with its payment like a new order. */}
              {invoice.kind === 'renewal' && invoice.periodStart && plan !== 'BASIC'
                ? t('payBy', { day: longDateText(locale, invoice.periodStart) })
                : t('opensWithPayment')}
            </p>
            <p className="mt-1">
              <TextLink
                href={dashboardRoutes.api.invoice(invoice.id)}
                download
                className="inline-flex min-h-9 items-center"
              >
                {t('pdfOf', { number: invoice.number })}
              </TextLink>
            </p>
            {invoice.kind !== 'renewal' && <WithdrawInvoice id={invoice.id} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A plan or upgrade that was ordered and not paid. */
const isOpenOrder = ({ status, kind }: InvoiceLine) => status === 'open' && kind !== 'renewal'

type BillingViewProps = {
  /** Owner of the form's draft. */
  userId: number
  providerId: string
  billing: Billing
  howToPay: string
  /** Returning from Stripe's page after paying. */
  hasPaid?: boolean
}

/** The Billing tab of one provider: its plan, open invoices, other plans, and past payments. */
export function BillingView({ userId, providerId, billing, howToPay, hasPaid = false }: BillingViewProps) {
  const t = useTranslations('billing.common')
  const locale = useLocale()
  const { plan, offers, invoices, by, today } = billing
  return (
    <RestoredFocus className="max-w-reading">
      <section>
        <h2 className="mb-2 text-section tracking-tight">{t('current')}</h2>
        <PlanStateText {...billing} />
        {hasPaid && plan === 'BASIC' && (
          <p role="status" className="mt-3 max-w-prose font-semibold text-pine">
            {t('confirming')}
          </p>
        )}
        <RenewalControl providerId={providerId} state={billing} isFailing={by.isFailing} />
      </section>
      <OpenInvoices plan={plan} invoices={invoices.filter(({ status }) => status === 'open')} howToPay={howToPay} />
      <section className="mt-10">
        <h2 className="text-section tracking-tight">{t('plans')}</h2>
        <p className="mt-1 max-w-prose text-soft">{t('plansLead')}</p>
        <PlanTable current={plan} />
        {offers.length > 0 && (
          <ChoosePlan
            key={plan}
            providerId={providerId}
            offers={offers}
            port={by.port}
            hasOrder={by.port === 'offline' && invoices.some(isOpenOrder)}
          />
        )}
        {plan === 'PRO' && <p className="mt-4 text-sm text-soft">{t('smaller')}</p>}
      </section>
      <Placement userId={userId} providerId={providerId} billing={billing} />
      <section className="mt-10">
        <h2 className="text-section tracking-tight">{t('method')}</h2>
        {by.port === 'stripe' ? (
          <p className="mt-1 max-w-prose text-soft">
            {by.card ? `${t('cardStored', { card: messageText(locale, by.card) })} ${t('cardStays')}` : t('cardAsked')}
          </p>
        ) : (
          <p className="mt-1 max-w-prose text-soft">{`${t('byInvoice')} ${howToPay}`}</p>
        )}
        {by.hasCard && <ChangeCard providerId={providerId} />}
      </section>
      <InvoiceTable invoices={invoices} today={today} />
    </RestoredFocus>
  )
}
