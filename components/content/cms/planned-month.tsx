'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { longDay, MonthTable } from '@/components/enrollment/calendar/calendar-dates'
import { IconButton } from '@/components/ui/actions/icon-button'
import { classNames } from '@/components/ui/class-names'
import type { BlogPost } from '@/lib/content/articles/types'
import { addMonthsToDay, dayByKey, monthOfDay, weeksOf } from '@/lib/enrollment/calendar/rules'
import { minuteOf, monthText, timeText } from '@/lib/platform/time/dates'

type PlannedDayProps = { posts: readonly BlogPost[]; onEdit: (post: BlogPost) => unknown }

/** The articles published or scheduled on one day: press to edit. */
function PlannedDay({ posts, onEdit }: PlannedDayProps) {
  const t = useTranslations('content.cms')
  return (
    <ul className="mt-1 grid gap-1">
      {posts.map((post) => (
        <li key={post.id}>
          <button
            type="button"
            onClick={() => onEdit(post)}
            aria-label={t('plannedLabel', { title: post.title || t('untitled'), status: t(`statuses.${post.status}`) })}
            className={classNames(
              'w-full cursor-pointer rounded-sm px-2 py-1 text-left text-xs break-words hover:underline max-md:min-h-11 max-md:text-ui',
              post.status === 'scheduled' ? 'bg-sun-soft text-on-sun' : 'bg-mint text-pine-deep',
            )}
          >
            {post.status === 'scheduled' && (
              <span className="numbers mr-1 font-semibold">
                {timeText(minuteOf(`${post.publishDate}T${post.publishTime}`))}
              </span>
            )}
            {post.title || t('untitled')}
          </button>
        </li>
      ))}
    </ul>
  )
}

type PlannedMonthProps = { posts: readonly BlogPost[]; today: string; onEdit: (post: BlogPost) => unknown }

/** A month of articles by publication date; a list on phones. */
export function PlannedMonth({ posts, today, onEdit }: PlannedMonthProps) {
  const locale = useLocale()
  const t = useTranslations('content.cms')
  const [day, setDay] = useState(today)
  const chosen = useRef<HTMLButtonElement>(null)
  const isByKey = useRef(false)
  const dated = posts.filter(({ status }) => status !== 'draft')
  const onDay = (one: string) => dated.filter(({ publishDate }) => publishDate === one)
  const weeks = weeksOf(monthOfDay(day))
  const nameOf = (one: string) => {
    const count = onDay(one).length
    return count === 0 ? longDay(locale, one, today) : t('dayLabel', { day: longDay(locale, one, today), count })
  }

  useEffect(() => {
    if (!isByKey.current || !day) return
    isByKey.current = false
    chosen.current?.focus()
  }, [day])

  function onKeyDown(event: KeyboardEvent) {
    const next = dayByKey(event.key, day)
    const isOnDay = event.target instanceof Element && event.target.hasAttribute('data-day')
    if (!next || !isOnDay || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    isByKey.current = true
    setDay(next)
  }

  return (
    <section aria-label={monthText(locale, day)} className="mt-2">
      <div className="flex items-center gap-2">
        <IconButton icon="chevron-left" label={t('monthBefore')} onClick={() => setDay(addMonthsToDay(day, -1))} />
        <h2 aria-live="polite" className="text-section tracking-tight">
          {monthText(locale, day)}
        </h2>
        <IconButton icon="chevron-right" label={t('monthAfter')} onClick={() => setDay(addMonthsToDay(day, 1))} />
      </div>
      <MonthTable
        caption={monthText(locale, day)}
        locale={locale}
        weeks={weeks}
        onKeyDown={onKeyDown}
        className="max-md:hidden"
        cell={(one) => (
          <td
            key={one}
            className={classNames(
              'h-28 border border-line p-1.5 align-top',
              monthOfDay(one) !== monthOfDay(day) && 'bg-sunken/50',
            )}
          >
            <button
              type="button"
              data-day
              ref={one === day ? chosen : undefined}
              tabIndex={one === day ? 0 : -1}
              aria-current={one === today ? 'date' : undefined}
              aria-label={nameOf(one)}
              onClick={() => setDay(one)}
              className={classNames(
                'numbers grid size-8 cursor-pointer place-items-center rounded-full text-sm',
                one === today ? 'bg-pine font-semibold text-on-pine' : 'hover:bg-sunken',
              )}
            >
              {Number(one.slice(8))}
            </button>
            <PlannedDay posts={onDay(one)} onEdit={onEdit} />
          </td>
        )}
      />
      <MonthList posts={dated} month={monthOfDay(day)} today={today} onEdit={onEdit} />
    </section>
  )
}

type MonthListProps = PlannedMonthProps & { month: string }

function MonthList({ posts, month, today, onEdit }: MonthListProps) {
  const locale = useLocale()
  const t = useTranslations('content.cms')
  const inMonth = posts.filter(({ publishDate }) => monthOfDay(publishDate) === month)
  const days = [...new Set(inMonth.map(({ publishDate }) => publishDate))].toSorted()
  if (days.length === 0) return <p className="mt-4 text-soft md:hidden">{t('emptyMonth')}</p>
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line md:hidden">
      {days.map((one) => (
        <li key={one} className="py-3">
          <p className={classNames('text-sm', one === today ? 'font-semibold' : 'text-soft')}>
            {longDay(locale, one, today)}
          </p>
          <PlannedDay posts={inMonth.filter(({ publishDate }) => publishDate === one)} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  )
}
