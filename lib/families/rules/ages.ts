import { MAX_CHILD_MONTHS } from '@/lib/providers/catalogue/age-bands'
import { FAMILY_LIMITS } from './limits'
import { addMonths, monthsBetween, monthText } from './months'

/** Whole months by the months alone: the day of birth is not known. Negative before birth. */
export function ageInMonths(birthMonth: string, atMonth: string): number {
  return monthsBetween(birthMonth, atMonth)
}

/** The month of birth of a child of this age. */
export function birthMonthAt(ageMonths: number, thisMonth: string): string {
  return addMonths(thisMonth, -ageMonths)
}

/** "Expected in March 2027", "less than a month old", "14 months old", from two on "3 years old": months divided by 12, rounded down. */
export function ageText(birthMonth: string, thisMonth: string): string {
  const months = ageInMonths(birthMonth, thisMonth)
  if (months < 0) return `Expected in ${monthText(birthMonth)}`
  if (months === 0) return 'Less than a month old'
  if (months < 24) return months === 1 ? '1 month old' : `${months} months old`
  return `${Math.floor(months / 12)} years old`
}

/** Why no child can be born in this month, for whoever entered it; undefined when one can. */
export function birthMonthProblem(birthMonth: string, thisMonth: string): string | undefined {
  const months = ageInMonths(birthMonth, thisMonth)
  if (months > MAX_CHILD_MONTHS) return 'Care is for children up to 12 years.'
  if (months < -FAMILY_LIMITS.monthsToBirth)
    return `A child that is expected can be added up to ${FAMILY_LIMITS.monthsToBirth} months before.`
  return undefined
}

/** Why care cannot begin in this month. One that has passed may stay: it was right when it was entered. */
export function startMonthProblem(startMonth: string, birthMonth: string, thisMonth: string): string | undefined {
  if (startMonth < birthMonth) return 'Care cannot start before the month of birth.'
  if (monthsBetween(thisMonth, startMonth) > FAMILY_LIMITS.monthsToStart)
    return 'Please choose a start within the next five years.'
  return undefined
}
