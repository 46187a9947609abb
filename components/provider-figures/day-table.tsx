import { DataTable } from '@/components/ui/data-table'
import { type DayFigures, FIGURES } from '@/lib/provider-figures/types'
import { dayText } from '@/lib/providers/rules/dates'
import { figureTexts as texts } from './texts'

/** What the lines show, in numbers; the newest day first. */
export function DayTable({ days }: { days: readonly DayFigures[] }) {
  const today = days.at(-1)?.day ?? ''
  return (
    <DataTable
      caption={texts.tableCaption}
      columns={[texts.day, ...FIGURES.map((figure) => texts.figures[figure].name)]}
      rows={days.toReversed().map((one) => ({
        key: one.day,
        head: dayText(one.day, today),
        cells: FIGURES.map((figure) => one[figure].toLocaleString('en-US')),
      }))}
    />
  )
}
