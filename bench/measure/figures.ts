import { db } from '@/lib/platform/database/client'

type Bound = { max: number } | { min: number }

/** A measured value and its target, if it has one. `unit` applies to both. */
export type Figure = {
  what: string
  value: number
  target?: Bound
  unit?: string
  digits?: number
  /** Additional information, printed but not recorded. */
  note?: string
}

/**
 * Prints a figure and sends it to the runner, which records it in docs/figures.md. A missed target is marked with OVER, and the
 * measurement exits with status 1.
 */
export function reportFigure({ what, value, target, unit = '', digits = 2, note }: Figure): void {
  const measured = readableNumber(value, digits, target) + unit
  const bound = target ? `${'max' in target ? `at most ${target.max}` : `at least ${target.min}`}${unit}` : ''
  const isReached = !target || isWithin(value, target)
  if (!isReached) process.exitCode = 1
  process.send?.({ kind: 'figure', what, measured, target: bound, isReached })
  const suffix = [bound && ` (${bound})`, isReached ? '' : ': OVER', note && `; ${note}`].join('')
  console.log(`${what.padEnd(40)} ${measured}${suffix}`)
}

/** The maximum number of digits used to distinguish a value from its target. */
const MAX_DIGITS = 6

/** Rounded to `digits`, or to more where a value that misses its target would otherwise read as the target: 0.848 of 0.85. */
export function readableNumber(value: number, digits: number, target?: Bound): string {
  const rounded = value.toFixed(digits)
  const looksReached = target && isWithin(Number(rounded), target) && !isWithin(value, target)
  return looksReached && digits < MAX_DIGITS ? readableNumber(value, digits + 1, target) : rounded
}

const isWithin = (value: number, target: Bound) => ('max' in target ? value <= target.max : value >= target.min)

type Percentiles = { p50: number; p95: number; p99: number }

/** Sends the runner a time in ms, to compare with the same measurement over a directory of another size (bench/run.mjs). */
export function reportGrowth(what: string, { p50, p99 }: Percentiles): void {
  process.send?.({ kind: 'growing', what, p50, p99 })
}

/** Percentiles of times in ms. */
export function percentiles(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Runs a measurement and exits the process, with status 1 if it failed or a target was missed. */
export function runMeasurement(run: () => Promise<void>): void {
  run()
    .then(() => db().$disconnect())
    .then(() => process.exit())
    .catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
}

/** Milliseconds of the fastest turn: other work on the machine can only add time. */
export async function bestOf(turns: number, work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now()
    await work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}
