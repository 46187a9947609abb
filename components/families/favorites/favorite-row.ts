import { type RowValues, rowValuesOf } from '@/components/providers/row-values'
import type { FavoriteNotes, FavoriteProvider } from '@/lib/families/favorites/schema'
import { todayIn } from '@/lib/platform/time/dates'
import { AGE_BANDS, ageBandOf } from '@/lib/providers/rules/ages'

/** A saved provider. */
export type FavoriteRow = {
  row: RowValues
  /** "YYYY-MM-DD" in the provider's time zone. */
  today: string
  /** The ids under which this browser stored it; empty for an account's favorite. */
  savedAs: string[]
  formerNames: string[]
  isClosed: boolean
  /** Absent without an account. */
  notes?: FavoriteNotes
  /** 0 to 100, for the parent's own child; absent if too little is known. */
  score?: number
}

type Shown = FavoriteProvider & { notes?: FavoriteNotes }

/** `ageMonths`: limits openings and price to a child of this age. */
export function favoriteRowOf(
  { provider, savedAs, formerNames, notes }: Shown,
  now: Date,
  ageMonths: number | null = null,
): FavoriteRow {
  const band = ageMonths === null ? null : ageBandOf(ageMonths)
  const bands = band ? [AGE_BANDS.indexOf(band)] : undefined
  const today = todayIn(provider.timeZone, now)
  const isClosed = provider.status === 'closed'
  return { row: rowValuesOf(provider, today, bands), today, savedAs, formerNames, isClosed, ...(notes && { notes }) }
}
