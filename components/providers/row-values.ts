import { type FitSentence, fitSentence } from '@/components/families/fit/fit-lines'
import { fitLinesOf } from '@/components/families/fit/fit-view'
import type { Needs } from '@/lib/families/fit/schema'
import { thumbnailPath } from '@/lib/media/rules/pictures'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import type { Kind } from '@/lib/providers/catalogue/traits'
import { type WeekHours, weekHoursOf } from '@/lib/providers/hours/rules/hours'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { freshnessOf, type OpeningsSummary, summarizeOpenings } from '@/lib/providers/rules/openings'
import { type DatedPrice, datedPriceOf } from '@/lib/providers/rules/tuition'
import type { FoundProvider, ProviderCard } from '@/lib/providers/types'

/**
 * What a row shows of a provider, as plain values: a page sends them once, and the row builds its messages from them
 * (row-text.ts). Unknown values are omitted. Days are "YYYY-MM-DD", ages are months.
 */
export type RowValues = {
  /** Public id. */
  id: string
  name: string
  kind: Kind
  city: string
  /** For a family home, which is located only by its ZIP code. */
  zip?: string
  meters?: number
  detourMeters?: number
  /** Rounded to one decimal, as shown. */
  rating: number | null
  reviewCount: number
  /** The path of its small file. */
  picture?: string
  openings: OpeningsSummary
  price?: DatedPrice
  hours?: WeekHours
  /** When they were last confirmed, if that is not recent. */
  hoursOn?: string
  ages?: [min: number | null, max: number | null]
  /** Facts that are stated, but for none of the requested ages. */
  otherAges?: AgeFact[]
  /** Only if nothing but a public file is known of the provider. */
  street?: string
  /** Its first curriculum. */
  curriculum?: string
  /** Codes of care types, curricula and programs; the last ones, if there are many. */
  tags?: string[]
  isSponsored?: true
  isTemporarilyClosed?: true
  /** In a search: not known to match, or does not fit the child. Omitted if it matches. */
  match?: 'unknown' | 'does_not'
  /** The fit for a child entered in the search, in words. */
  fit?: FitSentence
}

/** The texts about how a provider fits a child. */
export type FitTexts = { t: Translate<'families.fit'>; lines: Translate<'families.fitLines'>; locale: Locale }

/** Facts that are stated for each age. */
type AgeFact = 'openings' | 'price'

const MAX_TAGS = 4

/** A provider with or without its distance from the searched place. */
export type RowSource = ProviderCard &
  Partial<Pick<FoundProvider, 'distanceMeters' | 'detourMeters'>> & { match?: 'fits' | 'unknown' | 'does_not' }

/**
 * `bands` are indexes into AGE_BANDS: openings and price are limited to these ages; all ages without it. `fit`: the
 * needs of the child entered, and the texts about them. `today` is "YYYY-MM-DD" in the provider's time zone.
 */
export function rowValuesOf(
  provider: RowSource,
  today: string,
  bands?: readonly number[],
  fit?: (FitTexts & { needs: Needs }) | null,
): RowValues {
  const ageBands = provider.ageBands.filter(
    ({ band }) => !bands || bands.some((index) => AGE_BANDS[index]?.code === band),
  )
  const price = datedPriceOf(ageBands, provider.facts.tuition?.confirmedOn, today)
  const hours = weekHoursOf(provider.hours)
  const openings = summarizeOpenings({ ...provider, ageBands }, today)
  const { photo, rating, facts, ageMinMonths: min, ageMaxMonths: max } = provider
  const stated = statedFacts({ openings, price })
  const otherAges = factsForAllAges().filter((fact) => !stated.includes(fact))
  const hasAges = min !== null || max !== null
  const tags = [...new Set([...provider.careTypes, ...provider.curricula, ...provider.programs])].slice(-MAX_TAGS)
  const sentence = fit && fitSentence(fitLinesOf(fit.lines, fit.locale, provider, fit.needs, today), null, fit.t)
  const isBare = stated.length + otherAges.length === 0 && !hours && !hasAges
  return {
    id: provider.id,
    name: provider.name,
    kind: provider.kind,
    city: provider.city,
    ...(provider.kind === 'family_home' && provider.zip && { zip: provider.zip }),
    ...(provider.distanceMeters !== undefined && { meters: Math.round(provider.distanceMeters) }),
    ...(provider.detourMeters !== undefined && { detourMeters: Math.round(provider.detourMeters) }),
    rating: rating === null ? null : Number(rating.toFixed(1)),
    reviewCount: provider.reviewCount,
    ...(photo && { picture: thumbnailPath({ ...photo, path: photo.src }) }),
    openings,
    ...(price && { price }),
    ...(hours && { hours }),
    ...(facts.hours && freshnessOf(facts.hours, today) !== 'confirmed' && { hoursOn: facts.hours.confirmedOn }),
    ...(hasAges && { ages: [min, max] as [number | null, number | null] }),
    ...(otherAges.length > 0 && { otherAges }),
    ...(provider.street && isBare && { street: provider.street }),
    ...(provider.curricula[0] && { curriculum: provider.curricula[0] }),
    ...(tags.length > 0 && { tags }),
    ...(provider.isSponsored && { isSponsored: true }),
    ...(provider.status === 'temporarily_closed' && { isTemporarilyClosed: true }),
    ...(provider.match && provider.match !== 'fits' && { match: provider.match }),
    ...(sentence && { fit: sentence }),
  }

  function factsForAllAges(): AgeFact[] {
    if (ageBands.length === provider.ageBands.length) return []
    const priceOfAny = datedPriceOf(provider.ageBands, provider.facts.tuition?.confirmedOn, today)
    return statedFacts({ openings: summarizeOpenings(provider, today), price: priceOfAny })
  }
}

/** The facts of a row that are stated for its ages. */
export function statedFacts({
  openings,
  price,
}: Pick<RowValues, 'openings'> & { price?: DatedPrice | null | undefined }): AgeFact[] {
  return [...(openings.state === 'unknown' ? [] : ['openings' as const]), ...(price ? ['price' as const] : [])]
}
