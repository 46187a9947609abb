import { whyMessages as texts, WhyChoose } from '@/components/providers/why-choose'
import { TextLink } from '@/components/ui/actions/text-link'
import { LinkRows } from '@/components/ui/data/data-list'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import {
  COMPLETE_COUNTS,
  CRITERIA,
  type Criterion,
  completeness,
  EFFECT_RULE,
  type Effect,
  effectOf,
  type Measure,
  type MeasuredSide,
  metCriteria,
  statedGroups,
} from '@/lib/listings/profiles/rules/facts'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { routes } from '@/lib/platform/http/routes'
import { CONFIRMED_DAYS, freshnessOf, STALE_DAYS } from '@/lib/providers/rules/openings'
import { REASONS, type Reason } from '@/lib/providers/rules/reasons'
import { factsMessages } from '../facts/messages'

const all = new Intl.ListFormat('en-US')

export const todayMessages = {
  title: 'What needs you today',
  nothing: 'Nothing needs you today. Every family has an answer, and what your page says is fresh.',
  leads: (count: number) => ({
    label: count === 1 ? '1 family waits for you' : `${count} families wait for you`,
    text: 'A new message, a tour to settle, or a step whose day has come.',
  }),
  invoices: (count: number) => ({
    label: count === 1 ? 'An invoice is to be paid' : `${count} invoices are to be paid`,
    text: 'What it opens, and how to pay it.',
  }),
  begin: {
    label: 'Your page says little so far',
    text: 'Families search by openings, tuition and hours. Openings and tuition are on your page as soon as you save them.',
  },
  facts: (groups: readonly string[]) => ({
    label: `Still right? ${all.format(groups.map((group, at) => (at === 0 ? group : group.toLowerCase())))}`,
    text: `A press gives them today’s date. After ${STALE_DAYS} days without one, filters no longer find you by them.`,
  }),
} as const

/** Pending items beside the page itself. */
export type TodayCounts = {
  /** Leads that need attention today. */
  leads: number
  /** Open invoices; 0 for members who do not pay. */
  invoices: number
}

type TodayListProps = { profile: OwnProfile; counts: TodayCounts; today: string }

/** What needs attention today, the most urgent first, each with a link. */
export function TodayList({ profile, counts: { leads, invoices }, today }: TodayListProps) {
  const { id: provider } = profile
  const fading = fadingGroups(profile, today).map((group) => factsMessages.groups[group])
  const rows = [
    leads > 0 && { ...todayMessages.leads(leads), href: routes.leads({ provider, need: 'today' }) },
    invoices > 0 && { ...todayMessages.invoices(invoices), href: routes.billing({ provider }) },
    fading.length > 0 && { ...todayMessages.facts(fading), href: '#still-right' },
    saysLittle(profile) && { ...todayMessages.begin, href: '#openings-and-tuition' },
  ].filter((row) => row !== false)
  return (
    <section aria-labelledby="today" className="mb-10">
      <h2 id="today" className="text-section tracking-tight">
        {todayMessages.title}
      </h2>
      {rows.length > 0 ? <LinkRows rows={rows} /> : <p className="mt-2 text-soft">{todayMessages.nothing}</p>}
    </section>
  )
}

/** Nothing that families search by has been entered yet. */
const saysLittle = (profile: OwnProfile) =>
  profile.status !== 'closed' && statedBy(profile).every((group) => group === 'contact')

/** Facts on the page that have not been confirmed for too long. */
function fadingGroups(profile: OwnProfile, today: string) {
  if (profile.status === 'closed') return []
  return statedBy(profile).filter((group) => freshnessOf(profile.facts[group], today) !== 'confirmed')
}

const statedBy = ({ live, ageBands }: OwnProfile) =>
  statedGroups({ ...live, ageBands, hasHours: live.hours.length > 0 })

const { days, fewestPages, fewestSeen } = EFFECT_RULE

