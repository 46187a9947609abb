import { type RowValues, rowValuesOf } from '@/components/providers/row-values'
import type { FavoriteNotes, FavoriteProvider } from '@/lib/families/favorites/schema'
import { todayIn } from '@/lib/platform/time/dates'

/** A saved provider. */
export type FavoriteRow = {
  row: RowValues
  /** "YYYY-MM-DD" in the provider's time zone. */
  today: string
  /** Its ids in this browser; empty for an account's. */
  savedAs: string[]
  formerNames: string[]
  isClosed: boolean
  /** Absent without an account. */
  notes?: FavoriteNotes
}

type Shown = FavoriteProvider & { notes?: FavoriteNotes }

export function favoriteRowOf({ provider, savedAs, formerNames, notes }: Shown, now: Date): FavoriteRow {
  const today = todayIn(provider.timeZone, now)
  const isClosed = provider.status === 'closed'
  return { row: rowValuesOf(provider, today), today, savedAs, formerNames, isClosed, ...(notes && { notes }) }
}
