import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { addMonthsToDay } from '@/lib/calendar/rules/month'
import type { CalendarView as Calendar } from '@/lib/calendar/types'
import type { ShownEvent } from '@/lib/events/types'
import { routes } from '@/lib/platform/routes'
import type { InquirySide } from '@/prisma/generated/enums'
import { calendarPath } from './calendar-path'
import { DateList } from './date-list'
import { longDay, monthTitle } from './day-words'
import { MonthGrid } from './month-grid'
import { calendarTexts as texts } from './texts'

type CalendarViewProps = {
  side: InquirySide
  calendar: Calendar
  /** What changes an event of the chosen day. */
  eventTools?: (event: ShownEvent) => ReactNode
  /** What adds a date, below the chosen day. */
  children: ReactNode
}

/** A month, the day that is chosen in it, and what comes. */
export function CalendarView({ side, calendar, eventTools, children }: CalendarViewProps) {
  const { today, day, dates, upcoming } = calendar
  const onDay = dates.filter((date) => date.day === day)
  return (
    <div className="grid gap-11 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <section aria-labelledby="month">
        <div className="flex items-center gap-1">
          <h2 id="month" className="mr-auto text-section tracking-tight">
            {monthTitle(day)}
          </h2>
          <MonthLinks side={side} day={day} today={today} />
        </div>
        <MonthGrid side={side} day={day} today={today} dates={dates} />
        <h3 className="mt-6 text-lead font-semibold">{longDay(day, today)}</h3>
        {onDay.length > 0 ? (
          <DateList side={side} dates={onDay} today={today} eventTools={eventTools} />
        ) : (
          <p className="mt-1 text-soft">{texts.nothingOn}</p>
        )}
        {children}
      </section>
      <section aria-labelledby="upcoming">
        <h2 id="upcoming" className="text-section tracking-tight">
          {texts.upcoming}
        </h2>
        {upcoming.length > 0 ? (
          <DateList side={side} dates={upcoming} today={today} hasDays />
        ) : (
          <p className="mt-2 text-soft">{texts.nothingComes[side]}</p>
        )}
        <p className="mt-4">
          <TextLink href={routes.settings()}>{texts.subscribe}</TextLink>
        </p>
      </section>
    </div>
  )
}

function MonthLinks({ side, day, today }: { side: InquirySide; day: string; today: string }) {
  const [before, after] = [addMonthsToDay(day, -1), addMonthsToDay(day, 1)]
  return (
    <>
      {day !== today && (
        <ButtonLink variant="quiet" href={calendarPath(side)} scroll={false}>
          {texts.backToToday}
        </ButtonLink>
      )}
      <ButtonLink
        variant="quiet"
        href={calendarPath(side, before)}
        scroll={false}
        aria-label={texts.previous(monthTitle(before))}
      >
        <Icon name="chevron-left" />
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        href={calendarPath(side, after)}
        scroll={false}
        aria-label={texts.next(monthTitle(after))}
      >
        <Icon name="chevron-right" />
      </ButtonLink>
    </>
  )
}
