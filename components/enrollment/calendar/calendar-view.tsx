import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { AppLink, ButtonLink, TextLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { Badge } from '@/components/ui/surface/badge'
import { Icon } from '@/components/ui/surface/icon'
import { addMonthsToDay } from '@/lib/enrollment/calendar/rules'
import type { CalendarView as Calendar, CalendarDate } from '@/lib/enrollment/calendar/schema'
import type { ShownEvent } from '@/lib/enrollment/events/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { monthText } from '@/lib/platform/time/dates'
import { type CalendarPlace, calendarPath, longDay, timesOf } from './calendar-dates'
import { EntryForm, RemoveEntry } from './entry-form'
import { MonthGrid } from './month-grid'

type DateListProps = {
  place: CalendarPlace
  dates: readonly CalendarDate[]
  today: string
  /** Set if the list covers several days: each date then shows its day and links to it, where its notes and tools are. */
  hasDays?: boolean
  eventTools?: (event: ShownEvent) => ReactNode
}

/** Dates as a list. */
function DateList({ place, dates, today, hasDays = false, eventTools }: DateListProps) {
  const t = useTranslations('enrollment.calendar')
  const locale = useLocale()
  return (
    <ul className="divide-y divide-line">
      {dates.map((date) => {
        const { key, day, title, entryId, note, event, isCancelled } = date
        const when = [hasDays && longDay(locale, day, today), timesOf(t, date)].filter(Boolean).join(', ')
        return (
          <li key={key} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0 flex-1">
              {(when || isCancelled) && (
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-soft">
                  {isCancelled && <Badge tone="stone">{t('cancelled')}</Badge>}
                  {when && <time dateTime={day}>{when}</time>}
                </p>
              )}
              <Title date={date} to={date.path ?? (hasDays ? calendarPath(place, day) : null)} />
              {!hasDays && note && <p className="mt-1 break-words whitespace-pre-line">{note}</p>}
              {!hasDays && event && eventTools?.(event)}
            </div>
            {entryId !== null && <RemoveEntry id={entryId} title={title} />}
          </li>
        )
      })}
    </ul>
  )
}

/** "Field trip: To the zoo at Little Harbor". */
function Title({ date: { kind, title, provider, isCancelled }, to }: { date: CalendarDate; to: string | null }) {
  const t = useTranslations('enrollment.calendar')
  const className = classNames('font-semibold', isCancelled && 'line-through')
  return (
    <p className="break-words">
      <span className="text-soft">{t(`kinds.${kind}`)}: </span>
      {to ? (
        <AppLink href={to} className={classNames(className, 'text-pine underline-offset-4 hover:underline')}>
          {title}
        </AppLink>
      ) : (
        <span className={className}>{title}</span>
      )}
      {provider && <span className="text-soft"> {t('at', { provider })}</span>}
    </p>
  )
}

type CalendarViewProps = {
  place: CalendarPlace
  calendar: Calendar
  /** Renders the tools to edit an event of the selected day. */
  eventTools?: (event: ShownEvent) => ReactNode
  /** The form to add a date, below the selected day. */
  children: ReactNode
}

/** A month, its selected day, and upcoming dates. */
export function CalendarView({ place, calendar, eventTools, children }: CalendarViewProps) {
  const t = useTranslations('enrollment.calendar')
  const locale = useLocale()
  const { today, day, dates, upcoming } = calendar
  const onDay = dates.filter((date) => date.day === day)
  return (
    <RestoredFocus className="grid gap-11 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <section aria-labelledby="month">
        <div className="flex items-center gap-1">
          <h2 id="month" className="mr-auto text-section tracking-tight">
            {monthText(locale, day)}
          </h2>
          <MonthLinks place={place} day={day} today={today} />
        </div>
        <MonthGrid place={place} day={day} today={today} dates={dates} />
        <h3 className="mt-6 text-lead font-semibold">{longDay(locale, day, today)}</h3>
        {onDay.length > 0 ? (
          <DateList place={place} dates={onDay} today={today} eventTools={eventTools} />
        ) : (
          <p className="mt-1 text-soft">{t('nothingOn')}</p>
        )}
        {children}
      </section>
      <section aria-labelledby="upcoming">
        <h2 id="upcoming" className="text-section tracking-tight">
          {t('upcoming')}
        </h2>
        {upcoming.length > 0 ? (
          <DateList place={place} dates={upcoming} today={today} hasDays />
        ) : (
          <p className="mt-2 text-soft">{t(`nothingComes.${place.side}`)}</p>
        )}
        <p className="mt-4">
          <TextLink href={dashboardRoutes.settings()}>{t('subscribe')}</TextLink>
        </p>
      </section>
    </RestoredFocus>
  )
}

function MonthLinks({ place, day, today }: { place: CalendarPlace; day: string; today: string }) {
  const t = useTranslations('enrollment.calendar')
  const locale = useLocale()
  const [before, after] = [addMonthsToDay(day, -1), addMonthsToDay(day, 1)]
  return (
    <>
      {day !== today && (
        <ButtonLink variant="quiet" href={calendarPath(place)} scroll={false}>
          {t('backToToday')}
        </ButtonLink>
      )}
      <ButtonLink
        variant="quiet"
        href={calendarPath(place, before)}
        scroll={false}
        aria-label={t('previous', { month: monthText(locale, before) })}
      >
        <Icon name="chevron-left" />
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        href={calendarPath(place, after)}
        scroll={false}
        aria-label={t('next', { month: monthText(locale, after) })}
      >
        <Icon name="chevron-right" />
      </ButtonLink>
    </>
  )
}

/** A parent's dates, and the form to add one. */
export function FamilyCalendar({ userId, calendar }: { userId: number; calendar: Calendar }) {
  const t = useTranslations('enrollment.calendar')
  return (
    <CalendarView place={{ side: 'caregiver' }} calendar={calendar}>
      <Disclosure summary={t('add')} className="mt-4 border-t">
        <EntryForm userId={userId} day={calendar.day} />
      </Disclosure>
    </CalendarView>
  )
}
