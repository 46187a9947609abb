import { useLocale, useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { FactLine } from '@/components/ui/surface/badge'
import { estimateCosts, monthOfDay, monthText, startProblem } from '@/lib/families/costs/rules/estimate'
import type { Estimate, EstimateInput, ProviderCosts, Stage } from '@/lib/families/costs/types'
import { careStart } from '@/lib/families/fit/rules/needs'
import { birthMonthProblem } from '@/lib/families/profile/rules/problems'
import type { Message } from '@/lib/platform/language/message'
import type { Translate } from '@/lib/platform/language/types'
import { ageText } from '@/lib/providers/rules/ages'
import { moneyText, wholeDollars } from '@/lib/providers/rules/tuition'
import type { OwnChild } from './cost-panel'
import {
  CostPlot,
  CostTables,
  type CostTexts,
  feeMedianText,
  type LawTexts,
  mealsSentence,
  planSentences,
} from './cost-tables'

type PanelTexts = Translate<'families.costPanel'>

/** The form's values. Months are "YYYY-MM"; `birth` is empty until it is chosen. */
export type Plan = { birth: string; start: string; days: string; usesVpk: boolean; hasSibling: boolean }

/** The child's own months. A start in the past, or none, becomes this month. */
export function planFor(child: OwnChild | null, thisMonth: string, offersVpk: boolean): Plan {
  const start = child ? careStart(child, thisMonth) : thisMonth
  return { birth: child?.birthMonth ?? '', start, days: '5', usesVpk: offersVpk, hasSibling: false }
}

/** Errors for the two months; none while they are empty. */
export function planProblems({ birth, start }: Plan, thisMonth: string): { birth?: Message; start?: Message } {
  if (birth === '') return {}
  const problem = birthMonthProblem(birth, thisMonth)
  return problem ? { birth: problem } : { start: startProblem(monthOfDay(birth), monthOfDay(start)) }
}

function estimateInputOf(plan: Plan, costs: ProviderCosts): EstimateInput {
  return {
    birth: monthOfDay(plan.birth),
    start: monthOfDay(plan.start),
    daysPerWeek: Number(plan.days),
    usesVpk: plan.usesVpk,
    registrationFeeCents: costs.registrationFee?.cents ?? null,
    siblingDiscountPercent: plan.hasSibling ? costs.siblingDiscountPercent : null,
  }
}

/** The assumptions behind one provider's estimate. */
function providerSentences(
  input: EstimateInput,
  estimate: Estimate,
  costs: ProviderCosts,
  { t, panel, laws }: { t: CostTexts; panel: PanelTexts; laws: LawTexts },
): string[] {
  const kinds = estimate.stages.map(({ source }) => source?.kind)
  return [
    ...(kinds.includes('provider') ? [panel('own')] : []),
    ...(kinds.some((kind) => kind !== 'provider') ? [panel('around')] : []),
    ...(estimate.stages.some(({ band }) => costs.notTaken.includes(band)) ? [panel('noneTaken')] : []),
    ...planSentences(t, laws, input, estimate),
    feeSentence(),
    discountSentence(),
    mealsSentence(t),
  ]

  function feeSentence(): string {
    const fee = costs.registrationFee
    if (!fee) return panel('registrationUnknown')
    return fee.median
      ? feeMedianText({ ...fee.median, value: fee.cents }, t)
      : panel('registration', { money: moneyText(fee.cents) })
  }

  function discountSentence(): string {
    const percent = costs.siblingDiscountPercent
    if (percent === null) return panel('siblingUnknown')
    return panel(input.siblingDiscountPercent === null ? 'siblingOffered' : 'siblingPercent', { percent })
  }
}

/** What the plan costs at this provider, room by room, with its assumptions. */
export function PlanResult({ plan, costs }: { plan: Plan; costs: ProviderCosts }) {
  const t = useTranslations('families.costs')
  const panel = useTranslations('families.costPanel')
  const laws = useTranslations('families.stateLaws')
  const ages = useTranslations('providers.ages')
  const locale = useLocale()
  const input = estimateInputOf(plan, costs)
  const estimate = estimateCosts(input, costs.rooms)
  const { totalCents, months, unknownMonths, kindergarten, stages } = estimate
  const isTooYoung = costs.ageMinMonths !== null && input.start - input.birth < costs.ageMinMonths
  const sourceOf = ({ band, source }: Stage) =>
    source === null && costs.notTaken.includes(band) ? panel('notTaken') : undefined
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <div role="status">
        <p className="numbers text-heading font-bold">
          {unknownMonths === months
            ? t('totalUnknown')
            : t(unknownMonths > 0 ? 'totalAtLeast' : 'total', { money: wholeDollars(totalCents) })}
        </p>
        <p className="mt-1 text-soft">{t('span', { months, kindergarten: monthText(locale, kindergarten) })}</p>
        {unknownMonths > 0 && <p className="mt-1 text-soft">{panel('unknownMonths', { months: unknownMonths })}</p>}
        {isTooYoung && (
          <FactLine icon="info" tone="unknown" className="mt-2">
            {panel('tooYoung', { age: ageText(ages, costs.ageMinMonths ?? 0) })}
          </FactLine>
        )}
      </div>
      <CostPlot stages={stages} />
      <CostTables estimate={estimate} sourceOf={sourceOf} />
      <Disclosure summary={t('assumptionsTitle')} level={3} className="border-t">
        <ul className="grid list-disc gap-1.5 pl-5 text-ui">
          {providerSentences(input, estimate, costs, { t, panel, laws }).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
