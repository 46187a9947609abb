import { providerMessages } from '@/components/providers/messages'
import { rowMessages } from '@/components/providers/row-messages'
import type { Criterion } from '@/lib/families/compare/rules/criteria'
import { nearestPlace } from '@/lib/families/compare/rules/judge'
import type { Candidate, Compared, Family, Wishes } from '@/lib/families/compare/schema'
import { estimateCosts, monthOfDay } from '@/lib/families/costs/rules/estimate'
import type { Estimate, ProviderCosts } from '@/lib/families/costs/types'
import { averageScore } from '@/lib/families/favorites/rules'
import type { Needs } from '@/lib/families/fit/schema'
import { ACTIVITIES, DAYS, monthText, PLACE_AMENITIES } from '@/lib/families/profile/rules'
import { distanceText } from '@/lib/places/rules/geo'
import { dayText } from '@/lib/platform/time/dates'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { LANGUAGES, labelOf } from '@/lib/providers/catalogue/traits'
import { type AgeBandCode, ageRangeText, ageText } from '@/lib/providers/rules/ages'
import { timeText, weekdaySummary } from '@/lib/providers/rules/hours'
import { freshnessOf, summarizeOpenings } from '@/lib/providers/rules/openings'
import { moneyText, summarizeTuition, weeklyText } from '@/lib/providers/rules/tuition'
import type { FactProvenance, LicenseView } from '@/lib/providers/types'
import { dollars } from '../costs/cost-tables'
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
    text: texts.total(dollars(totalCents), unknownMonths > 0),
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
  return (fee.median ? texts.medianFee : texts.fee)(moneyText(fee.cents))
}

export type Fact = { text: string; isUnknown: boolean }
type FactContext = { today: string; band: AgeBandCode | undefined; wishes: Wishes }

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
    const tuition = summarizeTuition(ageBands, band)
    const price = tuition && providerMessages.tuition(tuition)
    return orUnknown(price && price + faded(facts.tuition, today), providerMessages.priceUnknown)
  },
  hours: ({ hours, facts }, { today }) => {
    const week = weekdaySummary(hours)
    return orUnknown(week && week + faded(facts.hours, today), compareFactMessages.hoursUnknown)
  },
  area: ({ city, zip }) => known(`${city} ${zip}`),
  amenities: ({ amenities }, { wishes }) => wished(wishes.amenities, amenities, PLACE_AMENITIES),
  activities: ({ amenities }, { wishes }) => wished(wishes.activities, amenities, ACTIVITIES),
  license: ({ license }, { today }) => orUnknown(license && licenseText(license, today), providerMessages.noLicense),
}

const labelsOf = (codes: readonly string[]) =>
  AMENITIES.flatMap(({ code, label }) => (codes.includes(code) ? [label] : []))

function licenseText(license: LicenseView, today: string): string {
  const { expiresOn, issuer, asOf } = license
  const end = expiresOn && compareFactMessages.validUntil(dayText(expiresOn, today), expiresOn < today)
  return [
    providerMessages.license(license),
    ...(end ? [end] : []),
    rowMessages.licenseSource(issuer, dayText(asOf, today)),
  ].join(' · ')
}

const known = (text: string): Fact => ({ text, isUnknown: false })
const orUnknown = (text: string | null, otherwise: string): Fact =>
  text === null ? { text: otherwise, isUnknown: true } : known(text)

type Choices = readonly { code: string }[]

/** Which wishes are stated; without wishes, how many of the list are. */
function wished(wanted: readonly string[], stated: readonly string[], choices: Choices): Fact {
  const found = choices.flatMap(({ code }) => (stated.includes(code) ? [code] : []))
  const relevant = wanted.length === 0 ? found : found.filter((code) => wanted.includes(code))
  if (relevant.length === 0) return orUnknown(null, compareFactMessages.noneStated)
  return known(wanted.length === 0 ? compareFactMessages.stated(relevant.length) : labelsOf(relevant).join(', '))
}

