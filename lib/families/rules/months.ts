import { MONTH_NAMES, todayIn } from '@/lib/providers/rules/dates'

// Months as "YYYY-MM" texts, which sort as they follow each other.

/** A family's own is not known; the directory began in Florida, and a month is wrong for some hours at most. */
const TIME_ZONE = 'America/New_York'

export const MONTH_PATTERN = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/

/** The family's day, "2026-11-22". */
export function dayOf(now: Date): string {
  return todayIn(TIME_ZONE, now)
}

export function monthOf(now: Date): string {
  return dayOf(now).slice(0, 7)
}

/** Whole months from one to another; negative when `to` is earlier. */
export function monthsBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from)
}

/** The month so many months after; before, with a negative count. */
export function addMonths(month: string, count: number): string {
  const number = numberOf(month) + count
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** "December 2026". */
export function monthText(month: string): string {
  const number = numberOf(month)
  return `${MONTH_NAMES[number % 12]} ${Math.floor(number / 12)}`
}

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
