import type { ReactNode } from 'react'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { RelativeDate } from '@/components/platform/relative-date'
import { detailMessages } from '@/components/providers/detail/messages'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { Avatar } from '@/components/ui/surface/avatar'
import { childAgeText, monthText } from '@/lib/enrollment/inquiries/rules/conversation'
import { LEAST_MEASURED, MEASURED_DAYS, type ReplyFigures } from '@/lib/enrollment/inquiries/rules/reply-times'
import type { TourOfDay, WaitingFamily } from '@/lib/enrollment/leads/schema'
import { statedGroups } from '@/lib/listings/profiles/rules/facts'
import { OWN_FACT_GROUPS, type OwnFactGroup } from '@/lib/listings/profiles/schema/facts'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { routes } from '@/lib/platform/http/routes'
import { addDays, dateText, dayText, relativeTime } from '@/lib/platform/time/dates'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { weekdaySummary } from '@/lib/providers/rules/hours'
import { CONFIRMED_DAYS, freshnessOf, STALE_DAYS } from '@/lib/providers/rules/openings'
import { moneyText } from '@/lib/providers/rules/tuition'
import { ConfirmButton } from '../facts/facts-form'
import { factsMessages } from '../facts/messages'
import { profileMessages, rejectedFields } from '../profile/messages'
import { ContestNotice } from '../profile/public-profile'
import { todayMessages as texts } from './messages'

type PartProps = { title: string; beside?: ReactNode; children: ReactNode; className?: string }

function Part({ title, beside, children, className }: PartProps) {
  const id = title.toLowerCase().replace(/[^a-z]+/g, '-')
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lead font-bold tracking-tight">
          {title}
        </h2>
        {beside && <p className="text-ui text-soft">{beside}</p>}
      </div>
      {children}
    </section>
  )
}

const roomOf = (code: string) => AGE_BANDS.find((band) => band.code === code)

/** "Two-year-olds, from January 2027": what the family asks for, besides its words. */
function wantedText({ band, wantedStart }: WaitingFamily): string {
  const room = band && roomOf(band)?.plural
  return [room && room[0]?.toUpperCase() + room.slice(1), wantedStart && texts.from(monthText(wantedStart))]
    .filter(Boolean)
    .join(', ')
}

type FamilyRowProps = { family: WaitingFamily; isFirst: boolean; now: Date }

function FamilyRow({ family, isFirst, now }: FamilyRowProps) {
  const { id, family: name, ageMonthsNow, need, lastAt } = family
  if (!need) return null
  const wanted = wantedText(family)
  const at = need === 'tour' ? 'tours' : need === 'due' ? undefined : 'reply'
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 py-3.5 sm:grid-cols-[auto_9rem_1fr_auto]">
      <Avatar name={name} picture={null} />
      <p className="min-w-0">
        <span className="block font-bold break-words">{name}</span>
        {ageMonthsNow !== null && <span className="block text-sm text-soft">{childAgeText(ageMonthsNow)}</span>}
      </p>
      <p className="col-span-2 min-w-0 sm:col-span-1">
        <span className="line-clamp-2 break-words">{texts.wants[need](family)}</span>
        <span className="block text-sm text-soft">
          {wanted && `${wanted} · `}
          <RelativeDate time={lastAt} text={relativeTime(lastAt, now)} />
        </span>
      </p>
      <ButtonLink
        variant={isFirst ? 'primary' : 'secondary'}
        href={routes.conversation('careprovider', id, at)}
        aria-label={texts.answerTo(texts.answers[need], name)}
        className="col-span-2 sm:col-span-1 sm:min-w-30"
      >
        {texts.answers[need]}
      </ButtonLink>
    </li>
  )
}

type FamiliesProps = { families: readonly WaitingFamily[]; count: number; provider: string; now: Date }

