import { csvFile } from '@/lib/platform/documents/csv'
import { addDays } from '@/lib/platform/time/dates'
import { type DayFigures, FIGURES, type Figure, type Figures } from './types'

/** The specification's periods, and how many days each shows. */
export const PERIOD_DAYS = { daily: 1, weekly: 7, monthly: 30 } as const
export type Period = keyof typeof PERIOD_DAYS
export const PERIODS = ['daily', 'weekly', 'monthly'] as const satisfies readonly Period[]

/** The days of a period that ends today, and as many before them; oldest first. */
export function daysOf(period: Period, today: string): { days: string[]; daysBefore: string[] } {
  const count = PERIOD_DAYS[period]
  const until = (last: string) => Array.from({ length: count }, (_, index) => addDays(last, index - count + 1))
  return { days: until(today), daysBefore: until(addDays(today, -count)) }
}

export type CountedFigure = { day: string; figure: Figure; count: number }

const none = (): Figures => Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Figures

/** Counts of days, as the database has them, put into these days; those of other days are left out. */
export function sumFigures(
  counted: readonly CountedFigure[],
  days: readonly string[],
): { days: DayFigures[]; total: Figures } {
  const shown = new Map(days.map((day) => [day, { day, ...none() }]))
  const total = none()
  for (const { day, figure, count } of counted) {
    const into = shown.get(day)
    if (!into) continue
    into[figure] += count
    total[figure] += count
  }
  return { days: [...shown.values()], total }
}

/** The size of the drawing that a line is put into, in its own units. */
export const PLOT = { width: 600, height: 160 } as const

/** The highest value that an axis shows: 1, 2, 4 or 6 of a power of ten, so that its middle is a round number too. At least 2. */
export function axisTop(values: readonly number[]): number {
  const highest = Math.max(2, ...values)
  const power = 10 ** Math.floor(Math.log10(highest))
  return [1, 2, 4, 6, 10].map((step) => step * power).find((top) => top >= highest) ?? 10 * power
}

/** The points of a polyline from the left edge to the right; 0 lies at the bottom, `top` at the upper edge. */
export function linePoints(values: readonly number[], top: number): string {
  const step = PLOT.width / Math.max(1, values.length - 1)
  const round = (value: number) => Math.round(value * 10) / 10
  return values
    .map((value, index) => `${round(index * step)},${round(PLOT.height - (value / top) * PLOT.height)}`)
    .join(' ')
}

/** The days as a file for spreadsheets. */
export function figuresCsv(days: readonly DayFigures[]): string {
  return csvFile([['day', ...FIGURES], ...days.map((one) => [one.day, ...FIGURES.map((figure) => one[figure])])])
}
