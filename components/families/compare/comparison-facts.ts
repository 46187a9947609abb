import { licenseText, openingsText } from '@/components/providers/provider-text'
import type { Criterion } from '@/lib/families/compare/rules/criteria'
import type { Candidate, Compared } from '@/lib/families/compare/schema'
import { estimateCosts, monthOfDay } from '@/lib/families/costs/rules/estimate'
import type { Estimate, ProviderCosts } from '@/lib/families/costs/types'
import { averageScore, MAX_SCORE } from '@/lib/families/favorites/rules'
import type { Needs } from '@/lib/families/fit/schema'
import { ACTIVITIES, PLACE_AMENITIES } from '@/lib/families/profile/rules/needs'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { dateText, dayText } from '@/lib/platform/time/dates'
import { traitLabel } from '@/lib/providers/catalogue/traits'
import { weekdaySummary } from '@/lib/providers/hours/rules/hours'
import { type AgeBandCode, ageRangeText } from '@/lib/providers/rules/ages'
import { freshnessOf, summarizeOpenings } from '@/lib/providers/rules/openings'
import { moneyText, tuitionRange, weeklyText, wholeDollars } from '@/lib/providers/rules/tuition'
import type { FactProvenance, LicenseView } from '@/lib/providers/types'
import type { ComparisonTexts } from './comparison-result'

type Texts = ComparisonTexts['t']

/**
 * What care costs until kindergarten for the child being compared, with its assumptions; absent without a child, or if
 * kindergarten comes before the start. `costs` is undefined if nothing can be computed.
 */
export function costFact(costs: ProviderCosts | undefined, needs: Needs, t: Texts): MoreFact | null {
  const { ageMonths, startMonth } = needs
  if (ageMonths === null || startMonth === null) return null
  const unknown = { key: 'cost', label: t('cost.label'), text: t('cost.unknown'), isUnknown: true } as const
  if (!costs) return unknown
  const start = monthOfDay(startMonth)
  const estimate = estimateCosts(
    {
      start,
      birth: start - ageMonths,
      daysPerWeek: costDays(needs),
      usesVpk: costs.offersVpk,
      registrationFeeCents: costs.registrationFee?.cents ?? null,
      siblingDiscountPercent: null,
    },
    costs.rooms,
  )
  const { months, unknownMonths, totalCents } = estimate
  if (months === 0) return null
  if (unknownMonths === months) return { ...unknown, notes: noteTakenAges(estimate, costs, t) }
  return {
    key: 'cost',
    label: t('cost.label'),
    text: t(unknownMonths > 0 ? 'cost.atLeast' : 'cost.about', { money: wholeDollars(totalCents) }),
    isUnknown: false,
    notes: [
      t('cost.months', { months, days: costDays(needs) }),
      ...(unknownMonths > 0 ? [t('cost.unknownMonths', { months: unknownMonths })] : []),
      ...noteTakenAges(estimate, costs, t),
      ...(estimate.stages.some(({ source }) => source && source.kind !== 'provider') ? [t('cost.around')] : []),
      ...(estimate.stages.some(({ isVpk }) => isVpk) ? [t('cost.vpk', { preK: HOME_FACTS.preK.short })] : []),
      feeNote(costs, t),
    ],
  }
}

/** Days per week to count: as many as the family needs, otherwise five. */
const costDays = ({ days }: Needs): number => Math.min(days.length, 5) || 5

const noteTakenAges = ({ stages }: Estimate, { notTaken }: ProviderCosts, t: Texts) =>
  stages.some(({ band }) => notTaken.includes(band)) ? [t('cost.notTaken')] : []

function feeNote({ registrationFee: fee }: ProviderCosts, t: Texts): string {
  if (!fee) return t('cost.noFee')
  return fee.median
    ? t('cost.medianFee', { money: wholeDollars(fee.cents) })
    : t('cost.fee', { money: moneyText(fee.cents) })
}

export type Fact = { text: string; isUnknown: boolean }
export type FactContext = { today: string; band: AgeBandCode | undefined; texts: ComparisonTexts }

