import type { Month } from '../types'
import { monthNumber, monthOf, yearOf } from './months'

/**
 * Instruction that Florida pays for in the school-year program: Florida Statutes 1002.55(2) and 1002.63(2), at least 540
 * hours.
 */
export const VPK_HOURS = 540
/** They are spread over nine months, September to May: 60 hours a month. */
export const VPK_MONTHS = 9
/** A day of care, for the share of it that the free hours cover. An assumption, said on screen. */
export const CARE_HOURS_PER_DAY = 9
const CUT_OFF_MONTH = 8

/**
 * August of the year in which a child begins kindergarten: five years old on or before September 1 of the school year
 * (Florida Statutes 1003.21(1)(a)2). Only the month of birth is known, so a child born in September counts as born after
 * the first.
 */
export function kindergartenStart(birth: Month): Month {
  const turnsFive = yearOf(birth) + 5
  return monthOf(monthNumber(birth) <= CUT_OFF_MONTH ? turnsFive : turnsFive + 1, 8)
}

/**
 * The months of the school-year prekindergarten program (VPK): the school year before kindergarten, for children who are
 * four on or before September 1 of it (Florida Statutes 1002.53(2)). `last` is its May.
 */
export function vpkMonths(birth: Month): { first: Month; last: Month } {
  const first = monthOf(yearOf(kindergartenStart(birth)) - 1, 9)
  return { first, last: first + VPK_MONTHS - 1 }
}

/** The share of the paid hours that VPK covers in its months, 0 to 1. */
export function vpkShare(daysPerWeek: number): number {
  const careHoursPerMonth = (daysPerWeek * CARE_HOURS_PER_DAY * 52) / 12
  return Math.min(1, VPK_HOURS / VPK_MONTHS / careHoursPerMonth)
}
