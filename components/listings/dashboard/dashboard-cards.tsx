import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { WhyChoose } from '@/components/providers/why-choose'
import { TextLink } from '@/components/ui/actions/links'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { ANSWER_DAYS } from '@/lib/enrollment/inquiries/rules/reply-times'
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
  type MeasuredSide,
  metCriteria,
} from '@/lib/listings/profiles/rules/facts'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { SITE } from '@/lib/platform/config/site'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { CONFIRMED_DAYS, STALE_DAYS } from '@/lib/providers/rules/openings'
import { REASON_RULES, REASONS, type Reason } from '@/lib/providers/rules/reasons'
import { ProfileSection } from '../profile/profile-section'

/** Where each item is added: a section of the page that shows the card ("#photos"), or a section of the form. */
const EDIT_PLACES = {
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

function editHref(code: Criterion, provider: string): string {
  const place = EDIT_PLACES[code]
  return place.startsWith('#') ? place : `${dashboardRoutes.publicProfile({ provider, edit: 1 })}#edit-${place}`
}

type AdviceProps = { code: Criterion; effect: Effect | null; providerId: string }

/** One missing item: its points, its benefit, what was measured, and a link to add it. */
function Advice({ code, effect, providerId }: AdviceProps) {
  const t = useTranslations('listings.completeness')
  const criterion = CRITERIA.find((one) => one.code === code)
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <div className="min-w-0">
        <TextLink href={editHref(code, providerId)}>{t(`names.${code}`, COMPLETE_COUNTS)}</TextLink>
        <p className="text-soft">{t(`reasons.${code}`, { days: STALE_DAYS })}</p>
        {effect && criterion && <p className="mt-1 text-sm">{t(`effects.${criterion.measure}`, effect)}</p>}
      </div>
      <span className="numbers flex-none text-sm text-soft">
        {criterion && t('points', { points: criterion.points })}
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

/** Items that can be added now, then those that were sent and await approval. */
function nextStepsFirst(missing: readonly Criterion[], { change }: OwnProfile): Criterion[] {
  const isPending = (code: Criterion) => {
    const field = FIELDS[code]
    return change?.status === 'pending' && field !== undefined && change.fields[field] !== undefined
  }
  return [...missing.filter((code) => !isPending(code)), ...missing.filter(isPending)]
}

type CompletenessCardProps = { profile: OwnProfile; effects: readonly MeasuredSide[]; today: string }

/** A page's score, and what would raise it: the best next step, with the others collapsed. Shows measured effects if there is enough data. */
export function CompletenessCard({ profile, effects, today }: CompletenessCardProps) {
  const t = useTranslations('listings.completeness')
  const { score, missing } = completeness(metCriteria(profile, today))
  const [best, ...rest] = nextStepsFirst(missing, profile)
  const isMeasured = missing.some((code) => effectOf(code, effects))
  return (
    <section aria-labelledby="completeness" className="mb-10">
      <h2 id="completeness" className="flex items-baseline justify-between gap-4 text-section tracking-tight">
        {t('title')}
        <span className="numbers text-lead font-semibold whitespace-nowrap text-pine">{t('of', { score })}</span>
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
          <p className="mt-4 text-sm text-soft">{t('next')}</p>
          <ul>
            <Advice code={best} effect={effectOf(best, effects)} providerId={profile.id} />
          </ul>
          {rest.length > 0 && (
            <Disclosure summary={t('more', { count: rest.length })} className="border-t">
              <ul className="divide-y divide-line">
                {rest.map((code) => (
                  <Advice key={code} code={code} effect={effectOf(code, effects)} providerId={profile.id} />
                ))}
              </ul>
            </Disclosure>
          )}
          {isMeasured && <p className="mt-3 text-xs text-soft">{t('rule', EFFECT_RULE)}</p>}
        </>
      ) : (
        <p className="mt-3 text-soft">{t('whole', { days: CONFIRMED_DAYS })}</p>
      )}
    </section>
  )
}

/** The page's strengths, and how to add more. */
export function WhyFamiliesCard({ reasons, today }: { reasons: readonly Reason[]; today: string }) {
  const t = useTranslations('providers.whyChoose')
  const isEnough = reasons.length >= REASONS.fewest
  const missing = [
    t('missing.ratio', { region: SITE.region }),
    t('missing.reviews', { stars: REASON_RULES.stars, count: REASON_RULES.reviews }),
    t('missing.license'),
    t('missing.inspection'),
    t('missing.openings'),
    t('missing.reply', { percent: REASON_RULES.replies, days: ANSWER_DAYS }),
  ]
  return (
    <ProfileSection
      id="why-families"
      title={t('title')}
      summary={isEnough ? t('ownCount', { count: reasons.length }) : ''}
      missing={isEnough ? undefined : t('tooFew')}
    >
      {isEnough ? (
        <>
          <p className="mb-3 max-w-prose text-soft">{t('ownLead')}</p>
          <WhyChoose reasons={reasons} today={today} />
        </>
      ) : (
        <>
          <p className="text-soft">{t('none', { fewest: REASONS.fewest })}</p>
          <ul className="mt-2 list-disc pl-5 text-soft">
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </ProfileSection>
  )
}

type PartProps = { title: string; note?: ReactNode; children: ReactNode; className?: string }

/** A part of the dashboard, with its heading. */
export function Part({ title, note, children, className }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lead font-bold tracking-tight">
          {title}
        </h2>
        {note && <p className="text-ui text-soft">{note}</p>}
      </div>
      {children}
    </section>
  )
}
