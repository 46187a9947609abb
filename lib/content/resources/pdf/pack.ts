import { buffer } from 'node:stream/consumers'
import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { SITE } from '@/lib/platform/config/site'
import { drawLogo } from '@/lib/platform/documents/logo'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { Translate } from '@/lib/platform/language/types'
import type { PackBlock, PackCover, PackFile, PackPage } from '../rules'
import {
  advance,
  decorate,
  drawChecks,
  drawFields,
  drawFrameToFill,
  drawHeading,
  drawPoints,
  drawSource,
  drawText,
  INK,
  LINE_WIDTH,
  newDocument,
  PAPER,
  RIGHT,
  type Sheet,
  tag,
  within,
  write,
} from './sheet'

type PackTexts = Translate<'content.packs'>
type Place = { label: string; page: number; pages: number }

/** The header and footer of every page: logo, pack and page number. */
function drawFrame(sheet: Sheet, t: PackTexts, { label, page, pages }: Place): void {
  const { doc } = sheet
  decorate(sheet, () => {
    drawLogo(doc, PAPER.left - 4, 40, 0.8)
    doc
      .font('bold')
      .fontSize(12)
      .fillColor(INK.text)
      .text(SITE.name, PAPER.left + 27, 48, { lineBreak: false })
    doc.font('text').fontSize(9.5).fillColor(INK.soft)
    doc.text(label, RIGHT - doc.widthOfString(label), 50, { lineBreak: false })
    const count = t('pageOf', { page, pages })
    doc.text(t('free'), PAPER.left, 752, { lineBreak: false })
    doc.text(count, RIGHT - doc.widthOfString(count), 752, { lineBreak: false })
  })
}

/** The cover page of the complete package. */
function drawCover(sheet: Sheet, cover: PackCover, packs: PackFile['packs']): void {
  decorate(sheet, () => {
    sheet.doc.rect(0, 0, PAPER.width, 236).fill(INK.mint)
    drawLogo(sheet.doc, PAPER.left - 7, 48, 1.9)
  })
  sheet.y = 126
  write(sheet, 'H1', cover.title, { size: 34, face: 'bold', color: INK.pine, gap: 0 })
  advance(sheet, 8)
  write(sheet, 'P', cover.lead, { size: 13 })
  sheet.y = 262
  write(sheet, 'H2', cover.contents, { size: 16, face: 'bold' })
  for (const pack of packs) {
    advance(sheet, 8)
    write(sheet, 'H3', `${pack.label}: ${pack.title}`, { size: 12, face: 'bold', color: INK.pine })
    advance(sheet, 4)
    drawPoints(
      sheet,
      pack.pages.map(({ title }) => title),
    )
  }
  sheet.y = Math.max(sheet.y, 690)
  write(sheet, 'P', cover.note, { size: 9.5, color: INK.soft })
}

/** The output depends only on the input, so it is cached by input. */
const cached = createMemoryCache<Buffer<ArrayBuffer>>({ maxEntries: 8, seconds: 86_400 })

/** A tagged PDF in Letter format, one sheet per page; `locale` is the language of the file. Throws if a page's content does not fit. */
export function renderPackPdf(locale: Locale, file: PackFile): Promise<Buffer<ArrayBuffer>> {
  return cached(JSON.stringify([locale, file]), () => draw(locale, file))
}

function draw(locale: Locale, file: PackFile): Promise<Buffer<ArrayBuffer>> {
  const t = translate(locale, 'content.packs')
  const doc = newDocument({ ...file, locale })
  const bytes = buffer(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const sheets = file.packs.flatMap((pack) =>
    pack.pages.map((page) => ({ page, label: `${pack.label}: ${pack.title}` })),
  )
  const pages = sheets.length + (file.cover ? 1 : 0)
  const start = (): Sheet => {
    doc.addPage()
    return { doc, y: PAPER.top, part: root }
  }
  if (file.cover) drawCover(start(), file.cover, file.packs)
  for (const [index, { page, label }] of sheets.entries()) {
    const sheet = start()
    drawFrame(sheet, t, { label, page: index + 1 + pages - sheets.length, pages })
    doc.outline.addItem(page.title)
    drawPage(sheet, page)
  }
  root.end()
  doc.end()
  return bytes
}

function drawPage(sheet: Sheet, { title, lead, blocks }: PackPage): void {
  write(sheet, 'H1', title, { size: 25, face: 'bold', color: INK.pine, gap: 1 })
  advance(sheet, 5)
  write(sheet, 'P', lead, { size: 12, color: INK.soft })
  advance(sheet, 12)
  for (const block of blocks) drawBlock(sheet, block)
}

function drawBlock(sheet: Sheet, block: PackBlock) {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block.text)
    case 'text':
      return drawText(sheet, block.text)
    case 'points':
      return drawPoints(sheet, block.items)
    case 'checks':
      return drawChecks(sheet, block.items)
    case 'table':
      return drawTable(sheet, block.columns, block.rows)
    case 'grid':
      return drawGrid(sheet, block.head, block.columns, block.rows)
    case 'fields':
      return drawFields(sheet, block.labels)
    case 'writing':
      return drawWriting(sheet, block.lines, block.model)
    case 'counting':
      return drawCounting(sheet, block.to)
    case 'tracing':
      return drawTracing(sheet)
    case 'frame':
      return drawFrameToFill(sheet)
    case 'source':
      return drawSource(sheet, block.text)
  }
}

const ROW = { height: 62, base: 46, middle: 28, top: 10 } as const

