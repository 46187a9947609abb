import 'server-only'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { SITE } from '@/lib/platform/site'

/** Points; Letter paper is 612 x 792. */
export const PAPER = { width: 612, height: 792, left: 60, right: 60, top: 96, bottom: 734 } as const
export const LINE_WIDTH = PAPER.width - PAPER.left - PAPER.right

export const INK = {
  text: '#17262b',
  soft: '#55656a',
  pine: '#0c5a52',
  mint: '#e3f1ec',
  line: '#cfc8b9',
  trace: '#b9b3a6',
} as const

export type Structure = PDFKit.PDFStructureElement

/** A document, where its pen stands, and the part of the structure that what is drawn belongs to. */
export type Sheet = { doc: PDFKit.PDFDocument; y: number; part: Structure }

const fontFile = (weight: 500 | 700) => path.join(process.cwd(), 'lib/seo/drawing/fonts', `figtree-${weight}.ttf`)

/** The same words shall give the same bytes, so a file does not name the moment it was made. */
const MADE_AT = new Date('2026-11-22T00:00:00Z')

export type Described = { title: string; subject: string }

/** A tagged document in English with its two faces ("text", "bold"), without a page yet. */
export function newDocument({ title, subject }: Described): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: 0, bottom: 0, left: PAPER.left, right: PAPER.right },
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    font: fontFile(500),
    info: { Title: title, Subject: subject, Author: SITE.name, Creator: SITE.name, CreationDate: MADE_AT },
  })
  doc.registerFont('text', fontFile(500))
  doc.registerFont('bold', fontFile(700))
  return doc
}

/** Draws words as an element of the structure ("P", "H1", "Lbl"). */
export function tag(sheet: Sheet, type: string, draw: () => void): void {
  sheet.part.add(sheet.doc.struct(type, {}, draw))
}

/** What only decorates, and what every page repeats: nobody has it read aloud. */
export function decorate({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** An element with parts of its own, such as a list or a table. */
export function within(sheet: Sheet, type: string, draw: (inner: Sheet) => void): void {
  const part = sheet.doc.struct(type)
  sheet.part.add(part)
  const inner = { ...sheet, part }
  draw(inner)
  part.end()
  sheet.y = inner.y
}

/** Moves the pen down. Throws when the paper ends: its author has to cut something. */
export function advance(sheet: Sheet, points: number): void {
  sheet.y += points
  if (sheet.y > PAPER.bottom) throw new Error(`A page is ${Math.ceil(sheet.y - PAPER.bottom)} points too long.`)
}
