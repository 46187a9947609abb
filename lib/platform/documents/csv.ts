export type CsvCell = string | number | null

/**
 * A CSV file (RFC 4180). Cells that a spreadsheet would run as a formula get a leading apostrophe, which it does not show: users could
 * otherwise inject formulas.
 */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

/** The start of a formula, including full-width characters and leading white space or invisible characters. */
const FORMULA = /^[\s\p{C}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** Leading apostrophes are ignored: such a text is not a formula, but reading it back would remove one of them. */
const isFormula = (text: string) => FORMULA.test(text.replace(/^'+/, ''))

/** The content of a text's cell in `csvFile`. */
export const safeCell = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** The opposite of `safeCell`. */
export const textOfCell = (cell: string): string => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell)

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = safeCell(cell)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
