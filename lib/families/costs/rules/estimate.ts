import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import type { Locale } from '@/lib/platform/language/locales'
import { type Message, message } from '@/lib/platform/language/message'
import type { Translate } from '@/lib/platform/language/types'
import { monthName, shortMonthText } from '@/lib/platform/time/dates'
import { type AgeBandCode, ageBandOf } from '@/lib/providers/rules/ages'
import type { Estimate, EstimateInput, Month, RoomPrices, Stage, YearCost } from '../types'

/** `month` is 1 to 12. */
export function monthOf(year: number, month: number): Month {
  return year * 12 + month - 1
}

export function yearOf(month: Month): number {
  return Math.floor(month / 12)
}

/** 1 to 12 */
export function monthNumber(month: Month): number {
  return (month % 12) + 1
}

/** The month of "2027-03-14" or "2027-03". */
export function monthOfDay(day: string): Month {
  const [year = '', month = ''] = day.split('-')
  return monthOf(Number(year), Number(month))
}

/** "Mar 2027" */
export function monthText(locale: Locale, month: Month): string {
  return shortMonthText(locale, `${yearOf(month)}-${String(monthNumber(month)).padStart(2, '0')}`)
}

/** "Mar to Dec 2027", "Mar 2027 to Feb 2028", "Mar 2027" */
export function monthRangeText(t: Translate<'families.costs'>, locale: Locale, first: Month, last: Month): string {
  if (first === last) return monthText(locale, first)
  const isOneYear = yearOf(first) === yearOf(last)
  const from = isOneYear ? monthName(locale, monthNumber(first), 'short') : monthText(locale, first)
  return t('monthRange', { from, to: monthText(locale, last) })
}

/** The free hours of prekindergarten are spread over nine months, September to May: 540 are 60 a month. */
const VPK_MONTHS = 9
/** Length of a day of care, used to compute the share that the free hours cover. This is an assumption, which the page states. */
export const CARE_HOURS_PER_DAY = 9
const CUT_OFF_MONTH = 8

/**
 * August of the year in which a child begins kindergarten: the child must be five on or before September 1 of the school year
 * (the state's law is in state-facts.ts). Only the month of birth is known, so a child born in September counts as born after
 * September 1.
 */
export function kindergartenStart(birth: Month): Month {
  const turnsFive = yearOf(birth) + 5
  return monthOf(monthNumber(birth) <= CUT_OFF_MONTH ? turnsFive : turnsFive + 1, 8)
}

/**
 * The months of the school-year prekindergarten program (VPK): the school year before kindergarten, for children who are
 * four on or before its September 1 (state-facts.ts). `last` is May of that school year.
 */
export function vpkMonths(birth: Month): { first: Month; last: Month } {
  const first = monthOf(yearOf(kindergartenStart(birth)) - 1, 9)
  return { first, last: first + VPK_MONTHS - 1 }
}

/** The share of the hours of care that VPK pays for in its months, 0 to 1. */
export function vpkShare(daysPerWeek: number): number {
  const careHoursPerMonth = (daysPerWeek * CARE_HOURS_PER_DAY * 52) / 12
  return Math.min(1, HOME_FACTS.preK.hours / VPK_MONTHS / careHoursPerMonth)
}

export const BEFORE_BIRTH = message('families.costErrors.beforeBirth')
export const AFTER_CARE = message('families.costErrors.afterCare')

/** The error message for a start month before birth or after the start of kindergarten; undefined if the month is valid. */
export function startProblem(birth: Month, start: Month): Message | undefined {
  if (start < birth) return BEFORE_BIRTH
  return start < kindergartenStart(birth) ? undefined : AFTER_CARE
}

const FULL_WEEK_DAYS = 5
const WEEKS_PER_MONTH = 52 / 12

/**
 * The cost of care from the start until kindergarten. A week costs its share of a five-day week, minus the sibling discount and, in
 * VPK months, minus the share of hours that the state pays. A month is 52/12 weeks. Cents are rounded once per month, so that
 * stages and years add up to the same total.
 */
export function estimateCosts(input: EstimateInput, prices: RoomPrices): Estimate {
  const kindergarten = kindergartenStart(input.birth)
  const stages: Stage[] = []
  for (let month = input.start; month < kindergarten; month += 1) addMonth(stages, month, input, prices)
  const months = sum(stages.map((stage) => stage.months))
  const known = sum(stages.map((stage) => stage.totalCents ?? 0))
  const fee = months > 0 ? (input.registrationFeeCents ?? 0) : 0
  return {
    kindergarten,
    stages,
    years: yearsOf(stages, fee),
    totalCents: known + fee,
    months,
    unknownMonths: sum(stages.map((stage) => (stage.totalCents === null ? stage.months : 0))),
  }
}

function addMonth(stages: Stage[], month: Month, input: EstimateInput, prices: RoomPrices): void {
  const band = roomOf(month - input.birth)
  const vpk = vpkMonths(input.birth)
  const isVpk = input.usesVpk && month >= vpk.first && month <= vpk.last
  const current = stages.at(-1)
  if (current && current.band === band && current.isVpk === isVpk) {
    current.last = month
    current.months += 1
    if (current.monthlyCents !== null) current.totalCents = current.monthlyCents * current.months
    return
  }
  const price = prices[band]
  const weekly = price ? weekOf(price.weeklyCents, input, isVpk) : null
  const monthlyCents = weekly === null ? null : Math.round(weekly * WEEKS_PER_MONTH)
  stages.push({
    band,
    isVpk,
    first: month,
    last: month,
    months: 1,
    weeklyCents: weekly === null ? null : Math.round(weekly),
    monthlyCents,
    totalCents: monthlyCents,
    source: price?.source ?? null,
  })
}

/** A child who turns five before kindergarten stays in the room for four-year-olds. */
function roomOf(ageMonths: number): AgeBandCode {
  const band = ageBandOf(ageMonths)?.code ?? 'four'
  return band === 'school_age' ? 'four' : band
}

function weekOf(fullWeekCents: number, input: EstimateInput, isVpk: boolean): number {
  const days = input.daysPerWeek / FULL_WEEK_DAYS
  const discount = 1 - (input.siblingDiscountPercent ?? 0) / 100
  const paid = isVpk ? 1 - vpkShare(input.daysPerWeek) : 1
  return fullWeekCents * days * discount * paid
}

/** The registration fee is paid once, in the first year. */
function yearsOf(stages: Stage[], fee: number): YearCost[] {
  const years = new Map<number, YearCost>()
  for (const stage of stages)
    for (let month = stage.first; month <= stage.last; month += 1) {
      const year = yearOf(month)
      const row = years.get(year) ?? { year, months: 0, unknownMonths: 0, cents: years.size === 0 ? fee : 0 }
      row.months += 1
      row.cents += stage.monthlyCents ?? 0
      if (stage.monthlyCents === null) row.unknownMonths += 1
      years.set(year, row)
    }
  return [...years.values()]
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
