import { type RowView, rowViewOf } from '@/components/providers/row-view'
import type { KeptProvider } from '@/lib/favorites/types'
import { todayIn } from '@/lib/providers/rules/dates'

/** A saved provider in words, made on the server. */
export type FavoriteRow = {
  row: RowView
  /** As this browser keeps it; empty for an account's. */
  savedAs: string[]
  formerNames: string[]
  isClosed: boolean
}

export function favoriteRowOf({ provider, savedAs, formerNames }: KeptProvider, now: Date): FavoriteRow {
  const row = rowViewOf(provider, todayIn(provider.timeZone, now))
  const isClosed = provider.status === 'closed'
  // Of a closed one nothing is offered any more.
  return { row: isClosed ? { ...row, facts: [] } : row, savedAs, formerNames, isClosed }
}
