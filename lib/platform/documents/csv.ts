export type CsvCell = string | number | null

/**
 * A file for spreadsheets (RFC 4180). Texts that a spreadsheet would take for a formula get an apostrophe in front, which it does not
 * show: people type them, and whoever opens the file would run them.
 */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

/** What begins a formula, also in full width, and also behind blanks or signs that nobody sees. */
const FORMULA = /^[\s\p{C}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
