import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { type Message, message } from '@/lib/platform/language/message'
import { columnKey } from '../cleaning/rules/text'
import type { FileRow, Preset, Rejection } from '../types'
import type { InspectedFile } from './inspect-file'
import { unpacked } from './packed-files'
import { findRowsIn, type JsonRow, readJson, readJsonLines } from './read-json'
import { readWorkbook } from './read-workbook'

/** A title or a date may precede the header; no known file has more. */
const HEADER_WITHIN = 10

/** The column names of a header. A name that repeats an earlier one gets a number, so that its column is not lost: "Address", "Address (2)". */
function namesOf(record: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return record.map((text) => {
    const name = text.replace(/^\uFEFF/, '').trim()
    const count = (seen.get(columnKey(name)) ?? 0) + 1
    seen.set(columnKey(name), count)
    return count === 1 || name === '' ? name : `${name} (${count})`
  })
}

/** The header's names if this record contains every column, else null. Ignores case and surrounding spaces. */
export function readHeader(record: readonly string[], columns: readonly string[]): string[] | null {
  const names = namesOf(record).map(columnKey)
  return columns.every((column) => names.includes(column)) ? names : null
}

/** The error for a file without that header: names the columns missing from the most similar line. */
export function missingHeaderError(
  records: readonly (readonly string[])[],
  columns: readonly string[],
  preset: string,
): Error {
  const missing = records.map((record) => {
    const names = new Set(record.map(columnKey))
    return columns.filter((column) => !names.has(column))
  })
  const fewestMissing = missing.toSorted((a, b) => a.length - b.length)[0] ?? columns
  const values = { preset, columns: fewestMissing.slice(0, 5).join(', ') }
  return new InvalidInputError(
    fewestMissing.length > 5
      ? message('imports.fileErrors.noHeaderOfMany', values)
      : message('imports.fileErrors.noHeader', values),
  )
}

/** `line` is where the row begins in the file, counted from 1; in JSON it is the number of the record. */
export type ReadRow = { line: number; row: FileRow } | { line: number; rejection: Rejection }

type FileRecord = { line: number; record: string[] }
/** The header and rows of a CSV file or a sheet. JSON has no header: each record names its columns. */
type Table = AsyncIterable<FileRecord>

const MAX_RECORD_CHARACTERS = 1_000_000

/** What csv-parse returns for a record with the option `info`. */
type CsvItem = { record: string[]; info: { lines: number; empty_lines: number } }

/** `onBytes` gets the number of bytes read so far, `onAbove` the lines above the header, `onHeader` the column names as written. */
type Listeners = {
  onBytes?: (bytes: number) => void
  onAbove?: (above: readonly (readonly string[])[]) => void
  onHeader?: (names: readonly string[]) => void
}
/** What a reader needs to know about a preset. Without columns, the first record that looks like a header is taken for it. */
export type Reading = { code: string; columns: readonly string[]; file?: Preset['file'] }

/** Streams the rows of a file in constant memory. Throws InvalidInputError when the file cannot be read to its end. */
export async function* readRows(
  file: InspectedFile,
  preset: Reading,
  listeners: Listeners = {},
): AsyncGenerator<ReadRow> {
  if (file.format === 'json' || file.format === 'json-lines') yield* readRecords(file, preset, listeners)
  else if (file.format === 'xlsx') yield* readSheets(file, preset, listeners)
  else {
    const result = yield* rowsBelowHeader(readCsv(file, listeners.onBytes), preset, listeners)
    if (result.header === null) throw missingHeaderError(result.above, preset.columns, preset.code)
    if (result.rows === 0) throw new InvalidInputError(message('imports.fileErrors.onlyHeader'))
  }
}

/** Enough rows to tell a sheet with a list from a sheet with notes about it. */
const SHEET_ROWS = 1_000

/** For a file whose columns are not known yet: the sheet with the most cells. Null if there is only one sheet, or none has more than one row. */
async function findSheet(file: InspectedFile): Promise<string | null> {
  let best: { name: string; cells: number } | null = null
  let sheets = 0
  for await (const { name, rows } of readWorkbook(file.path, undefined)) {
    let cells = 0
    let count = 0
    sheets += 1
    for await (const { record } of rows) {
      cells += record.filter((text) => text.trim() !== '').length
      count += 1
      if (count === SHEET_ROWS) break
    }
    if (count > 1 && cells > (best?.cells ?? 0)) best = { name, cells }
  }
  return sheets > 1 ? (best?.name ?? null) : null
}

