import { monthAfter } from './period'

/**
 * The share of an amount that falls on the part of a period which is left, in whole cents, rounded down: what is rounded is never charged.
 * Integers all the way; times are milliseconds.
 */
export function prorate(cents: number, left: number, total: number): number {
  if (total <= 0 || left <= 0) return 0
  return Number((BigInt(cents) * BigInt(Math.min(left, total))) / BigInt(total))
}

/** What is paid for without a gap: one month or several, each from the anchor day on. */
type Paid = { periodStart: Date; periodEnd: Date; anchorDay: number }

/** What a larger plan costs for the rest of what is paid for already: month by month, the difference for the time that is left of it. */
export function upgradeCents(from: number, to: number, { periodStart, periodEnd, anchorDay }: Paid, now: Date): number {
  let cents = 0
  for (let start = periodStart; start < periodEnd; ) {
    const end = monthAfter(start, anchorDay)
    cents += prorate(Math.max(0, to - from), end.getTime() - now.getTime(), end.getTime() - start.getTime())
    start = end
  }
  return cents
}
