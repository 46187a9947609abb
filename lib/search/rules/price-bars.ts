/** Prices are counted in groups of this many dollars. */
export const PRICE_GROUP_DOLLARS = 5

/** How many results cost at most `dollars` a week, but more than the previous group; `dollars` is a multiple of PRICE_GROUP_DOLLARS. */
export type PriceGroup = { dollars: number; count: number }

/** The histogram of the price filter. */
export type PriceBars = {
  /** Where the first bar begins, in dollars; each bar is `step` dollars wide. */
  from: number
  step: number
  /** The last bar also counts everything above it. */
  counts: number[]
  /** Results that no limit excludes, because they have not stated a price. */
  unpriced: number
  /** Results without a limit. */
  total: number
}

const BARS = 18
const STEPS = [5, 10, 15, 20, 25, 50, 100]
/** This share of the prices fits into the bars. The few higher ones are added to the last bar, so that the rest are not squeezed into the first. */
const SHARE_IN_BARS = 0.98

/** Puts prices, sorted from the lowest, into eighteen bars with a round width. Null without prices. */
export function priceBars(
  groups: readonly PriceGroup[],
  { unpriced, total }: Pick<PriceBars, 'unpriced' | 'total'>,
): PriceBars | null {
  const [first] = groups
  if (!first) return null
  const most = highestOf(groups)
  const lowest = Math.max(0, first.dollars - PRICE_GROUP_DOLLARS)
  const start = (step: number) => Math.floor(lowest / step) * step
  const step = STEPS.find((width) => most <= start(width) + width * BARS) ?? 100
  const from = start(step)
  const counts = Array<number>(BARS).fill(0)
  for (const { dollars, count } of groups) {
    const bar = Math.min(BARS - 1, Math.ceil((dollars - from) / step) - 1)
    counts[bar] = (counts[bar] ?? 0) + count
  }
  return { from, step, counts, unpriced, total }
}

function highestOf(groups: readonly PriceGroup[]): number {
  const enough = groups.reduce((sum, { count }) => sum + count, 0) * SHARE_IN_BARS
  let seen = 0
  for (const { dollars, count } of groups) {
    seen += count
    if (seen >= enough) return dollars
  }
  return 0
}

/** The end of the last bar; a limit at that amount is the same as no limit. */
export const endOf = ({ from, step, counts }: PriceBars): number => from + step * counts.length

/** How many results remain with a limit at the end of a bar; null means no limit. */
export function countWithin(bars: PriceBars, most: number | null): number {
  const { from, step, counts, unpriced, total } = bars
  if (most === null) return total
  const within = counts.slice(0, Math.max(0, Math.floor((most - from) / step)))
  return within.reduce((sum, count) => sum + count, unpriced)
}