/** Reads the first sheet that has the header. A sheet with explanations may come before it. */
async function* readSheets(file: InspectedFile, preset: Reading, listeners: Listeners): AsyncGenerator<ReadRow> {
  const above: string[][] = []
  const wanted =
    preset.file?.sheet ?? (preset.columns.length === 0 ? ((await findSheet(file)) ?? undefined) : undefined)
  for await (const sheet of readWorkbook(file.path, wanted, listeners.onBytes)) {
    const result = yield* rowsBelowHeader(sheet.rows, preset, listeners, true)
    if (result.header !== null && result.rows > 0) return
    above.push(...result.above)
  }
  throw missingHeaderError(above, preset.columns, preset.code)
}

/**
 * The names of a header in two lines: "Location" over "Street", "City" and "Zip" becomes "Location Street", "Location City" and "Location Zip".
 * Null if the second line is not one below merged cells: it must fill the empty cells of the first and the ones before them, and no others.
 */
function mergedNames(upper: readonly string[], lower: readonly string[]): string[] | null {
  const cells = Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => ({
    above: (upper[at] ?? '').trim(),
    below: (lower[at] ?? '').trim(),
  }))
  const isBelow = cells.every(
    ({ above, below }, at) => (below !== '') === (above === '' || cells[at + 1]?.above === ''),
  )
  const hasBoth = cells.some(({ above }) => above === '') && cells.some(({ below }) => below === '')
  if (!isBelow || !hasBoth || guessHeader(upper) === null || lower.some((name) => /^[\d\s().$-]+$/.test(name)))
    return null
  let group = ''
  return cells.map(({ above, below }) => {
    group = above || group
    return below === '' ? above : `${group} ${below}`
  })
}

/**
 * The table with a header in two lines as one, if that has all the columns. Rows below the first record that looks like a header are passed on
 * as they are.
 */
async function* withMergedNames(table: Table, columns: readonly string[]): Table {
  let held: FileRecord | null = null
  let isHeaderAhead = true
  let count = 0
  for await (const next of table) {
    const names: string[] | null = held && mergedNames(held.record, next.record)
    const record: string[] | null = names && readHeader(names, columns) ? names : null
    if (held && !record) {
      isHeaderAhead = guessHeader(held.record) === null
      yield held
    }
    isHeaderAhead &&= !record && ++count < HEADER_WITHIN
    held = isHeaderAhead ? next : null
    if (!held) yield record ? { ...next, record } : next
  }
  if (held) yield held
}

type TableResult = { header: readonly string[] | null; rows: number; above: string[][] }

async function* rowsBelowHeader(
  table: Table,
  { columns }: Reading,
  { onAbove, onHeader }: Listeners,
  isSheet = false,
): AsyncGenerator<ReadRow, TableResult> {
  const above: string[][] = []
  let header: string[] | null = null
  let rows = 0
  for await (const { line, record } of withMergedNames(table, columns)) {
    if (header) {
      rows += 1
      yield rowOf(line, header, isSheet ? padToLength(record, header.length) : record)
    } else {
      header = columns.length === 0 ? guessHeader(record) : readHeader(record, columns)
      if (header) {
        onAbove?.(above)
        onHeader?.(namesOf(record))
      }
      above.push(record)
      if (!header && above.length >= HEADER_WITHIN) break
    }
  }
  return { header, rows, above }
}

/** Returns a record as header if it has three or more names, none of which is a number. */
function guessHeader(record: readonly string[]): string[] | null {
  const filled = record.filter((name) => name.trim() !== '')
  const isHeader =
    filled.length >= 3 && filled.length > record.length / 2 && !filled.some((name) => /^[\d\s().$-]+$/.test(name))
  return isHeader ? namesOf(record).map(columnKey) : null
}

/** Makes a sheet's row as long as its header, because a sheet does not store the empty cells at the end of a row. */
function padToLength(record: readonly string[], length: number): readonly string[] {
  if (record.length < length) return [...record, ...Array<string>(length - record.length).fill('')]
  return record.slice(length).every((text) => text.trim() === '') ? record.slice(0, length) : record
}

function rowOf(line: number, header: readonly string[], record: readonly string[]): ReadRow {
  if (record.length !== header.length) {
    const counts = { fields: String(record.length), header: String(header.length) }
    return { line, rejection: { code: 'fields', reason: message('imports.fileErrors.fieldCount', counts) } }
  }
  if (record.some((field) => field.includes('\0')))
    return { line, rejection: { code: 'characters', reason: message('imports.fileErrors.nul') } }
  const row: { [name: string]: string } = {}
  for (let index = 0; index < header.length; index++) row[header[index] ?? ''] = record[index] ?? ''
  return { line, row }
}

