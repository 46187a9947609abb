import { licenseStatus } from '@/lib/providers/catalogue/traits'
import { DAY_MINUTES, hoursOn } from '@/lib/providers/hours/rules/intervals'
import { ageBandOf } from '@/lib/providers/rules/ages'
import { countsInFilters, freshnessOf } from '@/lib/providers/rules/openings'
import type { HoursInterval, LicenseView } from '@/lib/providers/types'
import { addMonths } from '../../profile/rules/needs'
import type { Fit, FitFacts, Needs, Verdict } from '../schema'

/** The facts of the child's room; undefined without a child or if the room is not stated. */
export function roomOf({ ageBands }: Pick<FitFacts, 'ageBands'>, { ageMonths }: Pick<Needs, 'ageMonths'>) {
  const code = ageMonths === null ? undefined : ageBandOf(ageMonths)?.code
  return ageBands.find(({ band }) => band === code)
}

/** Whether a child of this age is accepted. If only one limit is known, the result can be `does_not` but never `matches`. */
export function judgeAges(
  { ageMinMonths, ageMaxMonths }: Pick<FitFacts, 'ageMinMonths' | 'ageMaxMonths'>,
  { ageMonths }: Pick<Needs, 'ageMonths'>,
): Verdict | null {
  if (ageMonths === null) return null
  if (ageMinMonths !== null && ageMonths < ageMinMonths) return 'does_not'
  if (ageMaxMonths !== null && ageMonths > ageMaxMonths) return 'does_not'
  return ageMinMonths === null || ageMaxMonths === null ? 'unknown' : 'matches'
}

type TimesNeeded = Pick<Needs, 'days' | 'dropOffMinute' | 'pickUpMinute'>

/** The days on which care is needed: Monday to Friday if no days are stated. */
export const neededDays = ({ days }: Pick<Needs, 'days'>): readonly number[] =>
  days.length > 0 ? days : [0, 1, 2, 3, 4]

/** Whether the provider is open without a break from drop-off to pick-up on every needed day. */
export function judgeHours(
  { hours, facts }: Pick<FitFacts, 'hours' | 'facts'>,
  needs: TimesNeeded,
  today: string,
): Verdict | null {
  const { days, dropOffMinute, pickUpMinute } = needs
  if (days.length === 0 && dropOffMinute === null && pickUpMinute === null) return null
  if (hours.length === 0 || !countsInFilters(freshnessOf(facts.hours, today))) return 'unknown'
  return neededDays(needs).every((day) => isCovered(hours, day, dropOffMinute, pickUpMinute)) ? 'matches' : 'does_not'
}

type Span = { from: number; to: number }

function isCovered(hours: HoursInterval[], day: number, dropOff: number | null, pickUp: number | null): boolean {
  return spansOn(hours, day).some(({ from, to }) => {
    if (dropOff === null && pickUp === null) return from < DAY_MINUTES && to > 0
    // If only one time is stated, care must be open in the minute after drop-off or before pick-up (midnight is the end of the day).
    const begins = dropOff ?? (pickUp || DAY_MINUTES) - 1
    const ends = pickUp ?? begins + 1
    // A pick-up that is not later than drop-off is on the next day.
    return from <= begins && to >= (ends > begins ? ends : ends + DAY_MINUTES)
  })
}

/** When the provider is open, in minutes of the given day, including the days before and after; adjacent and overlapping spans are joined. */
function spansOn(hours: HoursInterval[], day: number): Span[] {
  const spanOf = ({ opensMinute, closesMinute }: HoursInterval, shift: number): Span => ({
    from: opensMinute + shift,
    to: closesMinute + (closesMinute <= opensMinute ? DAY_MINUTES : 0) + shift,
  })
  const spans = [
    ...hoursOn(hours, (day + 6) % 7).map((one) => spanOf(one, -DAY_MINUTES)),
    ...hoursOn(hours, day).map((one) => spanOf(one, 0)),
    ...hoursOn(hours, (day + 1) % 7).map((one) => spanOf(one, DAY_MINUTES)),
  ].toSorted((a, b) => a.from - b.from)
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  return joined
}

/** A confirmed opening or full room says something about a start up to this many months later; after that, it is unknown. */
export const OPENINGS_VALID_MONTHS = 6

type OpeningsNeeded = Pick<Needs, 'ageMonths' | 'startMonth'>

/** Whether there is an opening for this age in this month. Only recently confirmed openings count. */
export function judgeOpenings(
  provider: Pick<FitFacts, 'ageBands' | 'facts' | 'status'>,
  needs: OpeningsNeeded,
  today: string,
): Verdict | null {
  if (needs.ageMonths === null) return null
  const room = roomOf(provider, needs)
  const provenance = provider.facts.openings
  const isKnown = provenance && freshnessOf(provenance, today) === 'confirmed' && provider.status === 'open'
  if (!isKnown || !room || room.openings === null) return 'unknown'
  const start = needs.startMonth ?? today.slice(0, 7)
  const confirmed = provenance.confirmedOn.slice(0, 7)
  const from = room.openings > 0 ? (room.openingsFrom?.slice(0, 7) ?? confirmed) : confirmed
  if (start > addMonths(from > confirmed ? from : confirmed, OPENINGS_VALID_MONTHS)) return 'unknown'
  return room.openings > 0 && from <= start ? 'matches' : 'does_not'
}

const FULL_WEEK = 5

type PriceNeeded = Pick<Needs, 'ageMonths' | 'days' | 'weeklyBudgetCents'>

/** Whether the weekly price for this age is within the budget. Prices are for five days, so one above budget says nothing about fewer days. */
export function judgePrice(
  provider: Pick<FitFacts, 'ageBands' | 'facts'>,
  needs: PriceNeeded,
  today: string,
): Verdict | null {
  const { ageMonths, days, weeklyBudgetCents } = needs
  if (ageMonths === null || weeklyBudgetCents === null) return null
  const cents = roomOf(provider, needs)?.tuitionWeeklyCents ?? null
  if (cents === null || !countsInFilters(freshnessOf(provider.facts.tuition, today))) return 'unknown'
  if (cents <= weeklyBudgetCents) return 'matches'
  return days.length > 0 && days.length < FULL_WEEK ? 'unknown' : 'does_not'
}

/** Judges a provider for one child. `today` is "YYYY-MM-DD" in the provider's time zone. */
export function judgeFit(provider: FitFacts, needs: Needs, today: string): Fit {
  return {
    ages: judgeAges(provider, needs),
    hours: judgeHours(provider, needs, today),
    openings: judgeOpenings(provider, needs, today),
    price: judgePrice(provider, needs, today),
  }
}

/** Whether the state's file shows a license in force; unknown if the file does not say. */
export function judgeLicense(license: LicenseView | null, today: string): Verdict {
  if (!license) return 'unknown'
  const status = licenseStatus(license.status)
  if (status && !status.isInForce) return 'does_not'
  const { expiresOn, asOf } = license
  if (expiresOn === null) return status ? 'matches' : 'unknown'
  if (expiresOn >= today) return 'matches'
  // It may have been renewed since the date of the file.
  return expiresOn < asOf && !status ? 'does_not' : 'unknown'
}
