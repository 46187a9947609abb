import { type RowView, rowViewOf } from '@/components/providers/row-view'
import type { FavoriteNotes, KeptProvider } from '@/lib/favorites/types'
import { todayIn } from '@/lib/providers/rules/dates'

/** A saved provider in words, made on the server. */
export type FavoriteRow = {
  row: RowView
  /** As this browser keeps it; empty for an account's. */
  savedAs: string[]
  formerNames: string[]
  isClosed: boolean
  /** Absent before there is an account. */
  notes?: FavoriteNotes
}

type Shown = KeptProvider & { notes?: FavoriteNotes }

export function favoriteRowOf({ provider, savedAs, formerNames, notes }: Shown, now: Date): FavoriteRow {
  const row = rowViewOf(provider, todayIn(provider.timeZone, now))
  const isClosed = provider.status === 'closed'
  // Of a closed one nothing is offered any more.
  return { row: isClosed ? { ...row, facts: [] } : row, savedAs, formerNames, isClosed, ...(notes && { notes }) }
}