/** What is known of a criterion, from public facts only. `band` narrows openings and price to one room. */
export const FACTS: Record<Criterion, (candidate: Candidate, context: FactContext) => Fact> = {
  ages: ({ ageMinMonths, ageMaxMonths }, { texts }) =>
    orUnknown(ageRangeText(texts.row.ages, ageMinMonths, ageMaxMonths), texts.common('agesUnknown')),
  openings: (candidate, { today, band, texts }) => {
    const summary = summarizeOpenings(candidate, today, band)
    const isUnknown = summary.state === 'unknown' || summary.state === 'unconfirmed'
    return { text: openingsText(texts.common, texts.row, summary, today), isUnknown }
  },
  price: ({ ageBands, facts }, { today, band, texts }) => {
    const price = priceText(ageBands, band, texts)
    return orUnknown(price && price + faded(facts.tuition, today, texts), texts.row.row('price.unknown'))
  },
  hours: ({ hours, facts }, { today, texts }) => {
    const week = weekdaySummary(texts.row.hours, hours)
    return orUnknown(week && week + faded(facts.hours, today, texts), texts.t('hoursUnknown'))
  },
  area: ({ city, zip }) => known([city, zip].filter(Boolean).join(' ')),
  license: ({ license }, { today, texts }) =>
    orUnknown(license && recordText(license, today, texts), texts.common('noLicense')),
  ratio: (candidate, { band, texts }) => orUnknown(ratioText(candidate, band, texts.t), texts.t('notStated')),
  reviews: ({ rating, reviewCount: count }, { texts: { row, common } }) =>
    orUnknown(rating && `${rating.toFixed(1)} · ${common('reviewCount', { count })}`, row.row('noReviews')),
  amenities: ({ amenities }, { texts }) => stated(amenities, PLACE_AMENITIES, texts.t),
  activities: ({ amenities }, { texts }) => stated(amenities, ACTIVITIES, texts.t),
}

/** The price of one room, or the range over all of them: never the lowest alone. */
function priceText(
  ageBands: Candidate['ageBands'],
  band: AgeBandCode | undefined,
  { t, row }: ComparisonTexts,
): string | null {
  const range = tuitionRange(ageBands.filter((one) => band === undefined || one.band === band))
  if (!range) return null
  const { lowest, highest } = range
  return lowest === highest
    ? weeklyText(row.row, lowest)
    : t('byAge', { low: moneyText(lowest), high: moneyText(highest) })
}

function recordText(license: LicenseView, today: string, { t, common, locale }: ComparisonTexts): string {
  const { expiresOn, issuer, asOf } = license
  const end = expiresOn && t(expiresOn < today ? 'ended' : 'validUntil', { day: dateText(locale, expiresOn, today) })
  return [
    licenseText(common, license),
    ...(end ? [end] : []),
    common('licenseSource', { issuer, day: dateText(locale, asOf, today) }),
  ].join(' · ')
}

const known = (text: string): Fact => ({ text, isUnknown: false })
const orUnknown = (text: string | number | null, otherwise: string): Fact =>
  typeof text !== 'string' ? { text: otherwise, isUnknown: true } : known(text)

type Choices = readonly { code: string }[]

/** How many choices of a list are stated. */
function stated(codes: readonly string[], choices: Choices, t: Texts): Fact {
  const count = choices.filter(({ code }) => codes.includes(code)).length
  return orUnknown(count === 0 ? null : t('stated', { count }), t('noneStated'))
}

function faded(stamp: FactProvenance | undefined, today: string, { row, common, locale }: ComparisonTexts): string {
  if (!stamp) return `, ${row.row('undated')}`
  return freshnessOf(stamp, today) === 'confirmed'
    ? ''
    : `, ${common('notConfirmedSince', { day: dayText(locale, stamp.confirmedOn, today) })}`
}

/** A fact in the table that does not count toward the score. `notes`: what it is based on. */
export type MoreFact = {
  key: 'cost' | 'fee' | 'languages' | 'tour'
  label: string
  text: string
  isUnknown: boolean
  question?: string
  notes?: string[]
}

export function moreFacts({ candidate, notes }: Compared, { t, row, offers }: ComparisonTexts): MoreFact[] {
  const { registrationFeeCents: fee, languages } = candidate
  const score = notes ? averageScore(notes.scores) : null
  const languageNames = languages
    .map((code) => traitLabel({ traits: row.traits, offers }, 'languages', code))
    .join(', ')
  return [
    fact('fee', fee === null ? null : moneyText(fee), t('questionFee'), t),
    fact('languages', languageNames || null, t('questionLanguages'), t),
    ...(score === null ? [] : [fact('tour', t('tourScore', { score, most: MAX_SCORE }), '', t)]),
  ]
}

function fact(key: 'fee' | 'languages' | 'tour', text: string | null, question: string, t: Texts): MoreFact {
  const label = t(key)
  return text === null
    ? { key, label, text: t('notStated'), isUnknown: true, question }
    : { key, label, text, isUnknown: false }
}

/** The ratio of the child's room, or the range over all rooms. */
function ratioText({ ageBands }: Candidate, band: AgeBandCode | undefined, t: Texts): string | null {
  const counts = ageBands.flatMap((row) =>
    band === undefined || row.band === band ? (row.childrenPerAdult ?? []) : [],
  )
  if (counts.length === 0) return null
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most ? `1:${least}` : t('ratioRange', { least, most })
}
