import { type DayFigures, FIGURES } from '../types'

/** The days as a file for spreadsheets (RFC 4180): numbers and days alone, so that nothing in it can be a formula. */
export function figuresCsv(days: readonly DayFigures[]): string {
  const lines = [['day', ...FIGURES], ...days.map((one) => [one.day, ...FIGURES.map((figure) => one[figure])])]
  return lines.map((line) => `${line.join(',')}\r\n`).join('')
}
