import { Badge } from '@/components/ui/badge'
import { priceText } from '@/lib/billing/rules/in-words'
import { planOf } from '@/lib/billing/rules/plans'
import type { PlanState } from '@/lib/billing/types'
import { billingTexts as texts } from './texts'

/** The plan in its words, with the tier that the dashboard speaks of: BASIC, STARTER or PRO. */
export function PlanStateText({ plan, paidUntil, renews }: PlanState) {
  const { name, monthlyCents } = planOf(plan)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-lead font-semibold">{name}</span>
        <Badge tone={plan === 'BASIC' ? 'stone' : 'mint'}>{plan}</Badge>
        {monthlyCents > 0 && <span className="numbers text-soft">{texts.aMonth(priceText(monthlyCents))}</span>}
      </p>
      <p className="mt-1 text-soft">
        {paidUntil ? (renews ? texts.renewsOn(paidUntil) : texts.endsOn(paidUntil)) : texts.free}
      </p>
    </>
  )
}
