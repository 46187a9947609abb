import { type Message, message } from '@/lib/platform/language/message'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { ageInMonths, FAMILY_LIMITS, monthsBetween } from './needs'

// What is wrong with a child's months, which depends on today. In a file of its own, because few scripts of the browser need it.

/** The message for an impossible month of birth; undefined if it is fine. */
export function birthMonthProblem(birthMonth: string, thisMonth: string): Message | undefined {
  const months = ageInMonths(birthMonth, thisMonth)
  if (months > MAX_CHILD_MONTHS) return message('families.monthErrors.tooOld')
  if (months < -FAMILY_LIMITS.monthsToBirth)
    return message('families.monthErrors.tooEarly', { months: FAMILY_LIMITS.monthsToBirth })
  return undefined
}

/** The message for an impossible start of care. A month in the past is fine: it was valid when it was entered. */
export function startMonthProblem(startMonth: string, birthMonth: string, thisMonth: string): Message | undefined {
  if (startMonth < birthMonth) return message('families.monthErrors.startBeforeBirth')
  if (monthsBetween(thisMonth, startMonth) > FAMILY_LIMITS.monthsToStart)
    return message('families.monthErrors.startTooFar')
  return undefined
}
