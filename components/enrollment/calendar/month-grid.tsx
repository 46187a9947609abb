'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { useLocalPath } from '@/components/ui/language'
import { dayByKey, monthOfDay, weeksOf } from '@/lib/enrollment/calendar/rules'
import type { CalendarDate } from '@/lib/enrollment/calendar/schema'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { monthText } from '@/lib/platform/time/dates'
import { type CalendarPlace, calendarPath, longDay, MonthTable } from './calendar-dates'

type MonthGridProps = { place: CalendarPlace; day: string; today: string; dates: readonly CalendarDate[] }

/** A month whose days are links, so it works without scripts; with them, a date picker's keys move through it. */
export function MonthGrid({ place, day, today, dates }: MonthGridProps) {
  const path = useLocalPath()
  const t = useTranslations('enrollment.calendar')
  const locale = useLocale()
  const router = useRouter()
  const chosen = useRef<HTMLAnchorElement>(null)
  const isByKey = useRef(false)

  useEffect(() => {
    if (!isByKey.current || !day) return
    isByKey.current = false
    chosen.current?.focus()
  }, [day])

  function onKeyDown(event: KeyboardEvent) {
    const next = dayByKey(event.key, day)
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    isByKey.current = true
    router.push(path(calendarPath(place, next)), { scroll: false })
  }

  return (
    <MonthTable
      caption={monthText(locale, day)}
      locale={locale}
      weeks={weeksOf(monthOfDay(day))}
      onKeyDown={onKeyDown}
      cell={(one) => {
        const count = dates.filter((date) => date.day === one).length
        const isChosen = one === day
        return (
          <td key={one} className="p-0.5 text-center">
            <AppLink
              ref={isChosen ? chosen : undefined}
              href={calendarPath(place, one)}
              scroll={false}
              tabIndex={isChosen ? 0 : -1}
              aria-current={isChosen ? 'true' : undefined}
              aria-label={dayLabel(t, locale, { day: one, today, count })}
              className={classNames(
                'numbers relative flex min-h-12 flex-col items-center justify-center rounded-md border',
                isChosen ? 'border-pine bg-mint font-semibold text-pine-deep' : 'border-transparent hover:bg-sunken',
                one === today && !isChosen && 'border-line-strong font-semibold',
                monthOfDay(one) !== monthOfDay(day) && 'text-soft',
              )}
            >
              {Number(one.slice(8))}
              <span
                aria-hidden
                className={classNames(
                  'mt-0.5 h-1.5 rounded-full bg-pine',
                  count === 0 ? 'invisible w-1.5' : count === 1 ? 'w-1.5' : 'w-4',
                )}
              />
            </AppLink>
          </td>
        )
      }}
    />
  )
}

/** "Tuesday, Nov 24, today, 2 dates". */
function dayLabel(
  t: Translate<'enrollment.calendar'>,
  locale: Locale,
  { day, today, count }: { day: string; today: string; count: number },
): string {
  return [longDay(locale, day, today), day === today && t('today'), count > 0 && t('dates', { count })]
    .filter(Boolean)
    .join(', ')
}
