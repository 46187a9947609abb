import { countsInFilters, freshnessOf } from '@/lib/providers/rules/freshness'
import { DAY_MINUTES, hoursOn } from '@/lib/providers/rules/hours'
import type { HoursInterval } from '@/lib/providers/types'
import type { FitFacts, Needs, Verdict } from '../types'

type Asked = Pick<Needs, 'days' | 'dropOffMinute' | 'pickUpMinute'>
const WORKING_WEEK = [0, 1, 2, 3, 4]

/** Whether they are open without a break from drop-off to pick-up on every day that is needed; Monday to Friday where none is named. */
export function judgeHours(
  { hours, facts }: Pick<FitFacts, 'hours' | 'facts'>,
  { days, dropOffMinute, pickUpMinute }: Asked,
  today: string,
): Verdict | null {
  if (days.length === 0 && dropOffMinute === null && pickUpMinute === null) return null
  if (hours.length === 0 || !countsInFilters(freshnessOf(facts.hours, today))) return 'unknown'
  const asked = days.length > 0 ? days : WORKING_WEEK
  return asked.every((day) => isCovered(hours, day, dropOffMinute, pickUpMinute)) ? 'matches' : 'does_not'
}

type Span = { from: number; to: number }

function isCovered(hours: HoursInterval[], day: number, dropOff: number | null, pickUp: number | null): boolean {
  return spansOn(hours, day).some(({ from, to }) => {
    if (dropOff === null && pickUp === null) return from < DAY_MINUTES && to > 0
    // One of the two alone: open at that minute, and on the side of it that the day lies on.
    return from <= (dropOff ?? (pickUp ?? 0) - 1) && to >= (pickUp ?? (dropOff ?? 0) + 1)
  })
}

/** When it is open around one day, by minutes of that day; last night's end and what touches are one. */
function spansOn(hours: HoursInterval[], day: number): Span[] {
  const spanOf = ({ opensMinute, closesMinute }: HoursInterval, shift: number): Span => ({
    from: opensMinute + shift,
    to: closesMinute + (closesMinute <= opensMinute ? DAY_MINUTES : 0) + shift,
  })
  const spans = [
    ...hoursOn(hours, (day + 6) % 7).map((one) => spanOf(one, -DAY_MINUTES)),
    ...hoursOn(hours, day).map((one) => spanOf(one, 0)),
  ].toSorted((a, b) => a.from - b.from)
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  return joined
}
