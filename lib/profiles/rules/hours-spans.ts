import { DAY_MINUTES } from '@/lib/providers/rules/hours'
import type { WrittenTime } from './hours-tokens'

export type Span = { opensMinute: number; closesMinute: number }

const HALF_DAY = DAY_MINUTES / 2
/** "1-5" is an afternoon: nobody opens between 1 and 5 in the morning without saying so. */
const EARLIEST_UNSAID = 5 * 60
/** "6-9" after "7-11" is an evening; "11-5" after "8-12" is a slip. */
const LATEST_REPEATED = 8 * 60

/**
 * From one time to another, with morning and evening where the text left them out: "6:30-6" is 6:30 AM to 6 PM, and "1-5" after "8-12"
 * the afternoon. Closing before opening is past midnight. Null where both are the same moment.
 */
export function spanOf(open: WrittenTime, close: WrittenTime, before?: Span): Span | null {
  const opensMinute = opening(open, close, before) % DAY_MINUTES
  const closesMinute = closing(close, opensMinute)
  return closesMinute === opensMinute ? null : { opensMinute, closesMinute }
}

function opening({ minute, isSure }: WrittenTime, close: WrittenTime, before: Span | undefined): number {
  if (isSure) return minute
  const isAfternoon =
    minute < EARLIEST_UNSAID || (before !== undefined && minute < Math.min(before.closesMinute, LATEST_REPEATED))
  const guess = isAfternoon && minute < HALF_DAY ? minute + HALF_DAY : minute
  return close.isSure && close.minute !== 0 && close.minute < guess && minute < close.minute ? minute : guess
}

function closing({ minute, isSure }: WrittenTime, opens: number): number {
  if (isSure) return minute === 0 ? DAY_MINUTES : minute
  const half = minute % HALF_DAY
  const next = [half, half + HALF_DAY, half + DAY_MINUTES].find((one) => one > opens) ?? half
  return next > DAY_MINUTES ? next - DAY_MINUTES : next
}

/** The same times without the breaks in them; null where a break is in none of them. */
export function withoutBreaks(spans: readonly Span[], breaks: readonly Span[]): Span[] | null {
  let left = [...spans]
  for (const pause of breaks) {
    const around = left.find(
      (span) =>
        span.opensMinute < pause.opensMinute &&
        pause.opensMinute < pause.closesMinute &&
        pause.closesMinute < span.closesMinute,
    )
    if (!around) return null
    left = left.flatMap((span) =>
      span === around
        ? [
            { opensMinute: span.opensMinute, closesMinute: pause.opensMinute },
            { opensMinute: pause.closesMinute, closesMinute: span.closesMinute },
          ]
        : span,
    )
  }
  return left
}

export function overlap(spans: readonly Span[]): boolean {
  const inOrder = spans.toSorted((a, b) => a.opensMinute - b.opensMinute)
  return inOrder.some((span, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && (span.closesMinute <= span.opensMinute || next.opensMinute < span.closesMinute)
  })
}