function Families({ families, count, provider, now }: FamiliesProps) {
  const hidden = count - families.length
  return (
    <Part title={texts.waiting(count)}>
      {families.length === 0 ? (
        <p className="mt-1 text-soft">{texts.nobodyWaits}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-b border-line">
          {families.map((family, index) => (
            <FamilyRow key={family.id} family={family} isFirst={index === 0} now={now} />
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {hidden > 0 && (
          <TextLink href={routes.leads({ provider, need: 'today' })} className="inline-flex min-h-11 items-center">
            {texts.more(hidden)}
          </TextLink>
        )}
        <TextLink href={routes.leads({ provider })} className="inline-flex min-h-11 items-center">
          {texts.allFamilies}
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
  const href = routes.publicProfile({ provider: id })
  const fields = (names: readonly string[]) => (names.length > 0 ? `: ${names.join(', ')}` : '')
  if (change?.status === 'pending') {
    const names = Object.entries(profileMessages.fields).flatMap(([field, name]) =>
      field in change.fields ? [name] : [],
    )
    return <Line text={`${profileMessages.pendingTitle}${fields(names)}`} href={href} link={texts.seeChanges} />
  }
  if (change?.origin === 'roll_back') return <Line text={texts.undone} href={href} link={texts.seeChanges} />
  return rejectedFields(change).length > 0 ? (
    <Line text={texts.notAccepted} href={href} link={texts.seeChanges} />
  ) : null
}

/** What a page states of a group, in one line. */
function statedText(group: OwnFactGroup, { live, ageBands }: OwnProfile): string {
  const rooms = (value: (band: (typeof ageBands)[number]) => string | null) =>
    AGE_BANDS.flatMap(({ code, label }) => {
      const band = ageBands.find((one) => one.band === code)
      const text = band ? value(band) : null
      return text === null ? [] : texts.room(label, text)
    }).join(' · ')
  if (group === 'openings')
    return rooms(({ openings }) => (openings === null ? null : openings === 0 ? texts.full : String(openings)))
  if (group === 'tuition') return rooms(({ tuitionWeeklyCents: cents }) => (cents === null ? null : moneyText(cents)))
  if (group === 'hours') return weekdaySummary(live.hours) ?? ''
  return [live.phone, live.email, live.website].filter(Boolean).join(' · ')
}

/** Where a group is changed. */
const placeOf = (group: OwnFactGroup, provider: string) =>
  group === 'openings' || group === 'tuition'
    ? `${routes.publicProfile({ provider })}#openings-and-tuition`
    : `${routes.publicProfile({ provider, edit: 1 })}#edit-${group}`

/** When a fact was confirmed, and what happens next if nobody confirms it. */
function ageText(group: OwnFactGroup, { facts }: OwnProfile, today: string): { text: string; isLate: boolean } {
  const stamp = facts[group]
  if (!stamp) return { text: texts.undated, isLate: true }
  const on = (days: number) => dateText(addDays(stamp.confirmedOn, days), today)
  const freshness = freshnessOf(stamp, today)
  if (stamp.confirmedOn === today) return { text: texts.renewed, isLate: false }
  const said = texts.confirmed(dayText(stamp.confirmedOn, today))
  if (freshness === 'confirmed') return { text: `${said}. ${texts.fades(on(CONFIRMED_DAYS + 1))}`, isLate: false }
  if (freshness === 'fading') return { text: `${said}. ${texts.leaves[group](on(STALE_DAYS + 1))}`, isLate: true }
  return { text: `${said}. ${texts.left[group]}`, isLate: true }
}

/** Facts with their age, the oldest first, each confirmed with one press. */
function StillRight({ profile, today }: { profile: OwnProfile; today: string }) {
  const { id, live, ageBands, facts } = profile
  const stated = statedGroups({ ...live, ageBands, hasHours: live.hours.length > 0 })
  const age = (group: OwnFactGroup) => facts[group]?.confirmedOn ?? ''
  const groups = OWN_FACT_GROUPS.toSorted((a, b) => (age(a) < age(b) ? -1 : age(a) > age(b) ? 1 : 0))
  const shown = [...groups.filter((one) => stated.includes(one)), ...groups.filter((one) => !stated.includes(one))]
  return (
    <Part title={texts.still} beside={texts.stillLead} className="mt-12">
      {stated.every((group) => group === 'contact') && <p className="mt-1 text-soft">{texts.begin}</p>}
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {shown.map((group, index) => {
          const name = factsMessages.groups[group]
          const isStated = stated.includes(group)
          const { text, isLate } = ageText(group, profile, today)
          return (
            <li key={group} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
              <p className="w-full flex-none font-bold sm:w-28">{name}</p>
              <p className="min-w-0 flex-1 basis-64">
                {isStated && <span className="numbers line-clamp-2 break-words">{statedText(group, profile)}</span>}
                <span
                  className={classNames(
                    'block text-sm',
                    isStated && isLate ? 'font-semibold text-on-sun' : 'text-soft',
                  )}
                >
                  {isStated ? text : texts.notStated}
                </span>
              </p>
              <TextLink
                href={placeOf(group, id)}
                aria-label={isStated ? texts.changeOf(name) : texts.addOf(name)}
                className="inline-flex min-h-11 items-center"
              >
                {isStated ? texts.change : texts.add}
              </TextLink>
              {isStated && age(group) !== today && (
                <ConfirmButton providerId={id} group={group} isUrgent={index === 0 && isLate} />
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function Day({ tours, provider, today }: { tours: readonly TourOfDay[]; provider: string; today: string }) {
  const isToday = tours.some(({ day }) => day === today)
  return (
    <Part title={texts.day}>
      {!isToday && <p className="mt-1 text-soft">{texts.noTours}</p>}
      <ul className="divide-y divide-line border-b border-line">
        {tours.map(({ inquiryId, family, ageMonthsNow, day, time }) => (
          <li key={inquiryId} className="grid grid-cols-[5.5rem_1fr] gap-x-3 py-3">
            <span className="numbers text-soft">{time}</span>
            <span className="min-w-0">
              <TextLink href={routes.conversation('careprovider', inquiryId, 'tours')}>{texts.tour(family)}</TextLink>
              <span className="block text-sm text-soft">
                {[!isToday && texts.nextTour(dayText(day, today)), ageMonthsNow !== null && childAgeText(ageMonthsNow)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <TextLink
        href={routes.careproviderDashboard({ tab: 'calendar', provider })}
        className="mt-1 inline-flex min-h-11 items-center"
      >
        {texts.calendar}
      </TextLink>
    </Part>
  )
}

/** "45 min", "3 h 40 min", "2 days". */
export function replyLength(minutes: number): string {
  if (minutes < 60) return texts.minutes(minutes)
  if (minutes < 2_880) return texts.hours(Math.floor(minutes / 60), minutes % 60)
  return texts.days(Math.round(minutes / 1_440))
}

function ReplyTime({ reply }: { reply: ReplyFigures | null }) {
  const minutes = reply?.medianMinutes ?? null
  return (
    <Part title={texts.reply} className="mt-9">
      {reply && minutes !== null ? (
        <>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="numbers text-title font-bold tracking-tight">{replyLength(minutes)}</span>
            <span className="text-sm text-soft">{texts.middleOf(reply.conversations, MEASURED_DAYS)}</span>
          </p>
          <p className="mt-1 text-sm text-soft">{texts.familiesRead(detailMessages.usualReply(minutes))}</p>
        </>
      ) : (
        <p className="mt-1 text-soft">{texts.noReplyTime(LEAST_MEASURED)}</p>
      )}
    </Part>
  )
}

function Rooms({ profile: { id, ageBands } }: { profile: OwnProfile }) {
  const href = `${routes.publicProfile({ provider: id })}#openings-and-tuition`
  const waits = AGE_BANDS.flatMap(({ code, label }) => {
    const waitlist = ageBands.find(({ band }) => band === code)?.waitlist
    return waitlist ? texts.room(label, String(waitlist)) : []
  })
  return (
    <Part title={texts.rooms} className="mt-9">
      <dl className="mt-1 divide-y divide-line border-b border-line">
        {AGE_BANDS.map(({ code, label }) => {
          const openings = ageBands.find(({ band }) => band === code)?.openings ?? null
          return (
            <div key={code} className="flex min-h-11 items-center justify-between gap-4">
              <dt>{label}</dt>
              <dd className="numbers">
                {openings === null ? (
                  <TextLink
                    href={href}
                    aria-label={texts.fillInOf(label)}
                    className="inline-flex min-h-11 items-center"
                  >
                    {texts.fillIn}
                  </TextLink>
                ) : openings === 0 ? (
                  <span className="text-soft">{texts.full}</span>
                ) : (
                  <strong className="text-pine">{texts.free(openings)}</strong>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-2 text-sm text-soft">
        {waits.length > 0 && `${texts.waitlist(waits.join(', '))} `}
        <TextLink href={href} className="inline-flex min-h-11 items-center">
          {texts.changePlaces}
        </TextLink>
      </p>
    </Part>
  )
}

export type TodayViewProps = {
  /** Public id. */
  provider: string
  families: readonly WaitingFamily[]
  /** All that wait. */
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

/** What needs somebody today: families, facts that grow old, tours, and places. */
export function TodayView(props: TodayViewProps) {
  const { provider, families, waiting, tours, reply, invoices, profile, today, now } = props
  const isOpen = profile !== null && profile.status !== 'closed'
  return (
    <RestoredFocus className="lg:grid lg:grid-cols-[1fr_22.5rem] lg:gap-x-14">
      <div className="min-w-0">
        {profile && <ContestNotice profile={profile} />}
        <div className="mb-8 grid gap-3 empty:hidden">
          {profile && <ChangeLine profile={profile} />}
          {invoices > 0 && (
            <Line text={texts.invoices(invoices)} href={routes.billing({ provider })} link={texts.pay} />
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