async function* readCsv(file: InspectedFile, onBytes: Listeners['onBytes']): Table {
  const parser = parse({
    info: true,
    delimiter: file.delimiter,
    recordDelimiter: [...file.lineEnds],
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    maxRecordSize: MAX_RECORD_CHARACTERS,
  })
  const end = { text: '' }
  const reading = pipeline(Readable.from(decoded(file, onBytes, end)), parser)
  // It is awaited below. Until then, the parser reports errors in the loop.
  reading.catch(() => undefined)
  let before = { lines: 0, empty_lines: 0 }
  let last: FileRecord = { line: 0, record: [] }
  let usual = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvItem>) {
      const line = before.lines + 1 + info.empty_lines - before.empty_lines
      before = info
      usual = last.record.length
      last = { line, record }
      yield last
    }
    await reading
  } catch (error) {
    throw error instanceof CsvError ? new InvalidInputError(csvErrorMessage(error)) : error
  }
  // A complete file may end without a line break, but not also in the middle of a row.
  if (last.record.length < usual && !/[\r\n]$/.test(end.text))
    throw new InvalidInputError(message('imports.fileErrors.cutOff', { line: String(last.line) }))
}

async function* decoded(
  file: InspectedFile,
  onBytes: Listeners['onBytes'],
  end?: { text: string },
): AsyncGenerator<string> {
  const decoder = new TextDecoder(file.encoding)
  for await (const chunk of unpacked(file.path, file.packing, onBytes)) {
    const text = decoder.decode(chunk, { stream: true })
    if (end && text !== '') end.text = text.slice(-1)
    yield text
  }
  yield decoder.decode()
}

/** Number of records searched for column names, because a record may lack some keys. */
const RECORDS_WITH_COLUMNS = 200

async function* readRecords(
  file: InspectedFile,
  preset: Reading,
  { onBytes, onHeader }: Listeners,
): AsyncGenerator<ReadRow> {
  const isLines = file.format === 'json-lines'
  const rows = isLines ? null : (preset.file?.rows ?? (await findRowsIn(decoded(file, undefined))))
  const records = isLines
    ? readJsonLines(decoded(file, onBytes), preset.file?.asCells)
    : readJson(decoded(file, onBytes), rows)
  // A mapping may name columns by their full path: "content[].address.city" is "address.city" in a record.
  const prefix = isLines ? '' : `${rows ?? ''}.`.toUpperCase()
  const first: FileRow[] = []
  const names = new Set<string>()
  let isChecked = false
  let line = 0
  for await (const record of records) {
    const row = rowOfRecord(record, preset.columns, prefix)
    if (isChecked) yield { line: ++line, row }
    else first.push(row)
    if (isChecked) continue
    for (const name of Object.keys(record)) names.add(name)
    if (first.length < RECORDS_WITH_COLUMNS) continue
    isChecked = true
    onHeader?.([...names])
    yield* checked(first, preset)
    line = first.length
  }
  if (isChecked) return
  onHeader?.([...names])
  yield* checked(first, preset)
}

function* checked(rows: readonly FileRow[], preset: Reading): Generator<ReadRow> {
  if (rows.length === 0) throw new InvalidInputError(message('imports.fileErrors.noRows'))
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (!readHeader(names, preset.columns)) throw missingHeaderError([names], preset.columns, preset.code)
  yield* rows.map((row, index) => ({ line: index + 1, row }))
}

function rowOfRecord(record: JsonRow, columns: readonly string[], prefix: string): FileRow {
  const row: { [name: string]: string } = {}
  for (const [name, text] of Object.entries(record)) row[columnKey(name)] = text
  if (prefix.length > 1)
    for (const column of columns) if (column.startsWith(prefix)) row[column] = row[column.slice(prefix.length)] ?? ''
  return row
}

function csvErrorMessage(error: CsvError): Message {
  // 0 means unknown.
  const line = String(Number(error.lines) || 0)
  if (error.code === 'CSV_MAX_RECORD_SIZE') return message('imports.fileErrors.rowTooLong', { line })
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return message('imports.fileErrors.openQuote', { line })
  return message('imports.fileErrors.unreadable', { line, problem: error.message })
}
