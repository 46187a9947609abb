type Bound = { most: number } | { least: number }

/** What was measured, beside what is asked for, where anything is. `unit` stands behind both numbers. */
export type Figure = {
  what: string
  value: number
  asked?: Bound
  unit?: string
  digits?: number
  /** Said behind it, on screen alone. */
  beside?: string
}

/**
 * Says a figure on screen, and to the runner, which writes it into docs/figures.md. A missed one ends in OVER, and the measurement
 * with status 1.
 */
export function reportFigure({ what, value, asked, unit = '', digits = 2, beside }: Figure): void {
  const measured = readableNumber(value, digits, asked) + unit
  const bound = asked ? `${'most' in asked ? `at most ${asked.most}` : `at least ${asked.least}`}${unit}` : ''
  const isReached = !asked || isWithin(value, asked)
  if (!isReached) process.exitCode = 1
  process.send?.({ kind: 'figure', what, measured, asked: bound, isReached })
  const behind = [bound && ` (${bound})`, isReached ? '' : ': OVER', beside && `; ${beside}`].join('')
  console.log(`${what.padEnd(40)} ${measured}${behind}`)
}

/** The most digits that a number is given to be told from its bound. */
const MOST_DIGITS = 6

/** With as many digits as asked for, and more where a missed figure would read as its bound: 0.848 of 0.85. */
export function readableNumber(value: number, digits: number, asked?: Bound): string {
  const rounded = value.toFixed(digits)
  const readsReached = asked && isWithin(Number(rounded), asked) && !isWithin(value, asked)
  return readsReached && digits < MOST_DIGITS ? readableNumber(value, digits + 1, asked) : rounded
}

const isWithin = (value: number, asked: Bound) => ('most' in asked ? value <= asked.most : value >= asked.least)

type Percentiles = { p50: number; p95: number; p99: number }

/** Tells the runner a time that it compares with the same over a directory of another size (bench/run.mjs); ms. */
export function reportGrowth(what: string, { p50, p99 }: Percentiles): void {
  process.send?.({ kind: 'growing', what, p50, p99 })
}

/** Of times in ms. */
export function percentiles(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
