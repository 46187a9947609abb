import { fitLinesOf } from '@/components/fit/fit-view'
import type { FitLine } from '@/components/fit/types'
import type { IconName } from '@/components/ui/icon-paths'
import type { Needs } from '@/lib/fit/types'
import { FALLBACK_PICTURE, type PictureFile } from '@/lib/media/rules'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { CURRICULA, KINDS, labelOf } from '@/lib/providers/catalogue/traits'
import { ageRangeText } from '@/lib/providers/rules/age-text'
import { dayText } from '@/lib/providers/rules/dates'
import { detourText, distanceText } from '@/lib/providers/rules/distance-text'
import { freshnessOf } from '@/lib/providers/rules/freshness'
import { weekdaySummary } from '@/lib/providers/rules/hours-text'
import { summarizeOpenings } from '@/lib/providers/rules/openings'
import { type ProviderTag, tagsOf } from '@/lib/providers/rules/tags'
import { summarizeTuition } from '@/lib/providers/rules/tuition'
import type { FactStamp, FoundProvider, ProviderCard } from '@/lib/providers/types'
import { rowTexts } from './row-texts'
import { providerTexts } from './texts'

export type RowFact = { icon: IconName; text: string; note?: string; tone?: 'confirmed' | 'unknown' }

/**
 * A row's words, made on the server: the row itself is drawn from them in the browser too, so that a page of twenty rows
 * sends these few words and not the whole drawing a second time, nor the rules behind them.
 */
export type RowView = {
  id: string
  name: string
  /** "Center, Montessori · Orlando, 0.8 miles" */
  where: string
  rating: number | null
  reviewCount: number
  picture: PictureFile
  facts: RowFact[]
  tags: ProviderTag[]
  isSponsored?: true
  /** Of a child that was typed into the search. */
  fit?: readonly FitLine[]
  isTemporarilyClosed?: true
}

/** A card, found or not from somewhere. */
export type MaybeFound = ProviderCard & Partial<Pick<FoundProvider, 'distanceMeters' | 'detourMeters'>>

/** `bands`: places in AGE_BANDS of the rooms that were asked about; openings and prices of others are not told.
 * `needs`: of a typed child. */
export function rowViewOf(
  provider: MaybeFound,
  today: string,
  bands?: readonly number[],
  needs?: Needs | null,
): RowView {
  const { id, name, rating, reviewCount, photo } = provider
  return {
    id,
    name,
    where: whatAndWhere(provider),
    // As it is shown; twenty rows of fifteen digits are a tenth of a kilobyte.
    rating: rating === null ? null : Number(rating.toFixed(1)),
    reviewCount,
    picture: photo ? { path: photo.src, width: photo.width, height: photo.height } : FALLBACK_PICTURE,
    facts: factsOf(provider, today, bands),
    tags: tagsOf(provider),
    ...(needs && { fit: fitLinesOf(provider, needs, today) }),
    ...(provider.isSponsored && { isSponsored: true }),
    ...(provider.status === 'temporarily_closed' && { isTemporarilyClosed: true }),
  }
}

/** A family home is somewhere in its ZIP code, or in its city where it says no more. */
function whatAndWhere(provider: MaybeFound): string {
  const isHome = provider.kind === 'family_home'
  const what = [
    labelOf(KINDS, provider.kind),
    ...provider.curricula.slice(0, 1).map((code) => labelOf(CURRICULA, code)),
  ]
  const city = isHome && provider.zip ? `${provider.city} ${provider.zip}` : provider.city
  const { distanceMeters: meters, detourMeters: detour } = provider
  const far =
    detour !== undefined ? [detourText(detour, isHome)] : meters !== undefined ? [distanceText(meters, isHome)] : []
  return `${what.join(', ')} · ${[city, ...far].join(', ')}`
}

/** Openings, price, hours, ages and license, each with its date or the word that nobody said. */
function factsOf(provider: ProviderCard, today: string, bands?: readonly number[]): RowFact[] {
  const ageBands = provider.ageBands.filter(
    ({ band }) => !bands || bands.some((index) => AGE_BANDS[index]?.code === band),
  )
  const openings = summarizeOpenings({ ...provider, ageBands }, today)
  const tuition = summarizeTuition(ageBands)
  const hours = weekdaySummary(provider.hours)
  const ages = ageRangeText(provider.ageMinMonths, provider.ageMaxMonths)
  const { license, facts } = provider
  const licensed: RowFact = license
    ? {
        icon: 'shield',
        text: providerTexts.license(license),
        note: rowTexts.licenseSource(license.issuer, dayText(license.asOf, today)),
      }
    : unknown('shield', providerTexts.noLicense)
  if (openings.state === 'unknown' && !tuition && !hours && !ages) return [...nothingStated(provider), licensed]
  return [
    openings.state === 'open'
      ? {
          icon: 'check',
          tone: 'confirmed',
          text: providerTexts.openings(openings, today),
          note: rowTexts.confirmedOn(dayText(openings.confirmedOn, today)),
        }
      : unknown('info', providerTexts.openings(openings, today)),
    tuition
      ? { icon: 'dollar', text: providerTexts.tuition(tuition), note: datedNote(facts.tuition, today) }
      : unknown('dollar', providerTexts.priceUnknown),
    hours
      ? { icon: 'clock', text: hours, note: datedNote(facts.hours, today) }
      : unknown('clock', providerTexts.hoursUnknown),
    ages ? { icon: 'users', text: rowTexts.ages(ages) } : unknown('users', providerTexts.agesUnknown),
    licensed,
  ]
}

/** Of many providers only a public file is known: one line instead of four that say so, and the street, which is something. */
function nothingStated({ street }: ProviderCard): RowFact[] {
  const line = unknown('info', rowTexts.nothingStated)
  return street === null ? [line] : [{ icon: 'pin', text: street }, line]
}

function unknown(icon: IconName, text: string): RowFact {
  return { icon, text, tone: 'unknown' }
}

function datedNote(stamp: FactStamp | undefined, today: string): string {
  if (!stamp) return rowTexts.undated
  const day = dayText(stamp.confirmedOn, today)
  return freshnessOf(stamp, today) === 'confirmed' ? rowTexts.confirmedOn(day) : rowTexts.notConfirmedSince(day)
}
