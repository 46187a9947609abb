import { Disclosure } from '@/components/ui/overlays/disclosure'
import { FactLine } from '@/components/ui/surface/badge'
import { estimateCosts, monthOfDay, monthText, startProblem } from '@/lib/families/costs/rules/estimate'
import type { Estimate, EstimateInput, ProviderCosts, Stage } from '@/lib/families/costs/types'
import { careStart } from '@/lib/families/fit/rules/needs'
import { birthMonthProblem } from '@/lib/families/profile/rules'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { ageText } from '@/lib/providers/rules/ages'
import { moneyText, wholeDollars } from '@/lib/providers/rules/tuition'
import type { OwnChild } from './cost-panel'
import { CostPlot, CostTables, planSentences, scopeText, sourceText } from './cost-tables'
import { costMessages } from './messages'

/** The panel's messages beyond those of the Cost Estimator. */
export const panelMessages = {
  failed: 'We couldn’t load the prices.',
  tryAgain: 'Try again',
  child: 'Child',
  anotherChild: 'Another child',
  vpkHint: (offers: boolean) =>
    offers
      ? `This provider says it takes part in ${HOME_FACTS.preK.short}.`
      : `This provider hasn’t told us whether it takes part in ${HOME_FACTS.preK.short}. Ask before you count on it.`,
  sibling: 'A brother or sister goes there too',
  siblingHint: (percent: number | null) =>
    percent === null ? 'We don’t know its sibling discount, so we take nothing off.' : `${percent}% sibling discount.`,
  stays: 'What you choose here stays in your browser.',
  chooseBirth: 'Choose a month of birth, or enter an age, to see the cost.',
  tooYoung: (months: number) =>
    `This provider takes children from ${ageText(months)}. Your child would be younger at the start.`,
  unknownMonths: (months: number) =>
    `${months === 1 ? 'One month' : `${months} months`} of it ${months === 1 ? 'has' : 'have'} no known price here or around, so nothing is counted for ${months === 1 ? 'it' : 'them'}.`,
  notTaken: 'They don’t take this age',

  own: 'Prices are full-time weeks from this provider. Below each room you see who told us and when.',
  around:
    'Where this provider told us no price, we use the median nearby if five or more told us one, or for infants the federal survey’s figure for its county. We mark those rooms.',
  noneTaken: 'We don’t count months in rooms for ages this provider doesn’t take.',
  registration: (money: string) => `Its one-time registration fee of ${money}.`,
  registrationUnknown: 'No registration fee: this provider didn’t tell us one, and too few nearby did. Ask about it.',
  siblingUnknown: 'No sibling discount: this provider didn’t tell us one.',
  siblingPercent: (percent: number) => `Its sibling discount of ${percent} percent on every week.`,
  siblingOffered: (percent: number) => `No sibling discount. This provider gives ${percent} percent.`,
} as const

/** The form's values. Months are "YYYY-MM"; `birth` is empty until it is chosen. */
export type Plan = { birth: string; start: string; days: string; usesVpk: boolean; hasSibling: boolean }

/** The child's own months. A start in the past, or none, becomes this month. */
export function planFor(child: OwnChild | null, thisMonth: string, offersVpk: boolean): Plan {
  const start = child ? careStart(child, thisMonth) : thisMonth
  return { birth: child?.birthMonth ?? '', start, days: '5', usesVpk: offersVpk, hasSibling: false }
}

/** Errors for the two months; none while they are empty. */
export function planProblems({ birth, start }: Plan, thisMonth: string): { birth?: string; start?: string } {
  if (birth === '') return {}
  const problem = birthMonthProblem(birth, thisMonth)
  return problem ? { birth: problem } : { start: startProblem(monthOfDay(birth), monthOfDay(start)) }
}

export function costQueryOf(plan: Plan, costs: ProviderCosts): EstimateInput {
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
function providerSentences(question: EstimateInput, estimate: Estimate, costs: ProviderCosts): string[] {
  const kinds = estimate.stages.map(({ source }) => source?.kind)
  return [
    ...(kinds.includes('provider') ? [panelMessages.own] : []),
    ...(kinds.some((kind) => kind !== 'provider') ? [panelMessages.around] : []),
    ...(estimate.stages.some(({ band }) => costs.notTaken.includes(band)) ? [panelMessages.noneTaken] : []),
    ...planSentences(question, estimate),
    feeSentence(costs),
    discountSentence(question, costs),
    costMessages.assumptions.meals,
  ]
}

function feeSentence({ registrationFee: fee }: ProviderCosts): string {
  if (!fee) return panelMessages.registrationUnknown
  return fee.median
    ? costMessages.assumptions.registrationMedian(
        wholeDollars(fee.cents),
        fee.median.providers,
        scopeText(fee.median.scope),
      )
    : panelMessages.registration(moneyText(fee.cents))
}

function discountSentence(question: EstimateInput, { siblingDiscountPercent: percent }: ProviderCosts): string {
  if (percent === null) return panelMessages.siblingUnknown
  return question.siblingDiscountPercent === null
    ? panelMessages.siblingOffered(percent)
    : panelMessages.siblingPercent(percent)
}

/** What the plan costs at this provider, room by room, with its assumptions. */
export function PlanResult({ plan, costs }: { plan: Plan; costs: ProviderCosts }) {
  const question = costQueryOf(plan, costs)
  const estimate = estimateCosts(question, costs.rooms)
  const { totalCents, months, unknownMonths, kindergarten, stages } = estimate
  const isTooYoung = costs.ageMinMonths !== null && question.start - question.birth < costs.ageMinMonths
  const sourceOf = ({ band, source }: Stage) =>
    source === null && costs.notTaken.includes(band) ? panelMessages.notTaken : sourceText(source)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <div role="status">
        <p className="numbers text-heading font-bold">
          {unknownMonths === months
            ? costMessages.totalUnknown
            : costMessages.total(wholeDollars(totalCents), unknownMonths > 0)}
        </p>
        <p className="mt-1 text-soft">{costMessages.span(months, monthText(kindergarten))}</p>
        {unknownMonths > 0 && <p className="mt-1 text-soft">{panelMessages.unknownMonths(unknownMonths)}</p>}
        {isTooYoung && (
          <FactLine icon="info" tone="unknown" className="mt-2">
            {panelMessages.tooYoung(costs.ageMinMonths ?? 0)}
          </FactLine>
        )}
      </div>
      <CostPlot stages={stages} />
      <CostTables estimate={estimate} sourceOf={sourceOf} />
      <Disclosure summary={costMessages.assumptionsTitle} level={3} className="border-t">
        <ul className="grid list-disc gap-1.5 pl-5 text-ui">
          {providerSentences(question, estimate, costs).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
