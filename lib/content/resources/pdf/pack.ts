import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { SITE } from '@/lib/platform/config/site'
import type { PackBlock, PackCover, PackFile, PackPage } from '../types'
import { drawCounting, drawGrid, drawTable, drawTracing, drawWriting } from './blocks'
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
  newDocument,
  PAPER,
  type Sheet,
  write,
} from './sheet'

/** The logo, 32 points wide at scale 1. */
function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, scale: number): void {
  doc.save().translate(x, y).scale(scale)
  doc.path('M4 16a12 12 0 0 1 24 0v9.5a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 25.5Z').fill(INK.pine)
  doc.path('M16 10.2a7.3 7.3 0 0 1 7.3 7.3c0 5-2 7.5-7.3 7.5s-7.3-2.5-7.3-7.5A7.3 7.3 0 0 1 16 10.2Z').fill('#f2b441')
  doc.circle(13.3, 16.4, 1.2).circle(18.7, 16.4, 1.2).fill(INK.text)
  doc.lineWidth(1.5).lineCap('round').path('M13.2 20.3c1.5 1.7 4.1 1.7 5.6 0').stroke(INK.text)
  doc.restore()
}

/** The header and footer of every page: logo, pack and page number. */
function drawFrame(sheet: Sheet, { label, page, pages }: { label: string; page: number; pages: number }): void {
  const { doc } = sheet
  const right = PAPER.width - PAPER.right
  decorate(sheet, () => {
    drawLogo(doc, PAPER.left - 4, 40, 0.8)
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

/** A tagged PDF in Letter format, one sheet per page. Throws if a page's content does not fit. */
export function renderPackPdf(file: PackFile): Promise<Buffer<ArrayBuffer>> {
  return cached(JSON.stringify(file), () => draw(file))
}

function draw(file: PackFile): Promise<Buffer<ArrayBuffer>> {
  const doc = newDocument(file)
  const finished = new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
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
    drawFrame(sheet, { label, page: index + 1 + pages - sheets.length, pages })
    doc.outline.addItem(page.title)
    drawPage(sheet, page)
  }
  root.end()
  doc.end()
  return finished
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
