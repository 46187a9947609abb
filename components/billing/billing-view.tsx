import type { Billing } from '@/lib/billing/types'
import { ChangeCard } from './change-card'
import { ChoosePlan } from './choose-plan'
import { InvoiceTable } from './invoice-table'
import { OpenInvoices } from './open-invoices'
import { Placement } from './placement'
import { PlanStateText } from './plan-state'
import { PlanTable } from './plan-table'
import { RenewalControl } from './renewal-control'
import { billingTexts as texts } from './texts'

type BillingViewProps = {
  /** Whose words it keeps until they are sent. */
  userId: number
  providerId: string
  billing: Billing
  howToPay: string
  /** Somebody comes from Stripe's page, where they have paid. */
  hasPaid?: boolean
}

/** The Billing tab of one provider: its plan first, then what is to be paid, what else there is, and what was paid. */
export function BillingView({ userId, providerId, billing, howToPay, hasPaid = false }: BillingViewProps) {
  const { plan, offers, invoices, by, today } = billing
  return (
    <div className="max-w-reading">
      <section>
        <h2 className="mb-2 text-section tracking-tight">{texts.current}</h2>
        <PlanStateText {...billing} />
        {hasPaid && plan === 'BASIC' && (
          <p role="status" className="mt-3 max-w-prose font-semibold text-pine">
            {texts.confirming}
          </p>
        )}
        <RenewalControl providerId={providerId} state={billing} />
      </section>
      <OpenInvoices invoices={invoices.filter(({ status }) => status === 'open')} howToPay={howToPay} />
      <section className="mt-10">
        <h2 className="text-section tracking-tight">{texts.plans}</h2>
        <p className="mt-1 max-w-prose text-soft">{texts.plansLead}</p>
        <PlanTable current={plan} />
        {offers.length > 0 && <ChoosePlan key={plan} providerId={providerId} offers={offers} port={by.port} />}
        {plan === 'PRO' && <p className="mt-4 text-sm text-soft">{texts.smaller}</p>}
      </section>
      <Placement userId={userId} providerId={providerId} billing={billing} />
      <section className="mt-10">
        <h2 className="text-section tracking-tight">{texts.method}</h2>
        {by.port === 'stripe' ? (
          <>
            <p className="mt-1 max-w-prose text-soft">{texts.byCard(by.card)}</p>
            {by.isFailing && <p className="mt-2 max-w-prose font-semibold text-coral-deep">{texts.failing}</p>}
          </>
        ) : (
          <p className="mt-1 max-w-prose text-soft">{`${texts.byInvoice} ${howToPay}`}</p>
        )}
        {by.hasCard && <ChangeCard providerId={providerId} />}
      </section>
      <InvoiceTable invoices={invoices} today={today} />
    </div>
  )
}
