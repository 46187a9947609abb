import { readWrittenHours, type WrittenHours } from '@/lib/profiles/rules/read-hours'
import { readSeasons, writeSeasons } from '@/lib/profiles/rules/read-seasons'
import { weekdayLines } from '@/lib/providers/rules/hours-text'
import { profileTexts as texts } from '../texts'

/** The week and the times of the year as they will stand on the page, while they are typed; or what cannot be read. */
export function HoursUnderstood({ seasonalHours, ...written }: WrittenHours & { seasonalHours: string }) {
  const read = readWrittenHours(written)
  const lines = 'hours' in read ? (weekdayLines(read.hours) ?? [texts.hoursUnknown]) : [read.problem]
  const seasons = readSeasons(seasonalHours)
  const more = 'seasons' in seasons ? writeSeasons(seasons.seasons).split('\n').filter(Boolean) : [seasons.problem]
  return (
    <div aria-live="polite" className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{texts.understood}</p>
      <ul className="numbers mt-1">
        {[...lines, ...more].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
