import { type Message, message } from '@/lib/platform/language/message'
import { dayOf, daysBetween } from '@/lib/platform/time/dates'
import { type AgeBandCode, ageBandOf } from '@/lib/providers/rules/ages'
import { countsInFilters, freshnessOf } from '@/lib/providers/rules/openings'
import type { FactProvenance } from '@/lib/providers/types'
import type { EnrollmentStatus } from '@/prisma/generated/enums'
import type { ShownEnrollment } from '../schema'

/** A child's age in months, and the day on which it was given; days are "2026-11-24". */
type KnownAge = { ageMonths: number | null; on: string }

/** The age in months on a day, counted in whole months from the day on which it was given; null if it is unknown. */
export function ageOn(day: string, { ageMonths, on }: KnownAge): number | null {
  if (ageMonths === null) return null
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const [givenYear = 0, givenMonth = 0, givenDate = 0] = on.split('-').map(Number)
  const passed = (year - givenYear) * 12 + month - givenMonth - (date < givenDate ? 1 : 0)
  return ageMonths + Math.max(0, passed)
}

/** The age group on a day; null if the age is unknown or 13 years or more. */
export function bandOn(day: string, known: KnownAge): AgeBandCode | null {
  const ageMonths = ageOn(day, known)
  return ageMonths === null ? null : (ageBandOf(ageMonths)?.code ?? null)
}

/** How long ago an enrollment may have begun when it is confirmed, and how far ahead it may begin or end. */
const MAX_DAYS_BACK = 6 * 366
const MAX_DAYS_AHEAD = 550

export const DAY_PROBLEMS = {
  none: message('enrollment.errors.day'),
  past: message('enrollment.errors.tooLongAgo'),
  far: message('enrollment.errors.tooFar'),
} as const

/** Why an enrollment cannot begin on this day; null if it can. Days are "2026-11-24". */
export function startProblem(day: string, today: string): Message | null {
  if (daysBetween(day, today) > MAX_DAYS_BACK) return DAY_PROBLEMS.past
  return daysBetween(today, day) > MAX_DAYS_AHEAD ? DAY_PROBLEMS.far : null
}

/** Why this cannot be the last day. An enrollment that has not begun can only end today. */
export function endProblem(day: string, { startsOn, today }: { startsOn: string; today: string }): Message | null {
  if (startsOn > today ? day !== today : day < startsOn) return DAY_PROBLEMS.none
  return daysBetween(today, day) > MAX_DAYS_AHEAD ? DAY_PROBLEMS.far : null
}

export type Phase = 'coming' | 'present' | 'leaving' | 'past'

/** The phase of an enrollment today: upcoming, current, current with a known last day, or past. */
export function phaseOf(
  { status, startsOn, endsOn }: { status: EnrollmentStatus; startsOn: string; endsOn: string | null },
  today: string,
): Phase {
  if (status !== 'enrolled' && (endsOn === null || endsOn < today || endsOn < startsOn)) return 'past'
  if (startsOn > today) return 'coming'
  return status === 'enrolled' ? 'present' : 'leaving'
}

type Row = { id: number; status: EnrollmentStatus; startsOn: Date; endsOn: Date | null }

/** An enrollment as of today at the provider. */
export function shownEnrollment({ id, status, ...days }: Row, today: string): ShownEnrollment {
  const [startsOn, endsOn] = [dayOf(days.startsOn), days.endsOn && dayOf(days.endsOn)]
  return { id, status, phase: phaseOf({ status, startsOn, endsOn }, today), startsOn, endsOn, today }
}

const MAX_OPENINGS = 500

/**
 * An age group's openings after an enrollment began (-1) or ended (+1). Null if they do not change: because they are unknown, were
 * confirmed too long ago, or are already at the limit. `today` is "2026-11-24".
 */
export function openingsAfter(
  change: 1 | -1,
  openings: number | null,
  provenance: Pick<FactProvenance, 'confirmedOn'> | undefined,
  today: string,
): number | null {
  if (openings === null || !countsInFilters(freshnessOf(provenance, today))) return null
  const after = Math.min(MAX_OPENINGS, Math.max(0, openings + change))
  return after === openings ? null : after
}
