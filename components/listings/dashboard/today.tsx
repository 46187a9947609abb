import { useLocale, useTranslations } from 'next-intl'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { RelativeDate } from '@/components/platform/relative-date'
import { usualReplyText } from '@/components/providers/detail/detail-text'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { Avatar } from '@/components/ui/surface/avatar'
import { childAgeText } from '@/lib/enrollment/inquiries/rules/conversation'
import { LEAST_MEASURED, MEASURED_DAYS, type ReplyFigures } from '@/lib/enrollment/inquiries/rules/reply-times'
import type { TourOfDay, WaitingFamily } from '@/lib/enrollment/leads/schema'
import { PROFILE_FIELDS } from '@/lib/listings/profiles/catalogue'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { type Locale, listText } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dayText, monthText, relativeTime } from '@/lib/platform/time/dates'
import { localText } from '@/lib/platform/time/zoned-time'
import { AGE_BANDS, type AgeTexts, bandLabel, bandPlural } from '@/lib/providers/rules/ages'
import { rejectedFields, useFieldName } from '../profile/profile-fields'
import { ContestNotice } from '../profile/public-profile'
import { Part } from './dashboard-cards'
import { StillRight } from './still-right'

type TodayTexts = Translate<'listings.today'>

/** "Two-year-olds, from January 2027": the age group and start month that a family is looking for. */
function wantedText(t: TodayTexts, ages: AgeTexts, locale: Locale, { band, wantedStart }: WaitingFamily): string {
  const room = band && bandPlural(ages, band)
  return [
    room && room[0]?.toUpperCase() + room.slice(1),
    wantedStart && t('from', { month: monthText(locale, wantedStart) }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What a family needs: the step that is due, a tour, or else an answer to its message. */
function needText(t: TodayTexts, locale: Locale, { need, words, times, nextStep }: WaitingFamily): string {
  if (need === 'due') return t('wants.due', { step: nextStep?.text ?? '' })
  if (need !== 'tour') return words ? t('wants.words', { words }) : t('wants.files')
  if (times.length === 0) return t('wants.tour')
  return t('wants.tourAt', {
    times: listText(
      locale,
      times.map((time) => localText(locale, time)),
      'or',
    ),
  })
}

type FamilyRowProps = { family: WaitingFamily; isFirst: boolean; now: Date }

function FamilyRow({ family, isFirst, now }: FamilyRowProps) {
  const t = useTranslations('listings.today')
  const ages = useTranslations('providers.ages')
  const childAges = useTranslations('enrollment.childAge')
  const times = useTranslations('platform.time')
  const locale = useLocale()
  const { id, family: name, ageMonthsNow, need, lastAt } = family
  if (!need) return null
  const wanted = wantedText(t, ages, locale, family)
  const answer = t(`answers.${need}`)
  const at = need === 'tour' ? 'tours' : need === 'due' ? undefined : 'reply'
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 py-3.5 sm:grid-cols-[auto_9rem_1fr_auto]">
      <Avatar name={name} picture={null} />
      <p className="min-w-0">
        <span className="block font-bold break-words">{name}</span>
        {ageMonthsNow !== null && (
          <span className="block text-sm text-soft">{childAgeText(childAges, ageMonthsNow)}</span>
        )}
      </p>
      <p className="col-span-2 min-w-0 sm:col-span-1">
        <span className="line-clamp-2 break-words">{needText(t, locale, family)}</span>
        <span className="block text-sm text-soft">
          {wanted && `${wanted} · `}
          <RelativeDate time={lastAt} text={relativeTime(times, lastAt, now)} />
        </span>
      </p>
      <ButtonLink
        variant={isFirst ? 'primary' : 'secondary'}
        href={dashboardRoutes.conversation('careprovider', id, at)}
        aria-label={t('answerTo', { answer, family: name })}
        className="col-span-2 sm:col-span-1 sm:min-w-30"
      >
        {answer}
      </ButtonLink>
    </li>
  )
}

type FamiliesProps = { families: readonly WaitingFamily[]; count: number; provider: string; now: Date }

function Families({ families, count, provider, now }: FamiliesProps) {
  const t = useTranslations('listings.today')
  const hidden = count - families.length
  return (
    <Part title={t('waiting', { count })}>
      {families.length === 0 ? (
        <p className="mt-1 text-soft">{t('nobodyWaits')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-b border-line">
          {families.map((family, index) => (
            <FamilyRow key={family.id} family={family} isFirst={index === 0} now={now} />
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {hidden > 0 && (
          <TextLink
            href={dashboardRoutes.leads({ provider, need: 'today' })}
            className="inline-flex min-h-11 items-center"
          >
            {t('more', { count: hidden })}
          </TextLink>
        )}
        <TextLink href={dashboardRoutes.leads({ provider })} className="inline-flex min-h-11 items-center">
          {t('allFamilies')}
        </TextLink>
      </p>
    </Part>
  )
}

/** A line with a link, above the families. */
function Line({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 rounded-lg bg-sun-soft px-5 py-2.5">
      <strong>{text}</strong>
      <TextLink href={href} className="inline-flex min-h-11 items-center">
        {link}
      </TextLink>
    </p>
  )
}

/** The state of a profile change in one line. */
function ChangeLine({ profile: { change, id } }: { profile: OwnProfile }) {
  const t = useTranslations('listings.today')
  const profile = useTranslations('listings.profile')
  const nameOf = useFieldName()
  const href = dashboardRoutes.publicProfile({ provider: id })
  if (change?.status === 'pending') {
    const names = PROFILE_FIELDS.filter((field) => field in change.fields).map(nameOf)
    const text = [profile('pendingTitle'), names.join(', ')].filter(Boolean).join(': ')
    return <Line text={text} href={href} link={t('seeChanges')} />
  }
  if (change?.origin === 'roll_back') return <Line text={t('undone')} href={href} link={t('seeChanges')} />
  return rejectedFields(change).length > 0 ? <Line text={t('notAccepted')} href={href} link={t('seeChanges')} /> : null
}

function Day({ tours, provider, today }: { tours: readonly TourOfDay[]; provider: string; today: string }) {
  const t = useTranslations('listings.today')
  const childAges = useTranslations('enrollment.childAge')
  const locale = useLocale()
  const isToday = tours.some(({ day }) => day === today)
  return (
    <Part title={t('day')}>
      {!isToday && <p className="mt-1 text-soft">{t('noTours')}</p>}
      <ul className={classNames('divide-y divide-line', tours.length > 0 && 'border-b border-line')}>
        {tours.map(({ inquiryId, family, ageMonthsNow, day, time }) => (
          <li key={inquiryId} className="grid grid-cols-[5.5rem_1fr] gap-x-3 py-3">
            <span className="numbers text-soft">{time}</span>
            <span className="min-w-0">
              <TextLink href={dashboardRoutes.conversation('careprovider', inquiryId, 'tours')}>
                {t('tour', { family })}
              </TextLink>
              <span className="block text-sm text-soft">
                {[
                  !isToday && t('nextTour', { day: dayText(locale, day, today) }),
                  ageMonthsNow !== null && childAgeText(childAges, ageMonthsNow),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <TextLink
        href={dashboardRoutes.careproviderDashboard({ tab: 'calendar', provider })}
        className="mt-1 inline-flex min-h-11 items-center"
      >
        {t('calendar')}
      </TextLink>
    </Part>
  )
}

/** "45 min", "3 h 40 min", "2 days". */
export function replyLength(minutes: number, t: TodayTexts): string {
  if (minutes < 60) return t('minutes', { minutes })
  if (minutes >= 2_880) return t('days', { days: Math.round(minutes / 1_440) })
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? t('hours', { hours }) : t('hoursAndMinutes', { hours, minutes: rest })
}

function ReplyTime({ reply }: { reply: ReplyFigures | null }) {
  const t = useTranslations('listings.today')
  const detail = useTranslations('providers.detail')
  const minutes = reply?.medianMinutes ?? null
  return (
    <Part title={t('reply')} className="mt-9">
      {reply && minutes !== null ? (
        <>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="numbers text-title font-bold tracking-tight">{replyLength(minutes, t)}</span>
            <span className="text-sm text-soft">
              {t('middleOf', { count: reply.conversations, days: MEASURED_DAYS })}
            </span>
          </p>
          <p className="mt-1 text-sm text-soft">{t('familiesRead', { text: usualReplyText(detail, minutes) })}</p>
        </>
      ) : (
        <p className="mt-1 text-soft">{t('noReplyTime', { fewest: LEAST_MEASURED })}</p>
      )}
    </Part>
  )
}

function Rooms({ profile: { id, ageBands } }: { profile: OwnProfile }) {
  const t = useTranslations('listings.today')
  const href = `${dashboardRoutes.publicProfile({ provider: id })}#openings-and-tuition`
  const ages = useTranslations('providers.ages')
  const waits = AGE_BANDS.flatMap(({ code }) => {
    const waitlist = ageBands.find(({ band }) => band === code)?.waitlist
    return waitlist ? t('room', { label: bandLabel(ages, code), value: String(waitlist) }) : []
  })
  return (
    <Part title={t('rooms')} className="mt-9">
      <dl className="mt-1 divide-y divide-line border-b border-line">
        {AGE_BANDS.map(({ code }) => {
          const label = bandLabel(ages, code)
          const openings = ageBands.find(({ band }) => band === code)?.openings ?? null
          return (
            <div key={code} className="flex min-h-11 items-center justify-between gap-4">
              <dt>{label}</dt>
              <dd className="numbers">
                {openings === null ? (
                  <TextLink
                    href={href}
                    aria-label={t('fillInOf', { room: label })}
                    className="inline-flex min-h-11 items-center"
                  >
                    {t('fillIn')}
                  </TextLink>
                ) : openings === 0 ? (
                  <span className="text-soft">{t('full')}</span>
                ) : (
                  <strong className="text-pine">{t('free', { count: openings })}</strong>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-2 text-sm text-soft">
        {waits.length > 0 && `${t('waitlist', { waits: waits.join(', ') })} `}
        <TextLink href={href} className="inline-flex min-h-11 items-center">
          {t('changePlaces')}
        </TextLink>
      </p>
    </Part>
  )
}

export type TodayViewProps = {
  /** Public id. */
  provider: string
  families: readonly WaitingFamily[]
  /** The number of all waiting families, including those not listed. */
  waiting: number
  tours: readonly TourOfDay[]
  reply: ReplyFigures | null
  /** Open invoices; 0 for members who do not pay. */
  invoices: number
  /** Null for members who may not edit the page. */
  profile: OwnProfile | null
  today: string
  now: Date
}

/** What needs attention today: families, facts to confirm, tours, and openings. */
export function TodayView(props: TodayViewProps) {
  const t = useTranslations('listings.today')
  const { provider, families, waiting, tours, reply, invoices, profile, today, now } = props
  const isOpen = profile !== null && profile.status !== 'closed'
  return (
    <RestoredFocus className="lg:grid lg:grid-cols-[1fr_22.5rem] lg:gap-x-14">
      <div className="min-w-0">
        {profile && <ContestNotice profile={profile} />}
        <div className="mb-8 grid gap-3 empty:hidden">
          {profile && <ChangeLine profile={profile} />}
          {invoices > 0 && (
            <Line
              text={t('invoices', { count: invoices })}
              href={dashboardRoutes.billing({ provider })}
              link={t('pay')}
            />
          )}
        </div>
        <Families families={families} count={waiting} provider={provider} now={now} />
        {isOpen && <StillRight profile={profile} today={today} />}
      </div>
      <div className="mt-12 min-w-0 lg:mt-0">
        <Day tours={tours} provider={provider} today={today} />
        <ReplyTime reply={reply} />
        {isOpen && <Rooms profile={profile} />}
      </div>
    </RestoredFocus>
  )
}
