/** Days as "YYYY-MM-DD" texts and how people read them. A day has no time zone; `todayIn` is where one enters. */

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const DAY_MS = 86_400_000

/** Making one costs more than a search, so each is made once. */
const calendars = new Map<string, Intl.DateTimeFormat>()

/** The calendar day at an instant in an IANA zone ("America/New_York"). */
export function todayIn(timeZone: string, now: Date): string {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  calendars.set(timeZone, calendar)
  return calendar.format(now)
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The day so many days later; earlier where `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** "Nov 12", or "Nov 12, 2025" when that is not today's year. */
export function dayText(day: string, today: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const text = `${MONTHS[Number(month) - 1]} ${Number(date)}`
  return year === today.slice(0, 4) ? text : `${text}, ${year}`
}
