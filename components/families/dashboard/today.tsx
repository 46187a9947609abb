import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { longDay, timesOf } from '@/components/enrollment/calendar/calendar-dates'
import { AppLink, ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Avatar } from '@/components/ui/surface/avatar'
import { Badge } from '@/components/ui/surface/badge'
import { VisuallyHidden } from '@/components/ui/surface/text'
import type { CalendarDate } from '@/lib/enrollment/calendar/schema'
import type { InquirySummary } from '@/lib/enrollment/inquiries/schema'
import type { NextTour } from '@/lib/enrollment/tours/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { dateText, dayText, monthName, relativeTime, weekdayName } from '@/lib/platform/time/dates'
import type { FavoriteNews } from './favorite-news'

function Heading({ children }: { children: ReactNode }) {
  return <h2 className="text-section tracking-tight">{children}</h2>
}

/** The next tour with what to do about it. `hasSheet`: the provider is on the family's tour sheet. */
export function TourCard({ tour, today, hasSheet }: { tour: NextTour; today: string; hasSheet: boolean }) {
  const t = useTranslations('families.dashboard')
  const locale = useLocale()
  const { id, inquiryId, provider, address, day, inDays, time } = tour
  const map = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
  return (
    <section aria-labelledby="next-tour" className="on-deep rounded-xl bg-band p-4.5 text-on-band md:p-6">
      <p className="text-ui text-on-band-soft">{t('tour', { days: Math.max(0, inDays) })}</p>
      <h2 id="next-tour" className="mt-0.5 text-section tracking-tight">
        {t('tourAt', { day: weekdayName(locale, day), time, name: provider.name })}
      </h2>
      <p className="mt-1 text-on-band-soft">{`${dateText(locale, day, today)} · ${address}`}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {hasSheet && (
          <ButtonLink variant="inverse" href={routes.tourSheet()}>
            {t('openSheet')}
          </ButtonLink>
        )}
        <a
          href={dashboardRoutes.api.tourFile(id)}
          className={hasSheet ? 'button button-inverse-outline' : 'button button-inverse'}
          download
        >
          {t('addToCalendar')}
        </a>
        <a href={map} className="button button-inverse-outline" rel="noreferrer">
          {t('directions')}
        </a>
        <ButtonLink variant="inverse-outline" href={dashboardRoutes.conversation('caregiver', inquiryId)}>
          {t('moveTour')}
        </ButtonLink>
      </div>
    </section>
  )
}

const MOST_ANSWERS = 4

export type ToChoose = { inquiryId: number; provider: string }

type AnswersProps = {
  /** Conversations with unread messages. */
  unread: readonly InquirySummary[]
  /** How many there are in all. */
  total: number
  /** Conversations with proposed times. */
  toChoose: readonly ToChoose[]
  now: Date
}

/** How many conversations need the parent: unread ones, and ones with times to choose from. */
export const waitingCount = ({ unread, total, toChoose }: Omit<AnswersProps, 'now'>): number =>
  total + toChoose.filter(({ inquiryId }) => !unread.some(({ id }) => id === inquiryId)).length

