import { providerMessages } from '@/components/providers/messages'
import { rowMessages } from '@/components/providers/row-messages'
import type { Criterion } from '@/lib/families/compare/rules/criteria'
import type { Candidate, Compared } from '@/lib/families/compare/schema'
import { estimateCosts, monthOfDay } from '@/lib/families/costs/rules/estimate'
import type { Estimate, ProviderCosts } from '@/lib/families/costs/types'
import { averageScore } from '@/lib/families/favorites/rules'
import type { Needs } from '@/lib/families/fit/schema'
import { ACTIVITIES, PLACE_AMENITIES } from '@/lib/families/profile/rules'
import { dateText, dayText } from '@/lib/platform/time/dates'
import { LANGUAGES, labelOf } from '@/lib/providers/catalogue/traits'
import { type AgeBandCode, ageRangeText } from '@/lib/providers/rules/ages'
import { weekdaySummary } from '@/lib/providers/rules/hours'
import { freshnessOf, summarizeOpenings } from '@/lib/providers/rules/openings'
import { moneyText, tuitionRange, weeklyText, wholeDollars } from '@/lib/providers/rules/tuition'
import type { FactProvenance, LicenseView } from '@/lib/providers/types'
import { notesMessages } from '../favorites/page-messages'
import { compareFactMessages } from './messages'

const texts = compareFactMessages.cost

/**
 * What care costs until kindergarten for the child being compared, with its assumptions; absent without a child, or if
 * kindergarten comes before the start. `costs` is undefined if nothing can be computed.
 */
export function costFact(costs: ProviderCosts | undefined, needs: Needs): MoreFact | null {
  const { ageMonths, startMonth } = needs
  if (ageMonths === null || startMonth === null) return null
  if (!costs) return { label: texts.label, text: texts.unknown, isUnknown: true }
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
  if (unknownMonths === months)
    return { label: texts.label, text: texts.unknown, isUnknown: true, notes: noteTakenAges(estimate, costs) }
  return {
    label: texts.label,
    text: texts.total(wholeDollars(totalCents), unknownMonths > 0),
    isUnknown: false,
    notes: [
      texts.months(months, costDays(needs)),
      ...(unknownMonths > 0 ? [texts.unknownMonths(unknownMonths)] : []),
      ...noteTakenAges(estimate, costs),
      ...(estimate.stages.some(({ source }) => source && source.kind !== 'provider') ? [texts.around] : []),
      ...(estimate.stages.some(({ isVpk }) => isVpk) ? [texts.vpk] : []),
      feeNote(costs),
    ],
  }
}

/** Days a week to count: those the family needs, otherwise five. */
const costDays = ({ days }: Needs): number => Math.min(days.length, 5) || 5

const noteTakenAges = ({ stages }: Estimate, { notTaken }: ProviderCosts) =>
  stages.some(({ band }) => notTaken.includes(band)) ? [texts.notTaken] : []

function feeNote({ registrationFee: fee }: ProviderCosts): string {
  if (!fee) return texts.noFee
  return fee.median ? texts.medianFee(wholeDollars(fee.cents)) : texts.fee(moneyText(fee.cents))
}

export type Fact = { text: string; isUnknown: boolean }
type FactContext = { today: string; band: AgeBandCode | undefined }