function ruled({ doc, y }: Sheet, from: number): void {
  doc
    .lineWidth(0.8)
    .moveTo(from, y + ROW.top)
    .lineTo(RIGHT, y + ROW.top)
    .stroke(INK.line)
  doc
    .dash(3, { space: 3 })
    .moveTo(from, y + ROW.middle)
    .lineTo(RIGHT, y + ROW.middle)
    .stroke(INK.line)
    .undash()
  doc
    .lineWidth(1)
    .moveTo(from, y + ROW.base)
    .lineTo(RIGHT, y + ROW.base)
    .stroke(INK.soft)
}

/** Figtree's capitals are 0.7 of the font size high, so at this size they fill the space from the baseline to the top line. */
const MODEL_SIZE = (ROW.base - ROW.top) / 0.7
const MODEL_DOWN = ROW.base - MODEL_SIZE * 0.95

function drawWriting(sheet: Sheet, lines: number, model = ''): void {
  const { doc } = sheet
  for (let line = 0; line < lines; line += 1) {
    decorate(sheet, () => ruled(sheet, PAPER.left))
    if (line === 0 && model)
      tag(sheet, 'P', () =>
        doc
          .font('text')
          .fontSize(MODEL_SIZE)
          .fillColor(INK.trace)
          .text(model, PAPER.left + 6, sheet.y + MODEL_DOWN, { characterSpacing: 9, lineBreak: false }),
      )
    advance(sheet, ROW.height)
  }
}

const DOT = 6.5

/** A number to trace, as many dots to color, and a line to write on. */
function drawCounting(sheet: Sheet, to: number): void {
  const { doc } = sheet
  for (let number = 1; number <= to; number += 1) {
    const { y } = sheet
    tag(sheet, 'P', () =>
      doc.font('bold').fontSize(34).fillColor(INK.trace).text(String(number), PAPER.left, y, { lineBreak: false }),
    )
    decorate(sheet, () => {
      for (let dot = 0; dot < number; dot += 1)
        doc
          .lineWidth(1.1)
          .circle(PAPER.left + 74 + dot * 20, y + 22, DOT)
          .stroke(INK.pine)
      doc
        .lineWidth(0.8)
        .moveTo(PAPER.left + 300, y + 34)
        .lineTo(RIGHT, y + 34)
        .stroke(INK.line)
    })
    advance(sheet, 54)
  }
}

/** The lines and shapes that a child traces, from top to bottom: the height of each, and its path. */
const TRACED: readonly { height: number; path: (doc: PDFKit.PDFDocument, y: number) => void }[] = [
  { height: 74, path: (doc, y) => doc.moveTo(PAPER.left, y + 30).lineTo(RIGHT, y + 30) },
  {
    height: 84,
    path: (doc, y) => {
      doc.moveTo(PAPER.left, y + 52)
      for (let step = 1; step <= 10; step += 1)
        doc.lineTo(PAPER.left + (step * LINE_WIDTH) / 10, y + (step % 2 ? 12 : 52))
    },
  },
  {
    height: 92,
    path: (doc, y) => {
      const wave = LINE_WIDTH / 8
      doc.moveTo(PAPER.left, y + 32)
      for (let step = 0; step < 8; step += 1) {
        const x = PAPER.left + step * wave
        const up = step % 2 ? 62 : 2
        doc.bezierCurveTo(x + wave / 3, y + up, x + (2 * wave) / 3, y + up, x + wave, y + 32)
      }
    },
  },
  {
    height: 152,
    path: (doc, y) =>
      doc
        .circle(PAPER.left + 70, y + 68, 58)
        .rect(PAPER.left + 188, y + 10, 116, 116)
        .moveTo(RIGHT - 70, y + 8)
        .lineTo(RIGHT, y + 126)
        .lineTo(RIGHT - 140, y + 126)
        .closePath(),
  },
  {
    height: 150,
    path: (doc, y) =>
      doc
        .rect(PAPER.left, y + 30, 140, 80)
        .ellipse(PAPER.left + 246, y + 70, 74, 44)
        .moveTo(RIGHT - 60, y + 10)
        .lineTo(RIGHT - 5, y + 70)
        .lineTo(RIGHT - 60, y + 130)
        .lineTo(RIGHT - 115, y + 70)
        .closePath(),
  },
]

function drawTracing(sheet: Sheet): void {
  const { doc } = sheet
  for (const { height, path } of TRACED) {
    decorate(sheet, () => {
      doc.lineWidth(1.6).dash(6, { space: 5 })
      path(doc, sheet.y)
      doc.stroke(INK.soft).undash()
    })
    advance(sheet, height)
  }
}

const SIZE = 10.5
const PAD = 7
const BOX = 14
const GRID_COLUMN = 46

type Cell = { words: string; x: number; width: number; type: 'TH' | 'TD'; isCentered?: boolean }

/** One table row with a line below; it is as high as its longest cell. */
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
  decorate(sheet, () => doc.lineWidth(0.6).moveTo(PAPER.left, sheet.y).lineTo(RIGHT, sheet.y).stroke(INK.line))
}

/** The first column names the row and fits its longest text; the others share the remaining width. */
function drawTable(sheet: Sheet, columns: readonly string[], rows: readonly (readonly string[])[]): void {
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

/** Empty boxes to fill in by hand; a screen reader reads the row's name. */
function drawGrid(sheet: Sheet, head: string, columns: readonly string[], rows: readonly string[]): void {
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
