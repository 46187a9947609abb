import { csvFile } from '@/lib/platform/csv'
import { type DayFigures, FIGURES } from '../types'

/** The days as a file for spreadsheets. */
export function figuresCsv(days: readonly DayFigures[]): string {
  return csvFile([['day', ...FIGURES], ...days.map((one) => [one.day, ...FIGURES.map((figure) => one[figure])])])
}
