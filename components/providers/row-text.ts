import type { PictureFile } from '@/lib/media/rules'
import { detourText, distanceText, shortDistance } from '@/lib/places/rules/geo'
import { comingDayText, dayText, onOneLine } from '@/lib/platform/time/dates'
import { CARE_TYPES, CURRICULA, KINDS, labelOf, PROGRAMS } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS, type AgeBandCode, ageRangeText } from '@/lib/providers/rules/ages'
import { moneyText } from '@/lib/providers/rules/tuition'
import { providerMessages } from './messages'
import { rowMessages } from './row-messages'
import type { RowValues } from './row-values'

type Where = Pick<RowValues, 'kind' | 'curriculum' | 'city' | 'zip' | 'meters' | 'detourMeters'>

/** A row's own photo; null for providers without one. */
export const pictureOf = ({ picture }: Pick<RowValues, 'picture'>): PictureFile | null =>
  picture ? { path: picture[0], width: picture[1], height: picture[2] } : null

/** "Center, Montessori · Orlando, 0.8 miles" */
export function whereText(row: Where): string {
  const { kind, curriculum, city, zip } = row
  const what = [labelOf(KINDS, kind), curriculum && labelOf(CURRICULA, curriculum)].filter(Boolean)
  return `${what.join(', ')} · ${[zip ? `${city} ${zip}` : city, farText(row)].filter(Boolean).join(', ')}`
}

/** "0.8 mi · Montessori"; without a distance "Orlando · Center". */
export function shortWhereText(row: Where & Pick<RowValues, 'isSponsored'>): string {
  const { kind, curriculum, city, isSponsored } = row
  const what = curriculum && kind === 'center' ? labelOf(CURRICULA, curriculum) : labelOf(KINDS, kind)
  const far = farText(row)
  const where = far === null ? city : shortDistance(far)
  // A sponsored provider shows its mark in this place.
  return isSponsored ? where : `${where} · ${what}`
}

function farText({ kind, meters, detourMeters }: Where): string | null {
  const isHome = kind === 'family_home'
  if (detourMeters !== undefined) return detourText(detourMeters, isHome)
  return meters === undefined ? null : distanceText(meters, isHome)
}

/** Nothing is known but what a public file says. */
export const isNothingStated = ({ openings, price, hours, ages }: RowValues): boolean =>
  openings.state === 'unknown' && !price && !hours && !ages

/** `confirmedOn` is a day in words, if the openings were confirmed; `isLater`: they begin on another day, which the text names. */
type OpeningLine = { text: string; confirmedOn?: string; isLater?: boolean }

/** "2 infant openings", "Openings not confirmed since May 3", or that nothing is stated. */
export function openingLine(row: RowValues, today: string): OpeningLine {
  const { openings } = row
  if (isNothingStated(row)) return { text: rowMessages.nothingStated }
  if (openings.state !== 'open') return { text: providerMessages.openings(openings, today) }
  const text = rowMessages.openings(
    openings.count,
    openings.bands.map((band) => bandOf(band).adjective),
  )
  const from = openings.from ? ` ${rowMessages.from(onOneLine(comingDayText(openings.from, today)))}` : ''
  const confirmedOn = dayText(openings.confirmedOn, today)
  return { text: text + from, confirmedOn, ...(openings.from && { isLater: true }) }
}

/** `amount` is set apart from `unit`: "$285" " a week, infants". `note`: how old the price is, if it is old. */
type PriceLine = { amount: string; unit: string; note?: string }

/** The price of the ages asked for, lowest to highest; null if it is not stated. */
export function priceLine({ price }: RowValues, today: string): PriceLine | null {
  if (!price) return null
  const { low, high, band, on } = price
  const isRange = low !== high
  return {
    amount: isRange ? rowMessages.range(moneyText(low), moneyText(high)) : moneyText(low),
    unit: rowMessages.priceOf(band ? bandOf(band).plural : null, isRange),
    ...(on !== undefined && {
      note: on === null ? rowMessages.undated : rowMessages.asOf(dayText(on, today)),
    }),
  }
}

/** "6:30 AM – 6:00 PM", with the day if it is old; the street if nothing else is known. */
export function hoursLine(row: RowValues, today: string): { text: string; isKnown: boolean } {
  const { hours, hoursOn, street } = row
  if (isNothingStated(row)) return { text: street ?? '', isKnown: true }
  if (!hours) return { text: providerMessages.hoursUnknown, isKnown: false }
  if (hoursOn === undefined) return { text: hours, isKnown: true }
  return { text: `${hours}, ${rowMessages.asOf(dayText(hoursOn, today))}`, isKnown: true }
}

const TAGS = [...CARE_TYPES, ...CURRICULA, ...PROGRAMS]

/** "6 weeks – 5 years · Daycare · VPK"; the city first where the row shows a distance. */
export function moreText({ ages, tags = [], city, meters }: RowValues): string {
  const labels = tags.map((code) => labelOf(TAGS, code))
  return [meters !== undefined && city, ages && ageRangeText(...ages), ...labels].filter(Boolean).join(' · ')
}

/** For a tile instead of a photo: the initials of the first two words, "CA" for "Casa Amable". */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !/^(the|of|and|at|for)$/i.test(word))
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

const TINTS = 6

/** Which of the tile's tints (app/styles/rows.css): the same for a name on every page. */
export function tintOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % TINTS
}

const bandOf = (code: AgeBandCode) => AGE_BANDS.find((band) => band.code === code) ?? AGE_BANDS[0]
