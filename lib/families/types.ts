import type { DayCode } from './rules/days'

export type Child = {
  id: number
  /** First name or nickname. */
  name: string
  /** "2025-03". */
  birthMonth: string
  /** "2026-12", or null when not decided. */
  startMonth: string | null
  /** In the parent's words; empty without any. */
  notes: string
}

/** What a family needs. Null and empty say that nothing was stated. */
export type Preferences = {
  preferredAmenities: string[]
  preferredActivities: string[]
  weeklyBudgetCents: number | null
  days: DayCode[]
  /** "07:30". */
  dropOff: string | null
  pickUp: string | null
  homeZip: string | null
  workZip: string | null
}
