/** A smaller number could tell of one person (product.md: "never fewer than 5"). */
export const FEWEST = 5

/** A number that may be shown; null for fewer than five. */
export const shownCount = (count: number): number | null => (count < FEWEST ? null : count)

type Counted = { key: string; count: number }

/** The sum of rows that stand below it. What a reader could find out by taking the shown ones off it is five or more, or not in it. */
export function shownTotal(rows: readonly Counted[]): number | null {
  const sum = (some: readonly Counted[]) => some.reduce((total, { count }) => total + count, 0)
  const hidden = sum(rows.filter(({ count }) => count < FEWEST))
  return shownCount(sum(rows) - (hidden < FEWEST ? hidden : 0))
}

/** The rows that may be shown, the largest first, equal ones by name. */
export function shownRows<Row extends Counted>(rows: readonly Row[], most: number): Row[] {
  return rows
    .filter(({ count }) => count >= FEWEST)
    .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, most)
}
