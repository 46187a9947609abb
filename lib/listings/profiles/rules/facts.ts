import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import { countsInFilters, freshnessOf } from '@/lib/providers/rules/openings'
import type { AgeBandFacts, FactProvenances } from '@/lib/providers/types'
import { type FactsInput, type FactsTyped, OWN_FACT_GROUPS, type OwnFactGroup } from '../schema/facts'
import type { ProfileValues } from '../types'

type SubmittedBands = NonNullable<FactsInput['bands']>
type Changed = {
  ageBands: { band: AgeBandCode; openings?: number | null; openingsFrom?: null; tuitionWeeklyCents?: number | null }[]
  groups: Extract<OwnFactGroup, 'openings' | 'tuition'>[]
}

/**
 * The age bands whose submitted values differ from the stored ones, and the affected fact groups. Absent values are not compared. A new
 * number of openings clears `openingsFrom`.
 */
export function changedBands(stored: readonly AgeBandFacts[], submitted: SubmittedBands): Changed {
  const changed = AGE_BANDS.map(({ code: band }) => {
    const before = stored.find((one) => one.band === band)
    const { openings, tuition } = submitted[band] ?? {}
    const hasOtherOpenings = openings !== undefined && openings !== (before?.openings ?? null)
    const hasOtherTuition = tuition !== undefined && tuition !== (before?.tuitionWeeklyCents ?? null)
    return {
      band,
      ...(hasOtherOpenings && { openings, openingsFrom: null }),
      ...(hasOtherTuition && { tuitionWeeklyCents: tuition }),
    }
  })
  const ageBands = changed.filter((one) => Object.keys(one).length > 1)
  const groups: Changed['groups'] = []
  if (ageBands.some((one) => 'openings' in one)) groups.push('openings')
  if (ageBands.some((one) => 'tuitionWeeklyCents' in one)) groups.push('tuition')
  return { ageBands, groups }
}

/** Stored facts as text for the form. */
export function typedFacts(stored: readonly AgeBandFacts[], isTemporarilyClosed: boolean): FactsTyped {
  const typed = (band: AgeBandCode) => {
    const found = stored.find((one) => one.band === band)
    const cents = found?.tuitionWeeklyCents
    return {
      openings: found?.openings?.toString() ?? '',
      tuition: cents === null || cents === undefined ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2),
    }
  }
  const bands = {
    infant: typed('infant'),
    one: typed('one'),
    two: typed('two'),
    three: typed('three'),
    four: typed('four'),
    school_age: typed('school_age'),
  }
  return { isTemporarilyClosed, bands }
}

type Stated = Pick<ProfileValues, 'hours' | 'phone' | 'email' | 'website'>

/** The fact groups with stated values; only those can be confirmed. */
export function statedGroups(
  { hours, phone, email, website }: Stated,
  ageBands: readonly AgeBandFacts[],
): OwnFactGroup[] {
  const stated: Record<OwnFactGroup, boolean> = {
    openings: ageBands.some(({ openings }) => openings !== null),
    tuition: ageBands.some(({ tuitionWeeklyCents }) => tuitionWeeklyCents !== null),
    hours: hours.length > 0,
    contact: Boolean(phone || email || website),
  }
  return OWN_FACT_GROUPS.filter((group) => stated[group])
}

/** How many photos and amenities a complete page has. */
export const COMPLETE_COUNTS = { photos: 3, amenities: 5 } as const

/**
 * The criteria of a complete page and their points out of 100. A parent can see each of them. `measure`: how the effect is measured. What
 * lists show is measured by clicks from lists; what only the page shows, by inquiries.
 */
export const CRITERIA = [
  { code: 'photos', points: 15, measure: 'clicks' },
  { code: 'openings', points: 15, measure: 'clicks' },
  { code: 'tuition', points: 15, measure: 'clicks' },
  { code: 'about', points: 10, measure: 'inquiries' },
  { code: 'hours', points: 10, measure: 'clicks' },
  { code: 'contact', points: 10, measure: 'inquiries' },
  { code: 'services', points: 5, measure: 'inquiries' },
  { code: 'logo', points: 5, measure: 'inquiries' },
  { code: 'amenities', points: 5, measure: 'inquiries' },
  { code: 'activities', points: 5, measure: 'inquiries' },
  { code: 'virtualTours', points: 5, measure: 'inquiries' },
] as const satisfies readonly { code: string; points: number; measure: 'clicks' | 'inquiries' }[]

export type Criterion = (typeof CRITERIA)[number]['code']

type Page = { live: ProfileValues; ageBands: readonly AgeBandFacts[]; facts: FactProvenances }

/** Which criteria a page meets. A fact counts as long as search filters use it, so a stale one does not. `today` is "2026-11-24". */
export function metCriteria({ live, ageBands, facts }: Page, today: string): Record<Criterion, boolean> {
  const stated = statedGroups(live, ageBands)
  const isCurrent = (group: OwnFactGroup) => stated.includes(group) && countsInFilters(freshnessOf(facts[group], today))
  return {
    photos: live.photos.length >= COMPLETE_COUNTS.photos,
    about: live.aboutUs !== '',
    services: live.servicesOffered !== '',
    logo: live.businessLogo !== '',
    openings: isCurrent('openings'),
    tuition: isCurrent('tuition'),
    hours: isCurrent('hours'),
    contact: isCurrent('contact'),
    amenities: live.amenities.length >= COMPLETE_COUNTS.amenities,
    activities: live.activities.length > 0,
    virtualTours: live.virtualTours.length > 0,
  }
}

type Completeness = { score: number; missing: Criterion[] }

/** The score out of 100, and the missing criteria, most points first. */
export function completeness(met: Readonly<Record<Criterion, boolean>>): Completeness {
  const missing = CRITERIA.filter(({ code }) => !met[code])
  const lost = missing.reduce((sum, { points }) => sum + points, 0)
  return { score: 100 - lost, missing: missing.map(({ code }) => code) }
}

/** The minimum number of pages with and without a criterion, and the minimum number of views for a page to count. */
export const EFFECT_RULE = { days: 90, fewestPages: 5, fewestSeen: 20 } as const

/** For pages with and without a criterion: the percentage of views that led to a click or an inquiry. */
export type Effect = { with: number; without: number; pagesWith: number; pagesWithout: number }
export type MeasuredSide = { criterion: string; has: boolean; pages: number; led: number; seen: number }

/** The measured effect of a criterion; null when there are too few pages on one side. */
export function effectOf(criterion: Criterion, sides: readonly MeasuredSide[]): Effect | null {
  const side = (has: boolean) => sides.find((one) => one.criterion === criterion && one.has === has)
  const [withCriterion, withoutCriterion] = [side(true), side(false)]
  if (
    !withCriterion ||
    !withoutCriterion ||
    Math.min(withCriterion.pages, withoutCriterion.pages) < EFFECT_RULE.fewestPages
  )
    return null
  const percentage = ({ led, seen }: MeasuredSide) => Math.round((1_000 * led) / seen) / 10
  return {
    with: percentage(withCriterion),
    without: percentage(withoutCriterion),
    pagesWith: withCriterion.pages,
    pagesWithout: withoutCriterion.pages,
  }
}
