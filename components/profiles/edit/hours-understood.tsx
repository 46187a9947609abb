import { readWrittenHours, type WrittenHours } from '@/lib/profiles/rules/read-hours'
import { weekdayLines } from '@/lib/providers/rules/hours-text'
import { profileTexts as texts } from '../texts'

/** The week as it will stand on the page, while it is typed; or what cannot be read. */
export function HoursUnderstood(written: WrittenHours) {
  const read = readWrittenHours(written)
  const lines = 'hours' in read ? (weekdayLines(read.hours) ?? [texts.hoursUnknown]) : [read.problem]
  return (
    <div aria-live="polite" className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{texts.understood}</p>
      <ul className="numbers mt-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
