/** A smaller number could tell of one person (product.md: "never fewer than 5"). */
export const FEWEST = 5

/** A number that may be shown; null for fewer than five. */
export const shownCount = (count: number): number | null => (count < FEWEST ? null : count)

type Counted = { key: string; count: number }

/** The rows that may be shown, the largest first, equal ones by name. */
export function shownRows<Row extends Counted>(rows: readonly Row[], most: number): Row[] {
  return rows
    .filter(({ count }) => count >= FEWEST)
    .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, most)
}
