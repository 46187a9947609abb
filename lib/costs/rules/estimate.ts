import { type AgeBandCode, ageBandOf } from '@/lib/providers/catalogue/age-bands'
import type { CostQuestion, Estimate, Month, RoomPrices, Stage, YearCost } from '../types'
import { yearOf } from './months'
import { kindergartenStart, vpkMonths, vpkShare } from './school-years'

const FULL_WEEK_DAYS = 5
const WEEKS_PER_MONTH = 52 / 12

/**
 * What care costs from the start until kindergarten. A week costs its share of five days, less the sibling discount; in the
 * months of VPK also less the share of hours that the state pays. A month is 52/12 weeks. Cents are rounded once a month, so
 * that stages and years add up to the same total.
 */
export function estimateCosts(question: CostQuestion, prices: RoomPrices): Estimate {
  const kindergarten = kindergartenStart(question.birth)
  const stages: Stage[] = []
  for (let month = question.start; month < kindergarten; month += 1) addMonth(stages, month, question, prices)
  const months = sum(stages.map((stage) => stage.months))
  const known = sum(stages.map((stage) => stage.totalCents ?? 0))
  const fee = months > 0 ? (question.registrationFeeCents ?? 0) : 0
  return {
    kindergarten,
    stages,
    years: yearsOf(stages, fee),
    totalCents: known + fee,
    months,
    unknownMonths: sum(stages.map((stage) => (stage.totalCents === null ? stage.months : 0))),
  }
}

function addMonth(stages: Stage[], month: Month, question: CostQuestion, prices: RoomPrices): void {
  const band = roomOf(month - question.birth)
  const vpk = vpkMonths(question.birth)
  const isVpk = question.usesVpk && month >= vpk.first && month <= vpk.last
  const current = stages.at(-1)
  if (current && current.band === band && current.isVpk === isVpk) {
    current.last = month
    current.months += 1
    if (current.monthlyCents !== null) current.totalCents = current.monthlyCents * current.months
    return
  }
  const price = prices[band]
  const weekly = price ? weekOf(price.weeklyCents, question, isVpk) : null
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

/** A child who turns five before kindergarten stays with the fours. */
function roomOf(ageMonths: number): AgeBandCode {
  const band = ageBandOf(ageMonths)?.code ?? 'four'
  return band === 'school_age' ? 'four' : band
}

function weekOf(fullWeekCents: number, question: CostQuestion, isVpk: boolean): number {
  const days = question.daysPerWeek / FULL_WEEK_DAYS
  const discount = 1 - (question.siblingDiscountPercent ?? 0) / 100
  const paid = isVpk ? 1 - vpkShare(question.daysPerWeek) : 1
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
