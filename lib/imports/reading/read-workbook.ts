import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import nodePath from 'node:path'
import { LRUCache } from 'lru-cache'
import sax from 'sax'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { Archive } from './packed-files'

/** Reads an Excel workbook (.xlsx) row by row, so that a workbook of any size takes little memory. */

type SheetRow = { line: number; record: string[] }
type Sheet = { name: string; rows: AsyncIterable<SheetRow> }

/** The visible sheets in their order, or only the named one. Throws InvalidInputError where a part is damaged or missing. */
export async function* readWorkbook(
  path: string,
  wanted: string | undefined,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Sheet> {
  const archive = await Archive.open(path)
  const texts = new SharedTexts()
  try {
    const { sheets, startsIn1904 } = await readOutline(archive)
    const chosen = sheets.filter(({ name, isHidden }) =>
      wanted === undefined ? !isHidden : name.toLowerCase() === wanted.toLowerCase(),
    )
    if (chosen.length === 0)
      throw new InvalidInputError(
        message('imports.fileErrors.noSheet', {
          wanted: wanted ?? '',
          sheets: sheets.map(({ name }) => name).join(', '),
        }),
      )
    const styles = await readStyles(archive)
    await texts.fill(archive)
    for (const { name, part } of chosen)
      yield { name, rows: readSheet(archive.read(part, onBytes), { texts, styles, startsIn1904 }) }
  } finally {
    texts.close()
    archive.close()
  }
}

type Handlers = {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Feeds XML to the handlers, yielding after each chunk. Names come without their prefix. A phonetic reading (`rPh`) is left out: it repeats the
 * text beside it.
 */
async function* parseXml(chunks: AsyncIterable<Buffer>, { open, text, close }: Handlers): AsyncGenerator<void> {
  const parser = sax.parser(true, { position: false })
  const bare = (name: string) => name.slice(name.indexOf(':') + 1)
  let isPhonetic = false
  const read = (part: string) => {
    if (!isPhonetic) text?.(part)
  }
  parser.onopentag = ({ name, attributes }) => {
    if (bare(name) === 'rPh') isPhonetic = true
    open?.(bare(name), Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])))
  }
  parser.ontext = read
  parser.oncdata = read
  parser.onclosetag = (name) => {
    if (bare(name) === 'rPh') isPhonetic = false
    close?.(bare(name))
  }
  parser.onerror = (error) => {
    throw new InvalidInputError(
      message('imports.fileErrors.workbookDamaged', { problem: error.message.split('\n')[0] ?? '' }),
    )
  }
  const decoder = new TextDecoder()
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }))
    yield
  }
  parser.write(decoder.decode()).close()
}

async function parseAll(chunks: AsyncIterable<Buffer>, handlers: Handlers): Promise<void> {
  for await (const _ of parseXml(chunks, handlers));
}

type Outline = { sheets: { name: string; part: string; isHidden: boolean }[]; startsIn1904: boolean }

