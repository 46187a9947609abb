import { Disclosure } from '@/components/ui/disclosure'
import { FactLine } from '@/components/ui/fact-line'
import { estimateCosts } from '@/lib/costs/rules/estimate'
import { monthText } from '@/lib/costs/rules/months'
import type { ProviderCosts, Stage } from '@/lib/costs/types'
import { CostPlot, dollars } from '../cost-plot'
import { CostTables } from '../cost-tables'
import { sourceText } from '../stage-words'
import { costTexts } from '../texts'
import { panelTexts as texts } from './panel-texts'
import { type Plan, questionOf } from './plan'
import { providerSentences } from './sentences'

/** What the plan costs at this provider, room by room, and what that rests on. */
export function PlanAnswer({ plan, costs }: { plan: Plan; costs: ProviderCosts }) {
  const question = questionOf(plan, costs)
  const estimate = estimateCosts(question, costs.rooms)
  const { totalCents, months, unknownMonths, kindergarten, stages } = estimate
  const isTooYoung = costs.ageMinMonths !== null && question.start - question.birth < costs.ageMinMonths
  const sourceOf = ({ band, source }: Stage) =>
    source === null && costs.notTaken.includes(band) ? texts.notTaken : sourceText(source)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <div role="status">
        <p className="numbers text-heading font-bold">
          {unknownMonths === months ? costTexts.totalUnknown : costTexts.total(dollars(totalCents), unknownMonths > 0)}
        </p>
        <p className="mt-1 text-soft">{costTexts.span(months, monthText(kindergarten))}</p>
        {unknownMonths > 0 && <p className="mt-1 text-soft">{texts.unknownMonths(unknownMonths)}</p>}
        {isTooYoung && (
          <FactLine icon="info" tone="unknown" className="mt-2">
            {texts.tooYoung(costs.ageMinMonths ?? 0)}
          </FactLine>
        )}
      </div>
      <CostPlot stages={stages} />
      <CostTables estimate={estimate} sourceOf={sourceOf} />
      <Disclosure summary={costTexts.assumptionsTitle} level={3} className="border-t">
        <ul className="grid list-disc gap-1.5 pl-5 text-ui">
          {providerSentences(question, estimate, costs).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