export const completenessMessages = {
  title: 'How complete your page is',
  of: (score: number) => `${score} of 100`,
  whole: `All that is counted here is there. Keep it fresh: facts fade after ${CONFIRMED_DAYS} days.`,
  next: 'What adds the most',
  more: (count: number) => (count === 1 ? 'One more' : `${count} more`),
  points: (points: number) => `+${points}`,
  names: {
    photos: `At least ${COMPLETE_COUNTS.photos} photos`,
    openings: 'Openings with a fresh date',
    tuition: 'Tuition with a fresh date',
    about: 'A text about you',
    hours: 'Opening hours with a fresh date',
    contact: 'Phone, e-mail or website with a fresh date',
    amenities: `At least ${COMPLETE_COUNTS.amenities} amenities`,
    activities: 'An activity',
    virtualTours: 'A virtual tour',
  } satisfies Record<Criterion, string>,
  reasons: {
    photos: 'The first one stands beside your name in every list.',
    openings: `Families search for a place at their child’s age. After ${STALE_DAYS} days yours are not found by it.`,
    tuition: 'Families compare prices, and see whether yours is within what they can pay.',
    about: 'Your own words are the first thing that a family reads on your page.',
    hours: 'Families search by drop-off and pick-up, and see whether you are open now.',
    contact: 'Some families would rather call than write.',
    amenities: 'Each one is a filter by which families find you.',
    activities: 'The first tab of your page shows them.',
    virtualTours: 'Families can look around before they come.',
  } satisfies Record<Criterion, string>,
  effects: {
    clicks: (it) =>
      `Of 100 times that pages were shown, those with it were opened ${it.with} times, those without ${it.without} times (${it.pagesWith} and ${it.pagesWithout} pages).`,
    inquiries: (it) =>
      `Of 100 times that pages were opened, those with it got ${it.with} requests, those without ${it.without} (${it.pagesWith} and ${it.pagesWithout} pages).`,
  } satisfies Record<Measure, (it: Effect) => string>,
  rule: `Measured in this directory in the last ${days} days, of pages that were seen at least ${fewestSeen} times, and said only where there are ${fewestPages} or more on each side. It says what went together, not what caused it.`,
} as const

/** The dashboard section where it is added; anything not listed is in the form. */
const PLACES: Partial<Record<Criterion, string>> = {
  photos: '#photos',
  openings: '#openings-and-tuition',
  tuition: '#openings-and-tuition',
  activities: '#activities',
  virtualTours: '#virtual-tours',
}

type AdviceProps = { code: Criterion; effect: Effect | null; providerId: string }

/** One missing item: its points, its benefit, what was measured, and a link to add it. */
function Advice({ code, effect, providerId }: AdviceProps) {
  const criterion = CRITERIA.find((one) => one.code === code)
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <div className="min-w-0">
        <TextLink href={PLACES[code] ?? routes.careproviderDashboard({ provider: providerId, edit: 1 })}>
          {completenessMessages.names[code]}
        </TextLink>
        <p className="text-soft">{completenessMessages.reasons[code]}</p>
        {effect && criterion && (
          <p className="mt-1 text-sm">{completenessMessages.effects[criterion.measure](effect)}</p>
        )}
      </div>
      <span className="numbers flex-none text-sm text-soft">
        {criterion && completenessMessages.points(criterion.points)}
      </span>
    </li>
  )
}

type CompletenessCardProps = { profile: OwnProfile; effects: readonly MeasuredSide[]; today: string }

const SHOWN = 3

/** A page's score, and what would raise it most, with measured effects if there is enough data. */
export function CompletenessCard({ profile, effects, today }: CompletenessCardProps) {
  const { score, missing } = completeness(metCriteria(profile, today))
  const [first, rest] = [missing.slice(0, SHOWN), missing.slice(SHOWN)]
  const isMeasured = missing.some((code) => effectOf(code, effects))
  const list = (codes: readonly Criterion[]) => (
    <ul className="divide-y divide-line">
      {codes.map((code) => (
        <Advice key={code} code={code} effect={effectOf(code, effects)} providerId={profile.id} />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="completeness" className="mb-10">
      <h2 id="completeness" className="flex items-baseline justify-between gap-4 text-section tracking-tight">
        {completenessMessages.title}
        <span className="numbers text-lead font-semibold whitespace-nowrap text-pine">
          {completenessMessages.of(score)}
        </span>
      </h2>
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-3 h-2 w-full rounded-full bg-stone"
      >
        <rect width={score} height="2" className="fill-pine" />
      </svg>
      {missing.length === 0 ? (
        <p className="mt-3 text-soft">{completenessMessages.whole}</p>
      ) : (
        <>
          <h3 className="mt-4 text-ui font-semibold text-soft">{completenessMessages.next}</h3>
          {list(first)}
          {rest.length > 0 && (
            <Disclosure summary={completenessMessages.more(rest.length)} className="border-t">
              {list(rest)}
            </Disclosure>
          )}
          {isMeasured && <p className="mt-3 text-xs text-soft">{completenessMessages.rule}</p>}
        </>
      )}
    </section>
  )
}

/** The page's strengths, and how to add more. */
export function WhyFamiliesCard({ reasons, today }: { reasons: readonly Reason[]; today: string }) {
  return (
    <section aria-labelledby="why-families" className="mt-12">
      <h2 id="why-families" className="text-section tracking-tight">
        {texts.title}
      </h2>
      {reasons.length >= REASONS.fewest ? (
        <>
          <p className="mt-1 mb-3 max-w-prose text-soft">{texts.ownLead}</p>
          <WhyChoose reasons={reasons} today={today} />
        </>
      ) : (
        <>
          <p className="mt-1 text-soft">{texts.none}</p>
          <ul className="mt-2 list-disc pl-5 text-soft">
            {texts.missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
