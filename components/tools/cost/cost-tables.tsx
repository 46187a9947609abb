import { DataTable } from '@/components/ui/data-table'
import { monthRangeText } from '@/lib/costs/rules/months'
import type { Estimate, Stage, YearCost } from '@/lib/costs/types'
import { dollars } from './cost-plot'
import { roomText, sourceText } from './stage-words'
import { costTexts as texts } from './texts'

const money = (cents: number | null) =>
  cents === null ? <span className="text-soft">{texts.unknown}</span> : dollars(cents)

type CostTablesProps = {
  estimate: Estimate
  /** What stands below a room: whose price it is. */
  sourceOf?: (stage: Stage) => string
}

export function CostTables({ estimate, sourceOf = ({ source }) => sourceText(source) }: CostTablesProps) {
  return (
    <>
      <section>
        <h3 className="text-name">{texts.roomsTitle}</h3>
        <DataTable
          caption={texts.roomsTitle}
          columns={texts.roomsColumns}
          rows={estimate.stages.map((stage) => roomRow(stage, sourceOf(stage)))}
        />
      </section>
      <section>
        <h3 className="text-name">{texts.yearsTitle}</h3>
        <DataTable caption={texts.yearsTitle} columns={texts.yearsColumns} rows={estimate.years.map(yearRow)} />
      </section>
    </>
  )
}

/** When, and whose price it is, stand below the room: so that no amount is beyond the edge of a phone. */
const roomRow = (stage: Stage, source: string) => ({
  key: String(stage.first),
  head: (
    <>
      <span className="font-semibold">{roomText(stage)}</span>
      <span className="block text-xs whitespace-normal">{monthRangeText(stage.first, stage.last)}</span>
      <span className="block text-xs whitespace-normal text-soft">{source}</span>
    </>
  ),
  cells: [money(stage.weeklyCents), money(stage.monthlyCents), money(stage.totalCents)],
})

const yearRow = ({ year, months, unknownMonths, cents }: YearCost) => ({
  key: String(year),
  head: String(year),
  cells: [
    String(months),
    unknownMonths === 0
      ? dollars(cents)
      : unknownMonths === months && cents === 0
        ? money(null)
        : texts.yearUnknown(dollars(cents), unknownMonths),
  ],
})
