import type { Role } from '@/lib/access/types'
import { csvFile } from '@/lib/platform/documents/csv'
import type { Translate } from '@/lib/platform/language/types'
import { addDays } from '@/lib/platform/time/dates'
import type { PageViewSource } from '../visits/schema'

/** In the order of a family's steps toward enrollment. */
export const FIGURES = ['views', 'clicks', 'opens', 'favorites', 'calls', 'inquiries', 'tours', 'enrollments'] as const
export type Figure = (typeof FIGURES)[number]
export type Figures = Record<Figure, number>

/** The figures of one day. Days without any are included, with zeros. */
export type DayFigures = Figures & { day: string }

export type ProviderFigures = {
  /** Oldest first. */
  days: DayFigures[]
  total: Figures
  /** The same number of days before `days`. */
  daysBefore: DayFigures[]
  before: Figures
  /** How often the provider's page was opened in `days`, by where visitors came from. */
  sources: Record<PageViewSource, number>
}

/** The specification's periods, with the number of days that each shows. */
const PERIOD_DAYS = { daily: 1, weekly: 7, monthly: 30 } as const
export type Period = keyof typeof PERIOD_DAYS
export const PERIODS = ['daily', 'weekly', 'monthly'] as const satisfies readonly Period[]

/** The days of the period that ends today, and the same number of days before it; oldest first. */
export function daysOf(period: Period, today: string): { days: string[]; daysBefore: string[] } {
  const count = PERIOD_DAYS[period]
  const until = (last: string) => Array.from({ length: count }, (_, index) => addDays(last, index - count + 1))
  return { days: until(today), daysBefore: until(addDays(today, -count)) }
}

export type CountedFigure = { day: string; figure: Figure; count: number }

const noFigures = (): Figures => Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Figures

/** Groups the database's counts by these days; counts of other days are skipped. */
export function sumFigures(
  counted: readonly CountedFigure[],
  days: readonly string[],
): { days: DayFigures[]; total: Figures } {
  const shown = new Map(days.map((day) => [day, { day, ...noFigures() }]))
  const total = noFigures()
  for (const { day, figure, count } of counted) {
    const dayFigures = shown.get(day)
    if (!dayFigures) continue
    dayFigures[figure] += count
    total[figure] += count
  }
  return { days: [...shown.values()], total }
}

/** The chart's size, in SVG units. */
export const PLOT = { width: 600, height: 160 } as const

/** The top value of the axis: 1, 2, 4 or 6 times a power of ten, so that half of it is a round number too. At least 2. */
export function axisTop(values: readonly number[]): number {
  const highest = Math.max(2, ...values)
  const power = 10 ** Math.floor(Math.log10(highest))
  return [1, 2, 4, 6, 10].map((step) => step * power).find((top) => top >= highest) ?? 10 * power
}

/** The points of an SVG polyline from the left edge to the right, with 0 at the bottom and `top` at the upper edge. */
export function linePoints(values: readonly number[], top: number): string {
  const step = PLOT.width / Math.max(1, values.length - 1)
  const round = (value: number) => Math.round(value * 10) / 10
  return values
    .map((value, index) => `${round(index * step)},${round(PLOT.height - (value / top) * PLOT.height)}`)
    .join(' ')
}

/** The days with their figures as a CSV file. */
export function figuresCsv(t: Translate<'analytics.figuresFile'>, days: readonly DayFigures[]): string {
  const header = [t('day'), ...FIGURES.map((figure) => t(figure))]
  return csvFile([header, ...days.map((one) => [one.day, ...FIGURES.map((figure) => one[figure])])])
}

/** In display order. */
export const SITE_FIGURES = ['pageViews', 'searches', 'parents', 'providers', 'inquiries', 'claims'] as const
export type SiteFigure = (typeof SITE_FIGURES)[number]

export type SiteCounts = Record<SiteFigure, number>

/** The last 30 days, including today, and the 30 before; days are in the office's time zone. */
export type SiteFigures = { now: SiteCounts; before: SiteCounts; from: string; to: string }

export type AccountCounts = { caregiver: number; careprovider: number; admin: number }

/** Unpaid invoices, and import rows held for review. */
export type PendingDecisions = { invoices: number; rows: number }

/** Who sees the site's figures. */
export const SITE_FIGURE_ROLES = ['admin'] as const satisfies readonly Role[]
