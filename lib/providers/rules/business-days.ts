import { addDays } from './dates'

/** Where decisions are promised in business days. */
export const OFFICE_ZONE = 'America/New_York'
/** What whoever waits for a decision is promised. */
export const PROMISED_DAYS = 2

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const isBusinessDay = (day: string) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6

/** The last day (`YYYY-MM-DD`) on which a decision about what came on `day` is in time. Holidays are not known here. */
export function dueDay(day: string, days = PROMISED_DAYS): string {
  let due = day
  for (let left = days; left > 0; ) {
    due = addDays(due, 1)
    if (isBusinessDay(due)) left -= 1
  }
  return due
}

/** Whole business days that have begun since then: 0 on the day itself. */
export function businessDaysSince(day: string, today: string): number {
  let count = 0
  for (let one = day; one < today; ) {
    one = addDays(one, 1)
    if (isBusinessDay(one)) count += 1
  }
  return count
}
