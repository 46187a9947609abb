import 'server-only'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { SITE } from '@/lib/platform/config/site'
import { type Locale, regionalTag } from '@/lib/platform/language/locales'
import { colors } from '@/site.config'

/** In points; Letter paper is 612 x 792. */
export const PAPER = { width: 612, height: 792, left: 60, right: 60, top: 96, bottom: 734 } as const
/** The right edge of the text. */
export const RIGHT = PAPER.width - PAPER.right
export const LINE_WIDTH = RIGHT - PAPER.left

export const INK = {
  text: colors.light.ink,
  soft: colors.light.soft,
  pine: colors.light.pine,
  mint: colors.light.mint,
  line: colors.light.lineStrong,
  /** The color of lines and letters to trace with a pencil. */
  trace: '#b3b3b3',
} as const

/** A document, the vertical position of the next element, and the structure element that content belongs to. */
export type Sheet = { doc: PDFKit.PDFDocument; y: number; part: PDFKit.PDFStructureElement }

const fontFile = (weight: 500 | 700) =>
  path.join(process.cwd(), 'lib/platform/documents/fonts', `figtree-${weight}.ttf`)

/** A fixed creation date, so that the same content gives the same bytes. */
const MADE_AT = new Date('2026-11-22T00:00:00Z')

type Described = { locale: Locale; title: string; subject: string }

/** A tagged document with its two fonts ("text", "bold"), without a page yet. */
export function newDocument({ locale, title, subject }: Described): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: 0, bottom: 0, left: PAPER.left, right: PAPER.right },
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: regionalTag(locale),
    font: fontFile(500),
    info: { Title: title, Subject: subject, Author: SITE.name, Creator: SITE.name, CreationDate: MADE_AT },
  })
  doc.registerFont('text', fontFile(500))
  doc.registerFont('bold', fontFile(700))
  return doc
}

/** Renders content as a structure element ("P", "H1", "Lbl"). */
export function tag(sheet: Sheet, type: string, draw: () => void): void {
  sheet.part.add(sheet.doc.struct(type, {}, draw))
}

/** Renders decoration and repeated page content as an artifact, which screen readers skip. */
export function decorate({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** A structure element with children, such as a list or a table. */
export function within(sheet: Sheet, type: string, draw: (inner: Sheet) => void): void {
  const part = sheet.doc.struct(type)
  sheet.part.add(part)
  const inner = { ...sheet, part }
  draw(inner)
  part.end()
  sheet.y = inner.y
}

/** Moves the position down. Throws past the end of the page: the content must then be shortened. */
export function advance(sheet: Sheet, points: number): void {
  sheet.y += points
  if (sheet.y > PAPER.bottom) throw new Error(`A page is ${Math.ceil(sheet.y - PAPER.bottom)} points too long.`)
}

const TEXT = { size: 11.5, gap: 3.5 } as const
const INDENT = 22
const BOX = 11

type Look = { size?: number; face?: 'text' | 'bold'; color?: string; x?: number; width?: number; gap?: number }

/** Writes text at the current position, which moves below it. */
export function write(sheet: Sheet, type: string, words: string, look: Look = {}): void {
  const { size = TEXT.size, face = 'text', color = INK.text, x = PAPER.left, width = LINE_WIDTH, gap = TEXT.gap } = look
  const { doc } = sheet
  doc.font(face).fontSize(size)
  const height = doc.heightOfString(words, { width, lineGap: gap })
  tag(sheet, type, () =>
    doc.font(face).fontSize(size).fillColor(color).text(words, x, sheet.y, { width, lineGap: gap }),
  )
  advance(sheet, height)
}

export function drawHeading(sheet: Sheet, words: string): void {
  advance(sheet, 12)
  write(sheet, 'H2', words, { size: 14, face: 'bold', gap: 2 })
  advance(sheet, 5)
}

export function drawText(sheet: Sheet, words: string): void {
  write(sheet, 'P', words)
  advance(sheet, 6)
}

export function drawSource(sheet: Sheet, words: string): void {
  advance(sheet, 10)
  write(sheet, 'P', words, { size: 8.5, color: INK.soft, gap: 2 })
}

/** `mark` renders the bullet or checkbox before each line. */
function drawList(sheet: Sheet, items: readonly string[], gap: number, mark: (sheet: Sheet) => void): void {
  within(sheet, 'L', (list) => {
    for (const item of items)
      within(list, 'LI', (line) => {
        decorate(line, () => mark(line))
        write(line, 'LBody', item, { x: PAPER.left + INDENT, width: LINE_WIDTH - INDENT })
        advance(line, gap)
      })
  })
  advance(sheet, 4)
}

export function drawPoints(sheet: Sheet, items: readonly string[]): void {
  drawList(sheet, items, 4, ({ doc, y }) => doc.circle(PAPER.left + 8, y + 6.5, 2.2).fill(INK.pine))
}

export function drawChecks(sheet: Sheet, items: readonly string[]): void {
  drawList(sheet, items, 7.5, ({ doc, y }) =>
    doc
      .lineWidth(1)
      .roundedRect(PAPER.left + 1, y + 0.5, BOX, BOX, 2.5)
      .stroke(INK.pine),
  )
}

/** Fills the rest of the page with an empty frame to draw or glue a picture in. */
export function drawFrameToFill(sheet: Sheet): void {
  const height = PAPER.bottom - sheet.y
  decorate(sheet, () =>
    sheet.doc.lineWidth(1).roundedRect(PAPER.left, sheet.y, LINE_WIDTH, height, 12).stroke(INK.line),
  )
  advance(sheet, height)
}

const FIELD_HEIGHT = 31

/** Labels in a column as wide as the longest one, each followed by a line to write on. */
export function drawFields(sheet: Sheet, labels: readonly string[]): void {
  const { doc } = sheet
  doc.font('text').fontSize(TEXT.size)
  const start = PAPER.left + Math.max(...labels.map((label) => doc.widthOfString(label))) + 12
  for (const label of labels) {
    const top = sheet.y
    tag(sheet, 'P', () =>
      doc
        .font('text')
        .fontSize(TEXT.size)
        .fillColor(INK.text)
        .text(label, PAPER.left, top + 11, { lineBreak: false }),
    )
    decorate(sheet, () =>
      doc
        .lineWidth(0.8)
        .moveTo(start, top + 24)
        .lineTo(RIGHT, top + 24)
        .stroke(INK.line),
    )
    advance(sheet, FIELD_HEIGHT)
  }
}
