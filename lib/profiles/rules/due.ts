import { weekdayOf } from '@/lib/calendar/rules/month'
import { addDays, todayIn } from '@/lib/providers/rules/dates'

/** Promised for a decision, in business days; holidays are not known. */
export const DECISION_DAYS = { from: 1, to: 2 } as const
/** The clock of the office. */
const OFFICE = 'America/New_York'

const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day))

/** The last day on which a decision is in time ("2026-11-24"). What comes on a weekend counts from Monday's start. */
export function decisionDueOn(submittedAt: Date): string {
  let day = todayIn(OFFICE, submittedAt)
  while (isWeekend(day)) day = addDays(day, 1)
  const begun = day !== todayIn(OFFICE, submittedAt) ? 1 : 0
  for (let left = DECISION_DAYS.to - begun; left > 0; left--) {
    day = addDays(day, 1)
    while (isWeekend(day)) day = addDays(day, 1)
  }
  return day
}

export type DecisionClock = { dueOn: string; state: 'in-time' | 'today' | 'late' }

/** Where a change that waits stands on the promised clock. */
export function decisionClock(submittedAt: Date, now: Date): DecisionClock {
  const dueOn = decisionDueOn(submittedAt)
  const today = todayIn(OFFICE, now)
  return { dueOn, state: today > dueOn ? 'late' : today === dueOn ? 'today' : 'in-time' }
}
