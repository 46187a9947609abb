import { DataTable } from '@/components/ui/data-table'
import { Disclosure } from '@/components/ui/disclosure'
import { timeText } from '@/lib/providers/rules/hours-text'
import type { PeakTimes } from '@/lib/trends/types'
import { insightTexts as texts } from './texts'

const HEIGHT = 40
const hourText = (hour: number) => timeText(hour * 60)

/** Searches by hour: a bar for each, and the same as a table. Hours under 5 have no bar. */
export function HourBars({ hours }: { hours: PeakTimes['hours'] }) {
  const largest = Math.max(0, ...hours.map(({ searches }) => searches ?? 0))
  const peak = hours.find(({ searches }) => searches === largest)
  if (largest === 0 || !peak) return <p className="mt-3 text-soft">{texts.noPeak}</p>
  return (
    <>
      <p className="mt-3 text-lead font-semibold">{texts.peak(hourText(peak.hour))}</p>
      <svg
        viewBox={`0 0 ${hours.length * 4} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-4 h-32 w-full border-b border-line-strong"
      >
        {hours.map(({ hour, searches }) => {
          const height = ((searches ?? 0) / largest) * HEIGHT
          return (
            <rect key={hour} x={hour * 4 + 0.4} y={HEIGHT - height} width="3.2" height={height} className="fill-pine" />
          )
        })}
      </svg>
      <p className="numbers mt-1.5 flex justify-between text-xs text-soft" aria-hidden="true">
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour} className="w-1/4">
            {hourText(hour)}
          </span>
        ))}
      </p>
      <Disclosure summary={texts.table} className="mt-4 border-t">
        <DataTable
          caption={texts.hoursTable}
          columns={[texts.hour, texts.searches]}
          rows={hours.map(({ hour, searches }) => ({
            key: String(hour),
            head: hourText(hour),
            cells: [searches === null ? texts.fewer : searches.toLocaleString('en-US')],
          }))}
        />
      </Disclosure>
    </>
  )
}
