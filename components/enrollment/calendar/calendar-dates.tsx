import type { KeyboardEventHandler, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { weekdayOf } from '@/lib/enrollment/calendar/rules'
import { monthText } from '@/lib/enrollment/inquiries/rules/conversation'
import { routes } from '@/lib/platform/http/routes'
import { DAY_NAMES, dateText, MONTH_NAMES } from '@/lib/platform/time/dates'
import type { InquirySide } from '@/prisma/generated/enums'

/** The calendar of one role's dashboard. `provider`: the one that a member of several has chosen. */
export type CalendarPlace = { side: InquirySide; provider?: string | undefined }

/** Opens at a day, by default today. */
export function calendarPath({ side, provider }: CalendarPlace, day?: string): string {
  const query = { tab: 'calendar', day } as const
  return side === 'caregiver' ? routes.caregiverDashboard(query) : routes.careproviderDashboard({ ...query, provider })
}

/** "Tuesday, Nov 24". */
export const longDay = (day: string, today: string) => `${DAY_NAMES[weekdayOf(day)]}, ${dateText(day, today)}`

/** "Tuesday, November 24". */
export const dateTitle = (day: string) =>
  `${DAY_NAMES[weekdayOf(day)]}, ${MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`

/** "November 2026" of a day in it. */
export const monthTitle = (day: string) => monthText(day.slice(0, 7))

type MonthTableProps = {
  caption: string
  /** Monday or Sunday first, like `weeks`. */
  weekdays: readonly string[]
  /** Days as YYYY-MM-DD. */
  weeks: readonly (readonly string[])[]
  /** The `<td>` of a day, with its key. */
  cell: (day: string) => ReactNode
  onKeyDown: KeyboardEventHandler
  className?: string
}

/** A month as a table of days; the caller renders the days and manages focus. */
export const MonthTable = ({ caption, weekdays, weeks, cell, onKeyDown, className }: MonthTableProps) => (
  <table className={classNames('mt-3 w-full table-fixed border-collapse', className)} onKeyDown={onKeyDown}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col" abbr={name} className="py-2 text-xs font-semibold text-soft">
            {name.slice(0, 3)}
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
