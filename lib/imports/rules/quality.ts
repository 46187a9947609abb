type Counts = { rowsRead: number; refused: number; leftAside: number; noted: number }

/**
 * How good a file is, 0 to 100: of a hundred rows, how many are worth taking as they are. A refused row counts nothing, one that a person has
 * to decide half, one in which something was understood otherwise than written three quarters. Null for a file without rows.
 */
export function qualityOf({ rowsRead, refused, leftAside, noted }: Counts): number | null {
  if (rowsRead === 0) return null
  // A row may have several notes, and is one row all the same.
  const withNotes = Math.min(noted, rowsRead - refused - leftAside)
  return Math.round((100 * (rowsRead - refused - leftAside / 2 - withNotes / 4)) / rowsRead)
}
