import { dueDay, OFFICE_ZONE, PROMISED_DAYS } from '@/lib/providers/rules/business-days'
import { todayIn } from '@/lib/providers/rules/dates'

/** Promised for a decision, in business days. */
export const DECISION_DAYS = { from: 1, to: PROMISED_DAYS } as const

/** The last day on which a decision is in time ("2026-11-24"). */
export const decisionDueOn = (submittedAt: Date): string => dueDay(todayIn(OFFICE_ZONE, submittedAt))

export type DecisionClock = { dueOn: string; state: 'in-time' | 'today' | 'late' }

/** Where a change that waits stands on the promised clock. */
export function decisionClock(submittedAt: Date, now: Date): DecisionClock {
  const dueOn = decisionDueOn(submittedAt)
  const today = todayIn(OFFICE_ZONE, now)
  return { dueOn, state: today > dueOn ? 'late' : today === dueOn ? 'today' : 'in-time' }
}
