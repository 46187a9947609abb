import { ButtonLink } from '@/components/ui/button-link'
import { monthText } from '@/lib/costs/rules/months'
import type { Estimate } from '@/lib/costs/types'
import { routes } from '@/lib/platform/routes'
import { PrintButton } from '../print-button'
import { Assumptions, type CostBasis } from './assumptions'
import { CostPlot, dollars } from './cost-plot'
import { CostTables } from './cost-tables'
import { costTexts as texts } from './texts'

export type CostResultProps = { place: string; searchTerm: string; estimate: Estimate; basis: CostBasis }

export function CostResult({ place, searchTerm, estimate, basis }: CostResultProps) {
  const { totalCents, months, unknownMonths, kindergarten } = estimate
  return (
    <section aria-labelledby="estimate" className="grid min-w-0 grid-cols-1 gap-8">
      <div>
        <h2 id="estimate" className="text-section">
          {texts.resultTitle(place)}
        </h2>
        <p className="numbers mt-2 text-heading font-bold">
          {unknownMonths === months ? texts.totalUnknown : texts.total(dollars(totalCents), unknownMonths > 0)}
        </p>
        <p className="mt-1 text-soft">{texts.span(months, monthText(kindergarten))}</p>
        {unknownMonths > 0 && <p className="mt-1 text-soft">{texts.unknownMonths(unknownMonths)}</p>}
      </div>
      <CostPlot stages={estimate.stages} />
      <CostTables estimate={estimate} />
      <Assumptions basis={basis} estimate={estimate} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={routes.search({ zipCode: searchTerm })}>{texts.findCare(place)}</ButtonLink>
        <PrintButton />
      </div>
    </section>
  )
}
