import { SITE } from '@/lib/platform/site'
import type { PackCover, PackFile } from '../types'
import { advance, decorate, INK, PAPER, type Sheet } from './sheet'
import { drawPoints, write } from './words'

/** The nook of the logo, 32 points wide before it is scaled. */
function drawNook(doc: PDFKit.PDFDocument, x: number, y: number, scale: number): void {
  doc.save().translate(x, y).scale(scale)
  doc.path('M4 16a12 12 0 0 1 24 0v9.5a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 25.5Z').fill(INK.pine)
  doc.path('M16 10.2a7.3 7.3 0 0 1 7.3 7.3c0 5-2 7.5-7.3 7.5s-7.3-2.5-7.3-7.5A7.3 7.3 0 0 1 16 10.2Z').fill('#f2b441')
  doc.circle(13.3, 16.4, 1.2).circle(18.7, 16.4, 1.2).fill(INK.text)
  doc.lineWidth(1.5).lineCap('round').path('M13.2 20.3c1.5 1.7 4.1 1.7 5.6 0').stroke(INK.text)
  doc.restore()
}

/** What every sheet repeats: whose it is, which pack, which page of how many. */
export function drawFrame(sheet: Sheet, { label, page, pages }: { label: string; page: number; pages: number }): void {
  const { doc } = sheet
  const right = PAPER.width - PAPER.right
  decorate(sheet, () => {
    drawNook(doc, PAPER.left - 4, 40, 0.8)
    doc
      .font('bold')
      .fontSize(12)
      .fillColor(INK.text)
      .text(SITE.name, PAPER.left + 27, 48, { lineBreak: false })
    doc.font('text').fontSize(9.5).fillColor(INK.soft)
    doc.text(label, right - doc.widthOfString(label), 50, { lineBreak: false })
    const count = `${page} of ${pages}`
    doc.text('Free to print, copy and share.', PAPER.left, 752, { lineBreak: false })
    doc.text(count, right - doc.widthOfString(count), 752, { lineBreak: false })
  })
}

/** The first sheet of the complete package. */
export function drawCover(sheet: Sheet, cover: PackCover, packs: PackFile['packs']): void {
  decorate(sheet, () => {
    sheet.doc.rect(0, 0, PAPER.width, 236).fill(INK.mint)
    drawNook(sheet.doc, PAPER.left - 7, 48, 1.9)
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
