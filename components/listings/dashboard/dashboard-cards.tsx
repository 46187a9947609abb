import { whyMessages as texts, WhyChoose } from '@/components/providers/why-choose'
import { TextLink } from '@/components/ui/actions/links'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import type { ProfileField } from '@/lib/listings/profiles/catalogue'
import type { SectionId } from '@/lib/listings/profiles/rules/changes'
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
} from '@/lib/listings/profiles/rules/facts'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { routes } from '@/lib/platform/http/routes'
import { CONFIRMED_DAYS, STALE_DAYS } from '@/lib/providers/rules/openings'
import { REASONS, type Reason } from '@/lib/providers/rules/reasons'
import { ProfileSection } from '../profile/profile-section'

const { days, fewestPages, fewestSeen } = EFFECT_RULE

export const completenessMessages = {
  title: 'How complete your page is',
  of: (score: number) => `${score} of 100`,
  whole: `Your page is complete. Keep it fresh: facts fade after ${CONFIRMED_DAYS} days.`,
  next: 'Next best step',
  more: (count: number) => (count === 1 ? 'One more step' : `${count} more steps`),
  points: (points: number) => `+${points}`,
  names: {
    photos: `At least ${COMPLETE_COUNTS.photos} photos`,
    openings: 'Openings with a recent date',
    tuition: 'Tuition with a recent date',
    about: 'A description',
    services: 'The services you offer',
    logo: 'Your logo',
    hours: 'Opening hours with a recent date',
    contact: 'Phone, e-mail or website with a recent date',
    amenities: `At least ${COMPLETE_COUNTS.amenities} amenities`,
    activities: 'An activity',
    virtualTours: 'A virtual tour',
  } satisfies Record<Criterion, string>,
  reasons: {
    photos: 'Families see the first one next to your name in every list.',
    openings: `Families search for a place for their child’s age. After ${STALE_DAYS} days, that search no longer finds yours.`,
    tuition: 'Families compare prices, and see whether they can afford yours.',
    about: 'Your own words are the first thing families read on your page.',
    services: 'Families see what you offer besides care, like swimming lessons or meals.',
    logo: 'It stands beside your name, and families recognize it on your door.',
    hours: 'Families search by drop-off and pick-up times, and see whether you’re open now.',
    contact: 'Some families would rather call than write.',
    amenities: 'Each one is a filter that helps families find you.',
    activities: 'Families see them on the first tab of your page.',
    virtualTours: 'Families can look around before they visit.',
  } satisfies Record<Criterion, string>,
  effects: {
    clicks: (it) =>
      `Out of 100 times families saw a page in results, they opened pages with it ${it.with} times, and pages without it ${it.without} times (${it.pagesWith} and ${it.pagesWithout} pages).`,
    inquiries: (it) =>
      `Out of 100 times families opened a page, pages with it got ${it.with} requests, and pages without it ${it.without} (${it.pagesWith} and ${it.pagesWithout} pages).`,
  } satisfies Record<Measure, (it: Effect) => string>,
  rule: `Measured on this site over the last ${days} days, for pages seen at least ${fewestSeen} times, and only with ${fewestPages} or more pages on each side. This shows what goes together, not what causes it.`,
} as const

/** The dashboard section where it is added, or the section of the form. */
const PLACES = {
  photos: '#photos',
  openings: '#openings-and-tuition',
  tuition: '#openings-and-tuition',
  activities: '#activities',
  virtualTours: '#virtual-tours',
  about: 'about',
  services: 'about',
  logo: 'name',
  hours: 'hours',
  contact: 'contact',
  amenities: 'amenities',
} as const satisfies Record<Criterion, `#${string}` | SectionId>

function placeOf(code: Criterion, provider: string): string {
  const place = PLACES[code]
  return place.startsWith('#') ? place : `${routes.publicProfile({ provider, edit: 1 })}#edit-${place}`
}

type AdviceProps = { code: Criterion; effect: Effect | null; providerId: string }

/** One missing item: its points, its benefit, what was measured, and a link to add it. */
function Advice({ code, effect, providerId }: AdviceProps) {
  const criterion = CRITERIA.find((one) => one.code === code)
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <div className="min-w-0">
        <TextLink href={placeOf(code, providerId)}>{completenessMessages.names[code]}</TextLink>
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

const FIELDS: Partial<Record<Criterion, ProfileField>> = {
  photos: 'photos',
  about: 'aboutUs',
  services: 'servicesOffered',
  logo: 'businessLogo',
  hours: 'hours',
  amenities: 'amenities',
  activities: 'activities',
  virtualTours: 'virtualTours',
}

/** What can be done now, then what has been sent and waits for approval. */
function stepsFirst(missing: readonly Criterion[], { change }: OwnProfile): Criterion[] {
  const waits = (code: Criterion) => {
    const field = FIELDS[code]
    return change?.status === 'pending' && field !== undefined && change.fields[field] !== undefined
  }
  return [...missing.filter((code) => !waits(code)), ...missing.filter(waits)]
}

type CompletenessCardProps = { profile: OwnProfile; effects: readonly MeasuredSide[]; today: string }

/** A page's score, and what would raise it: the next best step, the others folded. Measured effects if there is enough data. */
export function CompletenessCard({ profile, effects, today }: CompletenessCardProps) {
  const { score, missing } = completeness(metCriteria(profile, today))
  const [best, ...rest] = stepsFirst(missing, profile)
  const isMeasured = missing.some((code) => effectOf(code, effects))
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
      {best ? (
        <>
          <p className="mt-4 text-sm text-soft">{completenessMessages.next}</p>
          <ul>
            <Advice code={best} effect={effectOf(best, effects)} providerId={profile.id} />
          </ul>
          {rest.length > 0 && (
            <Disclosure summary={completenessMessages.more(rest.length)} className="border-t">
              <ul className="divide-y divide-line">
                {rest.map((code) => (
                  <Advice key={code} code={code} effect={effectOf(code, effects)} providerId={profile.id} />
                ))}
              </ul>
            </Disclosure>
          )}
          {isMeasured && <p className="mt-3 text-xs text-soft">{completenessMessages.rule}</p>}
        </>
      ) : (
        <p className="mt-3 text-soft">{completenessMessages.whole}</p>
      )}
    </section>
  )
}

/** The page's strengths, and how to add more. */
export function WhyFamiliesCard({ reasons, today }: { reasons: readonly Reason[]; today: string }) {
  const isEnough = reasons.length >= REASONS.fewest
  return (
    <ProfileSection
      id="why-families"
      title={texts.title}
      there={isEnough ? texts.ownCount(reasons.length) : ''}
      missing={isEnough ? undefined : texts.tooFew}
    >
      {isEnough ? (
        <>
          <p className="mb-3 max-w-prose text-soft">{texts.ownLead}</p>
          <WhyChoose reasons={reasons} today={today} />
        </>
      ) : (
        <>
          <p className="text-soft">{texts.none}</p>
          <ul className="mt-2 list-disc pl-5 text-soft">
            {texts.missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </ProfileSection>
  )
}