async function readOutline(archive: Archive): Promise<Outline> {
  const parts = new Map<string, string>()
  await parseAll(archive.read('xl/_rels/workbook.xml.rels'), {
    open: (_, { Id = '', Target = '' }) => parts.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`),
  })
  const sheets: Outline['sheets'] = []
  let startsIn1904 = false
  await parseAll(archive.read('xl/workbook.xml'), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') startsIn1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
      if (tag !== 'sheet') return
      const part = parts.get(attributes['r:id'] ?? '')
      if (part)
        sheets.push({ name: attributes.name ?? '', part, isHidden: (attributes.state ?? 'visible') !== 'visible' })
    },
  })
  return { sheets, startsIn1904 }
}

/** The numbers of Excel's own formats that show a day, and of those that show a time of day. */
const DATE_FORMATS = [14, 15, 16, 17, 22, 27, 30, 36, 50, 57]
const TIME_FORMATS = [18, 19, 20, 21]

type Styles = { dates: Set<number>; times: Set<number> }

/** The cell styles that show a number as a date or as a time of day. */
async function readStyles(archive: Archive): Promise<Styles> {
  const formats: Styles = { dates: new Set(DATE_FORMATS), times: new Set(TIME_FORMATS) }
  const styles: Styles = { dates: new Set(), times: new Set() }
  let isInCells = false
  let index = 0
  await parseAll(archive.read('xl/styles.xml'), {
    open: (tag, { numFmtId = '', formatCode = '' }) => {
      const code = formatCode.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
      if (tag === 'numFmt' && /[dy]/i.test(code)) formats.dates.add(Number(numFmtId))
      else if (tag === 'numFmt' && /h/i.test(code)) formats.times.add(Number(numFmtId))
      if (tag === 'cellXfs') isInCells = true
      if (tag !== 'xf' || !isInCells) return
      if (formats.dates.has(Number(numFmtId))) styles.dates.add(index)
      if (formats.times.has(Number(numFmtId))) styles.times.add(index)
      index += 1
    },
    close: (tag) => {
      if (tag === 'cellXfs') isInCells = false
    },
  })
  return styles
}

const CACHED_TEXTS = 20_000

/** The texts to which cells refer by number. They are in a temporary file, because a large workbook has millions of them. */
class SharedTexts {
  private readonly folder = mkdtempSync(nodePath.join(tmpdir(), 'workbook-'))
  private readonly file = openSync(nodePath.join(this.folder, 'texts'), 'w+', 0o600)
  private readonly cache = new LRUCache<number, string>({ max: CACHED_TEXTS })
  private ends = new Float64Array(1_024)
  private count = 0
  private pending: Buffer[] = []
  private pendingBytes = 0
  private bytes = 0

  async fill(archive: Archive): Promise<void> {
    let text: string | null = null
    let isText = false
    await parseAll(archive.read('xl/sharedStrings.xml'), {
      open: (tag) => {
        if (tag === 'si') text = ''
        // Only `t` elements hold text.
        isText = tag === 't'
      },
      text: (part) => {
        if (isText && text !== null) text += part
      },
      close: (tag) => {
        isText = false
        if (tag !== 'si' || text === null) return
        this.add(text)
        text = null
      },
    })
    this.write()
  }

  private add(text: string): void {
    const bytes = Buffer.from(text)
    this.pending.push(bytes)
    this.pendingBytes += bytes.length
    this.bytes += bytes.length
    if (this.count === this.ends.length) {
      const longer = new Float64Array(this.ends.length * 2)
      longer.set(this.ends)
      this.ends = longer
    }
    this.ends[this.count++] = this.bytes
    if (this.pendingBytes > 1024 * 1024) this.write()
  }

  private write(): void {
    writeSync(this.file, Buffer.concat(this.pending))
    this.pending = []
    this.pendingBytes = 0
  }

  at(index: number): string {
    const known = this.cache.get(index)
    if (known !== undefined) return known
    const end = this.ends[index]
    if (end === undefined || index >= this.count) return ''
    const start = index === 0 ? 0 : (this.ends[index - 1] ?? 0)
    const bytes = Buffer.alloc(end - start)
    readSync(this.file, bytes, 0, bytes.length, start)
    const text = bytes.toString('utf8')
    this.cache.set(index, text)
    return text
  }

  close(): void {
    closeSync(this.file)
    rmSync(this.folder, { recursive: true, force: true })
  }
}

type SheetContext = { texts: SharedTexts; styles: Styles; startsIn1904: boolean }

async function* readSheet(chunks: AsyncIterable<Buffer>, context: SheetContext): AsyncGenerator<SheetRow> {
  let rows: SheetRow[] = []
  let row: SheetRow = { line: 0, record: [] }
  let cell = { column: 0, type: '', style: -1, text: '' }
  let isValue = false
  const parsing = parseXml(chunks, {
    open: (tag, attributes) => {
      if (tag === 'row') row = { line: Number(attributes.r ?? row.line + 1), record: [] }
      else if (tag === 'c')
        cell = {
          column: attributes.r ? columnOf(attributes.r) : row.record.length,
          type: attributes.t ?? 'n',
          style: Number(attributes.s ?? -1),
          text: '',
        }
      else isValue = tag === 'v' || tag === 't'
    },
    text: (part) => {
      if (isValue) cell.text += part
    },
    close: (tag) => {
      isValue = false
      if (tag === 'c') {
        while (row.record.length < cell.column) row.record.push('')
        row.record[cell.column] = textOf(cell, context)
      }
      if (tag === 'row' && row.record.some((text) => text.trim() !== '')) rows.push(row)
    },
  })
  for await (const _ of parsing) {
    yield* rows
    rows = []
  }
  yield* rows
}

/** More columns than any list has; a damaged reference must not fill the memory. */
const MAX_COLUMNS = 2_000

/** "C7" is 2. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? 'A') column = column * 26 + letter.charCodeAt(0) - 64
  return Math.min(column - 1, MAX_COLUMNS)
}

function textOf({ type, style, text }: { type: string; style: number; text: string }, context: SheetContext): string {
  if (text === '' || type === 'e') return ''
  if (type === 's') return context.texts.at(Number(text))
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  if (type !== 'n') return text
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  if (context.styles.dates.has(style)) return dateOf(number, context.startsIn1904)
  if (context.styles.times.has(style)) return timeOf(number)
  // Fifteen digits, as Excel shows them: 0.1 + 0.2 is 0.3.
  return String(Number(number.toPrecision(15)))
}

const DAY_MS = 86_400_000

/** Days since the end of 1899, or of 1903. */
function dateOf(days: number, startsIn1904: boolean): string {
  const time = Date.UTC(1899, 11, 30) + (Math.floor(days) + (startsIn1904 ? 1_462 : 0)) * DAY_MS
  return Number.isNaN(new Date(time).getTime()) ? String(days) : new Date(time).toISOString().slice(0, 10)
}

/** A part of a day as "06:30". */
function timeOf(days: number): string {
  // Seconds are left out; the added part of a minute makes up for the rounding of 0.270833.
  const minutes = Math.floor((days - Math.floor(days)) * 1_440 + 0.01)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