/** Providers' messages and proposed times that wait for an answer. */
export function Answers({ unread, total, toChoose, now }: AnswersProps) {
  const t = useTranslations('families.dashboard')
  const conversations = useTranslations('enrollment.conversations')
  const times = useTranslations('platform.time')
  const count = waitingCount({ unread, total, toChoose })
  if (count === 0) return null
  const isChoice = (id: number) => toChoose.some(({ inquiryId }) => inquiryId === id)
  const rows = [
    ...unread.map(({ id, with: name, excerpt, lastAt, isLastYours }) => ({
      id,
      name,
      text: isLastYours ? t('unread') : `“${excerpt || conversations('filesOnly')}”`,
      when: relativeTime(times, lastAt, now),
      act: isChoice(id) ? t('chooseTime') : t('reply'),
    })),
    ...toChoose
      .filter(({ inquiryId }) => !unread.some(({ id }) => id === inquiryId))
      .map(({ inquiryId, provider }) => ({
        id: inquiryId,
        name: provider,
        text: t('chooseTimeText'),
        when: null,
        act: t('chooseTime'),
      })),
  ].slice(0, MOST_ANSWERS)
  return (
    <section>
      <Heading>{t('answers', { count })}</Heading>
      <ul className="divide-y divide-line">
        {rows.map(({ id, name, text, when, act }, index) => (
          <li key={id} className="flex items-start gap-3.5 py-3.5 md:items-center">
            <Avatar name={name} picture={null} />
            <div className="min-w-0 flex-1 md:flex md:items-center md:gap-4">
              <div className="min-w-0 flex-1">
                <p>
                  <span className="font-semibold">{name}</span>
                  {when && <span className="ml-2 text-sm text-soft">{when}</span>}
                </p>
                <p className="break-words text-soft">{text}</p>
              </div>
              <ButtonLink
                variant={index === 0 ? 'primary' : 'secondary'}
                href={dashboardRoutes.conversation('caregiver', id)}
                className="max-md:mt-2"
              >
                {act}
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      {count > rows.length && <TextLink href={dashboardRoutes.messages('caregiver')}>{t('allMessages')}</TextLink>}
    </section>
  )
}

export type ToReview = { id: string; name: string }

/** Providers that the family has toured or enrolled at, but not reviewed. */
export function ReviewsToWrite({ toReview }: { toReview: readonly ToReview[] }) {
  const t = useTranslations('families.dashboard')
  if (toReview.length === 0) return null
  return (
    <section>
      <Heading>{t('reviews')}</Heading>
      <ul className="divide-y divide-line">
        {toReview.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
            <p>
              <span className="block font-semibold">{name}</span>
              <span className="text-soft">{t('reviewText')}</span>
            </p>
            <ButtonLink variant="secondary" href={routes.ownReview(id)}>
              {t('review')}
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const TONES = { opening: 'mint', price: 'sun', license: 'stone' } as const

/** What favorites confirmed recently. */
export function News({ news, today }: { news: readonly FavoriteNews[]; today: string }) {
  const t = useTranslations('families.dashboard')
  const locale = useLocale()
  if (news.length === 0) return null
  return (
    <section>
      <Heading>{t('news')}</Heading>
      <ul className="mt-1 divide-y divide-line">
        {news.map(({ key, kind, title, text, href, day }) => (
          <li key={key}>
            <AppLink href={href} className="group flex min-h-14 items-start gap-3.5 py-3">
              <Badge tone={TONES[kind]} className="min-w-20 justify-center">
                {t(`newsKinds.${kind}`)}
              </Badge>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold group-hover:text-pine group-hover:underline">{title}</span>
                <span className="block text-sm text-soft">{text}</span>
              </span>
              <time dateTime={day} className="shrink-0 text-sm text-soft">
                {dayText(locale, day, today)}
              </time>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The next dates of the family's calendar, each linked to its day. */
export function DatesToKeep({ dates, today }: { dates: readonly CalendarDate[]; today: string }) {
  const t = useTranslations('families.dashboard')
  const calendar = useTranslations('enrollment.calendar')
  const locale = useLocale()
  if (dates.length === 0) return null
  return (
    <section>
      <Heading>{t('dates')}</Heading>
      <ul className="mt-1 divide-y divide-line border-b border-line">
        {dates.map(({ key, kind, day, title, ...date }) => (
          <li key={key}>
            <AppLink
              href={dashboardRoutes.caregiverDashboard({ tab: 'calendar', day })}
              className="group flex min-h-14 items-center gap-3.5 py-3"
            >
              <time
                dateTime={day}
                className="numbers grid w-12 shrink-0 overflow-hidden rounded-md border border-line-strong bg-card text-center leading-tight"
              >
                <VisuallyHidden>{`${longDay(locale, day, today)}: `}</VisuallyHidden>
                <span aria-hidden className="bg-sunken py-0.5 text-xs font-semibold text-soft uppercase">
                  {monthName(locale, Number(day.slice(5, 7)), 'short')}
                </span>
                <span aria-hidden className="py-1 text-lead font-bold">
                  {Number(day.slice(8))}
                </span>
              </time>
              <span className="min-w-0">
                <span className="block font-semibold break-words group-hover:text-pine group-hover:underline">
                  {title}
                </span>
                <span className="block text-sm text-soft">
                  {[calendar(`kinds.${kind}`), timesOf(calendar, date)].filter(Boolean).join(', ')}
                </span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <a
        href={dashboardRoutes.api.calendarDates()}
        className="inline-flex min-h-11 items-center text-ui font-semibold text-pine hover:underline"
        download
      >
        {t('putInCalendar')}
      </a>
    </section>
  )
}
