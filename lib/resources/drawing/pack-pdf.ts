import { createMemoryCache } from '@/lib/platform/memory-cache'
import type { PackBlock, PackFile, PackPage } from '../types'
import { drawCover, drawFrame } from './frame'
import { drawCounting, drawTracing, drawWriting } from './practice'
import { advance, INK, newDocument, PAPER, type Sheet } from './sheet'
import { drawGrid, drawTable } from './tables'
import { drawChecks, drawFields, drawFrameToFill, drawHeading, drawPoints, drawSource, drawText, write } from './words'

/** The same words give the same file. */
const remember = createMemoryCache<Buffer<ArrayBuffer>>({ maxEntries: 8, seconds: 86_400 })

/** A tagged PDF on Letter paper, a sheet for each page. Throws where a page does not fit on its sheet. */
export function drawPackPdf(file: PackFile): Promise<Buffer<ArrayBuffer>> {
  return remember(JSON.stringify(file), () => draw(file))
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
