import { daysBetween } from '@/lib/providers/rules/dates'
import type { EnrollmentStatus } from '@/prisma/generated/enums'

/** How long ago a place may have begun when it is confirmed, and how far ahead it begins or ends. */
export const MOST_DAYS_BACK = 6 * 366
export const MOST_DAYS_AHEAD = 550

export const DAY_PROBLEMS = {
  none: 'Please choose a day.',
  past: 'This day is too long ago.',
  far: 'This day is too far ahead.',
} as const

/** Why a place cannot begin on this day; null where it can. Days are "2026-11-24". */
export function startProblem(day: string, today: string): string | null {
  if (daysBetween(day, today) > MOST_DAYS_BACK) return DAY_PROBLEMS.past
  return daysBetween(today, day) > MOST_DAYS_AHEAD ? DAY_PROBLEMS.far : null
}

/** Why this cannot be the last day of a place. One that has not begun ends today: it is never taken. */
export function endProblem(day: string, { startsOn, today }: { startsOn: string; today: string }): string | null {
  if (startsOn > today ? day !== today : day < startsOn) return DAY_PROBLEMS.none
  return daysBetween(today, day) > MOST_DAYS_AHEAD ? DAY_PROBLEMS.far : null
}

export type Phase = 'coming' | 'present' | 'leaving' | 'past'

/** How a place stands today: its first day is to come, it is taken, it is taken and its last day is known, or it is over. */
export function phaseOf(
  { status, startsOn, endsOn }: { status: EnrollmentStatus; startsOn: string; endsOn: string | null },
  today: string,
): Phase {
  if (status !== 'enrolled' && (endsOn === null || endsOn < today || endsOn < startsOn)) return 'past'
  if (startsOn > today) return 'coming'
  return status === 'enrolled' ? 'present' : 'leaving'
}
