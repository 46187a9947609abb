import type { PageViewSource } from '../visits/schema'

/** In the order of the way that a family goes. */
export const FIGURES = ['views', 'clicks', 'opens', 'favorites', 'calls', 'inquiries', 'tours', 'enrollments'] as const
export type Figure = (typeof FIGURES)[number]
export type Figures = Record<Figure, number>

/** One day and its numbers; days without any are there too. */
export type DayFigures = Figures & { day: string }

export type ProviderFigures = {
  /** Oldest first. */
  days: DayFigures[]
  total: Figures
  /** As many days before those. */
  daysBefore: DayFigures[]
  before: Figures
  /** How often its page was opened from where, in the days shown. */
  sources: Record<PageViewSource, number>
}
