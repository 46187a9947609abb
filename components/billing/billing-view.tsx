import type { Billing } from '@/lib/billing/types'
import { ChoosePlan } from './choose-plan'
import { InvoiceTable } from './invoice-table'
import { OpenInvoices } from './open-invoices'
import { Placement } from './placement'
import { PlanStateText } from './plan-state'
import { PlanTable } from './plan-table'
import { RenewalControl } from './renewal-control'
import { billingTexts as texts } from './texts'

type BillingViewProps = { providerId: string; billing: Billing; howToPay: string }

/** The Billing tab of one provider: its plan first, then what is to be paid, what else there is, and what was paid. */
export function BillingView({ providerId, billing, howToPay }: BillingViewProps) {
  const { plan, offers, invoices, today } = billing
  return (
    <div className="max-w-reading">
      <section>
        <h2 className="mb-2 text-section tracking-tight">{texts.current}</h2>
        <PlanStateText {...billing} />
        <RenewalControl providerId={providerId} state={billing} />
      </section>
      <OpenInvoices invoices={invoices.filter(({ status }) => status === 'open')} howToPay={howToPay} />
      <section className="mt-10">
        <h2 className="text-section tracking-tight">{texts.plans}</h2>
        <p className="mt-1 max-w-prose text-soft">{texts.plansLead}</p>
        <PlanTable current={plan} />
        {offers.length > 0 && <ChoosePlan key={plan} providerId={providerId} offers={offers} />}
        {plan === 'PRO' && <p className="mt-4 text-sm text-soft">{texts.smaller}</p>}
      </section>
      <Placement providerId={providerId} billing={billing} />
      <section className="mt-10">
        <h2 className="text-section tracking-tight">{texts.method}</h2>
        <p className="mt-1 max-w-prose text-soft">{`${texts.byInvoice} ${howToPay}`}</p>
      </section>
      <InvoiceTable invoices={invoices} today={today} />
    </div>
  )
}