/** What is known of a criterion, from public facts only. `band` narrows openings and price to one room. */
export const FACTS: Record<Criterion, (candidate: Candidate, asked: FactContext) => Fact> = {
  ages: ({ ageMinMonths, ageMaxMonths }) =>
    orUnknown(ageRangeText(ageMinMonths, ageMaxMonths), providerMessages.agesUnknown),
  openings: (candidate, { today, band }) => {
    const summary = summarizeOpenings(candidate, today, band)
    const isUnknown = summary.state === 'unknown' || summary.state === 'unconfirmed'
    return { text: providerMessages.openings(summary, today), isUnknown }
  },
  price: ({ ageBands, facts }, { today, band }) => {
    const price = priceText(ageBands, band)
    return orUnknown(price && price + faded(facts.tuition, today), providerMessages.priceUnknown)
  },
  hours: ({ hours, facts }, { today }) => {
    const week = weekdaySummary(hours)
    return orUnknown(week && week + faded(facts.hours, today), compareFactMessages.hoursUnknown)
  },
  area: ({ city, zip }) => known([city, zip].filter(Boolean).join(' ')),
  license: ({ license }, { today }) => orUnknown(license && licenseText(license, today), providerMessages.noLicense),
  ratio: (candidate, { band }) => orUnknown(ratioText(candidate, band), compareFactMessages.ratioUnknown),
  reviews: ({ rating, reviewCount }) =>
    orUnknown(rating && `${rating.toFixed(1)} · ${rowMessages.reviewCount(reviewCount)}`, rowMessages.noReviews),
  amenities: ({ amenities }) => stated(amenities, PLACE_AMENITIES),
  activities: ({ amenities }) => stated(amenities, ACTIVITIES),
}

/** The price of one room, or the range over all of them: never the lowest alone. */
function priceText(ageBands: Candidate['ageBands'], band: AgeBandCode | undefined): string | null {
  const range = tuitionRange(ageBands.filter((row) => band === undefined || row.band === band))
  if (!range) return null
  const { lowest, highest } = range
  return lowest === highest ? weeklyText(lowest) : compareFactMessages.byAge(moneyText(lowest), moneyText(highest))
}

function licenseText(license: LicenseView, today: string): string {
  const { expiresOn, issuer, asOf } = license
  const end = expiresOn && compareFactMessages.validUntil(dateText(expiresOn, today), expiresOn < today)
  return [
    providerMessages.license(license),
    ...(end ? [end] : []),
    rowMessages.licenseSource(issuer, dateText(asOf, today)),
  ].join(' · ')
}

const known = (text: string): Fact => ({ text, isUnknown: false })
const orUnknown = (text: string | number | null, otherwise: string): Fact =>
  typeof text !== 'string' ? { text: otherwise, isUnknown: true } : known(text)

type Choices = readonly { code: string }[]

/** How many of a list are stated. */
function stated(codes: readonly string[], choices: Choices): Fact {
  const count = choices.filter(({ code }) => codes.includes(code)).length
  return orUnknown(count === 0 ? null : compareFactMessages.stated(count), compareFactMessages.noneStated)
}

function faded(stamp: FactProvenance | undefined, today: string): string {
  if (!stamp) return `, ${rowMessages.undated}`
  return freshnessOf(stamp, today) === 'confirmed'
    ? ''
    : `, ${rowMessages.notConfirmedSince(dayText(stamp.confirmedOn, today))}`
}

/** A fact in the table that does not count toward the score. `notes`: its basis. */
export type MoreFact = { label: string; text: string; isUnknown: boolean; question?: string; notes?: string[] }

export function moreFacts({ candidate, notes }: Compared): MoreFact[] {
  const { registrationFeeCents: fee, languages } = candidate
  const tour = notes ? averageScore(notes.scores) : null
  return [
    fact(
      compareFactMessages.fee,
      fee === null ? null : moneyText(fee),
      compareFactMessages.feeUnknown,
      compareFactMessages.questions.fee,
    ),
    fact(
      compareFactMessages.languages,
      languages.map((code) => labelOf(LANGUAGES, code)).join(', ') || null,
      compareFactMessages.languagesUnknown,
      compareFactMessages.questions.languages,
    ),
    ...(tour === null ? [] : [fact(compareFactMessages.tour, notesMessages.average(tour), '')]),
  ]
}

function fact(label: string, text: string | null, otherwise: string, question?: string): MoreFact {
  if (text !== null) return { label, text, isUnknown: false }
  return { label, text: otherwise, isUnknown: true, ...(question && { question }) }
}

/** The ratio of the child's room, or the range over all rooms. */
function ratioText({ ageBands }: Candidate, band: AgeBandCode | undefined): string | null {
  const counts = ageBands.flatMap((row) =>
    band === undefined || row.band === band ? (row.childrenPerAdult ?? []) : [],
  )
  if (counts.length === 0) return null
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return `1:${least === most ? least : `${least} to 1:${most}`}`
}
