import type { KeyboardEventHandler, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { CalendarDate } from '@/lib/enrollment/calendar/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dateText, weekdayName, weekdayNames } from '@/lib/platform/time/dates'
import type { InquirySide } from '@/prisma/generated/enums'

/** The calendar of one role's dashboard. `provider`: the selected one, if the user works for several. */
export type CalendarPlace = { side: InquirySide; provider?: string | undefined }

/** The calendar's URL for a day, by default today. */
export function calendarPath({ side, provider }: CalendarPlace, day?: string): string {
  const query = { tab: 'calendar', day } as const
  return side === 'caregiver'
    ? dashboardRoutes.caregiverDashboard(query)
    : dashboardRoutes.careproviderDashboard({ ...query, provider })
}

/** "Tuesday, Nov 24". */
export const longDay = (locale: Locale, day: string, today: string) =>
  `${weekdayName(locale, day)}, ${dateText(locale, day, today)}`

/** "10:00 AM", "10:00 AM to 11:30 AM"; empty for all day. */
export const timesOf = (
  t: Translate<'enrollment.calendar'>,
  { time, endTime }: Pick<CalendarDate, 'time' | 'endTime'>,
) => (time !== null && endTime !== null ? t('times', { from: time, to: endTime }) : (time ?? ''))

/** The names of the weekdays, starting on Sunday like US calendars. */
function weekFromSunday(locale: Locale, length?: 'short'): string[] {
  const names = weekdayNames(locale, length)
  return [...names.slice(-1), ...names.slice(0, -1)]
}

type MonthTableProps = {
  caption: string
  locale: Locale
  /** Days as YYYY-MM-DD, Sunday first. */
  weeks: readonly (readonly string[])[]
  /** The `<td>` of a day, with its key. */
  cell: (day: string) => ReactNode
  onKeyDown: KeyboardEventHandler
  className?: string
}

/** A month as a table of days; the caller renders the days and manages focus. */
export const MonthTable = ({ caption, locale, weeks, cell, onKeyDown, className }: MonthTableProps) => (
  <table className={classNames('mt-3 w-full table-fixed border-collapse', className)} onKeyDown={onKeyDown}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {weekFromSunday(locale).map((name, index) => (
          <th key={name} scope="col" abbr={name} className="py-2 text-xs font-semibold text-soft">
            {weekFromSunday(locale, 'short')[index]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week[0]}>{week.map(cell)}</tr>
      ))}
    </tbody>
  </table>
)
