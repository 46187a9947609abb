const DAY_MS = 86_400_000
/** Where decisions are promised in business days. */
export const OFFICE_ZONE = 'America/New_York'
/** What claimants are promised. */
export const PROMISED_DAYS = 2

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const isBusinessDay = (day: string) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6
const after = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** The last day (`YYYY-MM-DD`) on which a decision about what came on `day` is in time. Holidays are not known here. */
export function dueDay(day: string, days = PROMISED_DAYS): string {
  let due = day
  for (let left = days; left > 0; ) {
    due = after(due)
    if (isBusinessDay(due)) left -= 1
  }
  return due
}

/** Whole business days that have begun since then: 0 on the day itself. */
export function businessDaysSince(day: string, today: string): number {
  let count = 0
  for (let one = day; one < today; ) {
    one = after(one)
    if (isBusinessDay(one)) count += 1
  }
  return count
}
