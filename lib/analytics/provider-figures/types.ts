import type { PageViewSource } from '../visits/schema'

/** In the order of a family's steps toward enrollment. */
export const FIGURES = ['views', 'clicks', 'opens', 'favorites', 'calls', 'inquiries', 'tours', 'enrollments'] as const
export type Figure = (typeof FIGURES)[number]
export type Figures = Record<Figure, number>

/** One day and its figures; days without any are included. */
export type DayFigures = Figures & { day: string }

export type ProviderFigures = {
  /** Oldest first. */
  days: DayFigures[]
  total: Figures
  /** The same number of days before those. */
  daysBefore: DayFigures[]
  before: Figures
  /** How often its page was opened in the days shown, by where visitors came from. */
  sources: Record<PageViewSource, number>
}
