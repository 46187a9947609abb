import { ButtonLink } from '@/components/ui/button-link'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { addMonthsToDay } from '@/lib/calendar/rules/month'
import type { CalendarView as Calendar } from '@/lib/calendar/types'
import { routes } from '@/lib/platform/routes'
import { DateList } from './date-list'
import { longDay, monthTitle } from './day-words'
import { EntryForm } from './entry-form'
import { MonthGrid } from './month-grid'
import { calendarTexts as texts } from './texts'

/** A month, the day that is chosen in it, and what comes. */
export function CalendarView({ userId, calendar }: { userId: number; calendar: Calendar }) {
  const { today, day, dates, upcoming } = calendar
  const onDay = dates.filter((date) => date.day === day)
  return (
    <div className="grid gap-11 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <section aria-labelledby="month">
        <div className="flex items-center gap-1">
          <h2 id="month" className="mr-auto text-section tracking-tight">
            {monthTitle(day)}
          </h2>
          <MonthLinks day={day} today={today} />
        </div>
        <MonthGrid day={day} today={today} dates={dates} />
        <h3 className="mt-6 text-lead font-semibold">{longDay(day, today)}</h3>
        {onDay.length > 0 ? (
          <DateList dates={onDay} today={today} />
        ) : (
          <p className="mt-1 text-soft">{texts.nothingOn}</p>
        )}
        <Disclosure summary={texts.add} className="mt-4 border-t">
          <EntryForm userId={userId} day={day} />
        </Disclosure>
      </section>
      <section aria-labelledby="upcoming">
        <h2 id="upcoming" className="text-section tracking-tight">
          {texts.upcoming}
        </h2>
        {upcoming.length > 0 ? (
          <DateList dates={upcoming} today={today} hasDays />
        ) : (
          <p className="mt-2 text-soft">{texts.nothingComes}</p>
        )}
        <p className="mt-4">
          <TextLink href={routes.settings()}>{texts.subscribe}</TextLink>
        </p>
      </section>
    </div>
  )
}

function MonthLinks({ day, today }: { day: string; today: string }) {
  const [before, after] = [addMonthsToDay(day, -1), addMonthsToDay(day, 1)]
  const to = (other: string) => routes.caregiverDashboard({ tab: 'calendar', day: other })
  return (
    <>
      {day !== today && (
        <ButtonLink variant="quiet" href={routes.caregiverDashboard({ tab: 'calendar' })} scroll={false}>
          {texts.backToToday}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" href={to(before)} scroll={false} aria-label={texts.previous(monthTitle(before))}>
        <Icon name="chevron-left" />
      </ButtonLink>
      <ButtonLink variant="quiet" href={to(after)} scroll={false} aria-label={texts.next(monthTitle(after))}>
        <Icon name="chevron-right" />
      </ButtonLink>
    </>
  )
}
