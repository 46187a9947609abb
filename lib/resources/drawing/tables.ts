import { advance, decorate, INK, LINE_WIDTH, PAPER, type Sheet, tag, within } from './sheet'

const SIZE = 10.5
const PAD = 7
const BOX = 14
const GRID_COLUMN = 46

type Cell = { words: string; x: number; width: number; type: 'TH' | 'TD'; isCentered?: boolean }

/** The words of one row beside each other, a line below them; its height is that of the longest. */
function drawRow(sheet: Sheet, cells: readonly Cell[], look: { color: string; leastHigh?: number }): void {
  const { doc } = sheet
  const faceOf = ({ type }: Cell) => (type === 'TH' ? 'bold' : 'text')
  const heights = cells.map((cell) =>
    doc.font(faceOf(cell)).fontSize(SIZE).heightOfString(cell.words, { width: cell.width, lineGap: 2 }),
  )
  const height = Math.max(look.leastHigh ?? 0, ...heights) + 2 * PAD
  within(sheet, 'TR', (row) => {
    for (const cell of cells)
      tag(row, cell.type, () =>
        doc
          .font(faceOf(cell))
          .fontSize(SIZE)
          .fillColor(look.color)
          .text(cell.words, cell.x, row.y + PAD, {
            width: cell.width,
            lineGap: 2,
            align: cell.isCentered ? 'center' : 'left',
          }),
      )
  })
  advance(sheet, height)
  decorate(sheet, () =>
    doc
      .lineWidth(0.6)
      .moveTo(PAPER.left, sheet.y)
      .lineTo(PAPER.width - PAPER.right, sheet.y)
      .stroke(INK.line),
  )
}

/** The first column names the row and is as wide as its longest words; the others share what is left. */
export function drawTable(sheet: Sheet, columns: readonly string[], rows: readonly (readonly string[])[]): void {
  sheet.doc.font('bold').fontSize(SIZE)
  const first = Math.max(...[columns, ...rows].map(([words = '']) => sheet.doc.widthOfString(words))) + 26
  const other = (LINE_WIDTH - first) / (columns.length - 1)
  const cells = (words: readonly string[], isHead: boolean): Cell[] =>
    words.map((text, index) => ({
      words: text,
      x: PAPER.left + (index === 0 ? 0 : first + (index - 1) * other),
      width: (index === 0 ? first : other) - 10,
      type: isHead || index === 0 ? 'TH' : 'TD',
    }))
  within(sheet, 'Table', (table) => {
    drawRow(table, cells(columns, true), { color: INK.soft })
    for (const row of rows) drawRow(table, cells(row, false), { color: INK.text })
  })
  advance(sheet, 14)
}

/** Boxes for a pen: nothing stands in them, so a reader hears the name of the row. */
export function drawGrid(sheet: Sheet, head: string, columns: readonly string[], rows: readonly string[]): void {
  const first = LINE_WIDTH - columns.length * GRID_COLUMN
  const columnX = (index: number) => PAPER.left + first + index * GRID_COLUMN
  within(sheet, 'Table', (table) => {
    drawRow(
      table,
      [
        { words: head, x: PAPER.left, width: first - 10, type: 'TH' },
        ...columns.map((words, index) => ({
          words,
          x: columnX(index),
          width: GRID_COLUMN,
          type: 'TH' as const,
          isCentered: true,
        })),
      ],
      { color: INK.soft },
    )
    for (const words of rows) {
      const top = table.y
      drawRow(table, [{ words, x: PAPER.left, width: first - 10, type: 'TD' }], { color: INK.text, leastHigh: BOX })
      const middle = (top + table.y - BOX) / 2
      decorate(table, () => {
        for (const index of columns.keys())
          table.doc
            .lineWidth(1)
            .roundedRect(columnX(index) + (GRID_COLUMN - BOX) / 2, middle, BOX, BOX, 3)
            .stroke(INK.pine)
      })
    }
  })
  advance(sheet, 14)
}
