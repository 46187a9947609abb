import { type Message, message } from '@/lib/platform/language/message'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { ageInMonths, FAMILY_LIMITS, monthsBetween } from './needs'

// Checks of a child's months, which depend on the current date. In their own file because only few pages' scripts need them.

/** The error message for an impossible month of birth; undefined if it is valid. */
export function birthMonthProblem(birthMonth: string, thisMonth: string): Message | undefined {
  const months = ageInMonths(birthMonth, thisMonth)
  if (months > MAX_CHILD_MONTHS) return message('families.monthErrors.tooOld')
  if (months < -FAMILY_LIMITS.monthsToBirth)
    return message('families.monthErrors.tooEarly', { months: FAMILY_LIMITS.monthsToBirth })
  return undefined
}

/** The error message for an impossible start of care. A month in the past is valid, since it was valid when it was entered. */
export function startMonthProblem(startMonth: string, birthMonth: string, thisMonth: string): Message | undefined {
  if (startMonth < birthMonth) return message('families.monthErrors.startBeforeBirth')
  if (monthsBetween(thisMonth, startMonth) > FAMILY_LIMITS.monthsToStart)
    return message('families.monthErrors.startTooFar')
  return undefined
}
