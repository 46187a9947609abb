import { type DayFigures, FIGURES, type Figure, type Figures } from '../types'

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
