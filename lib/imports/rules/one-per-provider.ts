type Standing = {
  providerId: number
  /** The row's own provider was merged into this one. */
  isFollowed: boolean
  /** This one has a row of its own in the same source that was seen as lately. */
  hasOwnRow: boolean
}

/**
 * Of rows that lead to the same provider the one that speaks for it: its own before that of a provider that was merged into
 * it. The others stand beside: they keep it listed and write nothing.
 */
export function onePerProvider<Row extends { stored: Standing }>(
  rows: readonly Row[],
): { leading: Row[]; beside: Row[] } {
  const leaders = new Map<number, Row>()
  for (const row of rows) {
    const { providerId, isFollowed, hasOwnRow } = row.stored
    if (isFollowed && hasOwnRow) continue
    const leader = leaders.get(providerId)
    if (!leader || (leader.stored.isFollowed && !isFollowed)) leaders.set(providerId, row)
  }
  const isLeading = (row: Row) => leaders.get(row.stored.providerId) === row
  return { leading: rows.filter(isLeading), beside: rows.filter((row) => !isLeading(row)) }
}
