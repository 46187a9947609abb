import type { HoursInterval, Season } from '../types'
import { addDays, MONTHS, todayIn } from './dates'
import { hoursOn, localTime, type OpenState, openStateAt } from './hours'
import { spanText } from './hours-text'

/** Times of the year with another week than usual. Days are "MM-DD"; a season may run past the end of the year. */

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, day: string): boolean {
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}

/** "Jun 1 – Aug 10"; "Jul 4" for a single day. */
export function seasonName({ from, to }: Pick<Season, 'from' | 'to'>): string {
  const dayName = (day: string) => `${MONTHS[Number(day.slice(0, 2)) - 1]} ${Number(day.slice(3))}`
  return from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`
}

/** The days on which a season holds next, or holds today: "2026-12-24" to "2027-01-01". `today` is such a day. */
export function seasonDates({ from, to }: Pick<Season, 'from' | 'to'>, today: string): { from: string; to: string } {
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)]
  const isPast = from <= to && day > to
  const isRunningOut = from > to && day <= to
  const begins = isPast ? year + 1 : isRunningOut ? year - 1 : year
  return { from: inYear(begins, from), to: inYear(from <= to ? begins : begins + 1, to) }
}

/** The last of February is the 28th in most years. */
function inYear(year: number, day: string): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${year}-${day === '02-29' && !isLeap ? '02-28' : day}`
}

/** "Mon – Thu 7:00 AM – 5:00 PM; Fri 7:00 AM – 3:00 PM", "Closed": days that are not named are closed. */
export function weekInWords(hours: HoursInterval[]): string {
  const texts = DAYS.map((_, day) => hoursOn(hours, day).map(spanText).join(', '))
  const runs: { first: number; last: number; text: string }[] = []
  for (const [day, text] of texts.entries()) {
    const run = runs.at(-1)
    if (run?.text === text) run.last = day
    else runs.push({ first: day, last: day, text })
  }
  const open = runs.filter(({ text }) => text !== '')
  const daysOf = (first: number, last: number) => (first === last ? DAYS[first] : `${DAYS[first]} – ${DAYS[last]}`)
  return open.map(({ first, last, text }) => `${daysOf(first, last)} ${text}`).join('; ') || 'Closed'
}

/** Open or closed at an instant, by the week that holds on each day. Like openStateAt, which knows the usual week alone. */
export function openStateInSeason(
  usual: HoursInterval[],
  seasons: readonly Season[],
  timeZone: string,
  now: Date,
): OpenState {
  const today = todayIn(timeZone, now)
  const weekOn = (inDays: number) => {
    const day = addDays(today, inDays).slice(5)
    return seasons.find((season) => isInSeason(season, day))?.hours ?? usual
  }
  const { weekday } = localTime(timeZone, now)
  // From yesterday, which may have gone past midnight, seven days, each with the hours of its own season.
  const hours = [-1, 0, 1, 2, 3, 4, 5].flatMap((inDays) => hoursOn(weekOn(inDays), (weekday + inDays + 7) % 7))
  if (hours.length === 0) return usual.length === 0 ? { state: 'unknown' } : { state: 'closed', opens: null }
  return openStateAt(hours, timeZone, now)
}