function faded(stamp: FactProvenance | undefined, today: string): string {
  if (!stamp) return `, ${rowMessages.undated}`
  return freshnessOf(stamp, today) === 'confirmed'
    ? ''
    : `, ${rowMessages.notConfirmedSince(dayText(stamp.confirmedOn, today))}`
}

/** A fact in the table that does not count toward the score. `notes`: its basis. */
export type MoreFact = { label: string; text: string; isUnknown: boolean; question?: string; notes?: string[] }

export function moreFacts({ candidate, notes }: Compared, band: AgeBandCode | undefined): MoreFact[] {
  const { rating, reviewCount, registrationFeeCents: fee, languages } = candidate
  const tour = notes ? averageScore(notes.scores) : null
  const stars = rating === null ? null : `${rating.toFixed(1)} · ${rowMessages.reviewCount(reviewCount)}`
  return [
    fact(compareFactMessages.rating, stars, rowMessages.noReviews),
    fact(
      compareFactMessages.ratio,
      ratioText(candidate, band),
      compareFactMessages.ratioUnknown,
      compareFactMessages.questions.ratio,
    ),
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
  return least === most ? String(least) : `${least} to ${most}`
}

/** What the family needs by a criterion, beside the fact: visible to the family only. */
export function needLabel(criterion: Criterion, candidate: Candidate, { needs, wishes }: Family): string | undefined {
  const { ageMonths, startMonth, weeklyBudgetCents } = needs
  switch (criterion) {
    case 'ages':
      return ageMonths === null || startMonth === null
        ? undefined
        : compareFactMessages.needs.age(childAge(ageMonths), monthText(startMonth))
    case 'openings':
      return startMonth === null ? undefined : compareFactMessages.needs.start(monthText(startMonth))
    case 'price':
      return weeklyBudgetCents === null ? undefined : compareFactMessages.needs.budget(weeklyText(weeklyBudgetCents))
    case 'hours': {
      const when = hoursWords(needs)
      return when === null ? undefined : compareFactMessages.needs.hours(when)
    }
    case 'area': {
      const nearest = nearestPlace(candidate, wishes.places)
      const isHome = candidate.kind === 'family_home'
      return nearest
        ? compareFactMessages.needs.distance(distanceText(nearest.meters, isHome), nearest.place.of)
        : undefined
    }
    case 'amenities':
      return notStated(wishes.amenities, candidate.amenities)
    case 'activities':
      return notStated(wishes.activities, candidate.amenities)
    default:
      return undefined
  }
}

/** The question to ask the provider if a fact is unknown. Wishes are named, from their lists. */
export function questionFor(criterion: Criterion, needs: Needs): string | undefined {
  const { ageMonths, startMonth, days } = needs
  const child = ageMonths === null ? null : compareFactMessages.child(childAge(ageMonths))
  switch (criterion) {
    case 'ages':
      return compareFactMessages.questions.ages(child)
    case 'openings':
      return compareFactMessages.questions.openings(child, startMonth && monthText(startMonth))
    case 'price':
      return compareFactMessages.questions.price(child, days.length)
    case 'hours':
      return compareFactMessages.questions.hours(hoursWords(needs))
    case 'license':
      return compareFactMessages.questions.license
    default:
      return undefined
  }
}

const childAge = (months: number) => (months === 0 ? 'less than a month' : months === 1 ? '1 month' : ageText(months))

function notStated(wanted: readonly string[], stated: readonly string[]): string | undefined {
  const missing = labelsOf(wanted.filter((code) => !stated.includes(code)))
  return missing.length > 0 ? compareFactMessages.needs.notStated(missing.join(', ')) : undefined
}

/** "Mon, Wed from 7:30 AM to 5:30 PM"; null if neither days nor times are given. */
function hoursWords({ days, dropOffMinute, pickUpMinute }: Needs): string | null {
  const parts = [
    ...(days.length > 0 ? [days.flatMap((day) => DAYS[day]?.label ?? []).join(', ')] : []),
    ...(dropOffMinute === null ? [] : [`from ${timeText(dropOffMinute)}`]),
    ...(pickUpMinute === null ? [] : [`to ${timeText(pickUpMinute)}`]),
  ]
  return parts.length > 0 ? parts.join(' ') : null
}
