import path from 'node:path'
import { InvalidInputError } from '@/lib/platform/http/errors'
import type { Locale } from '@/lib/platform/language/locales'
import { type Message, message, readMessage } from '@/lib/platform/language/message'
import { messageText, translate } from '@/lib/platform/language/translate'
import { columnKey, plainText } from '../cleaning/rules/text'
import { mappedPreset } from '../presets/mapped'
import { type Mapping, mappedColumns, mappingFile } from '../presets/mapping-schema'
import { inspectFile } from '../reading/inspect-file'
import { type ReadRow, readRows } from '../reading/read-rows'
import { ColumnCounts, columnsOf } from '../rules/columns'
import type { CleanRow, FileRow } from '../types'
import type { ColumnView, Preview, RowPreview } from '../uploads/schema'
import type { Column } from './column-rules'
import { guessMapping } from './rules'

/** How many rows are read to see what a column holds and which words occur. The rest of a larger file is not read. */
const SAMPLE_ROWS = 20_000
const SHOWN_ROWS = 10
const EXAMPLES = 3
/** Reasons that name a word whose meaning a person has to decide: each word is listed separately, with its rows. */
const ONE_PER_WORD = ['imports.rowNotes.unmappedType', 'imports.rowNotes.unknownStatus']
/** A column mapped by mistake may have a different word in every row. After this many reasons, the rest are counted together. */
const MAX_REASONS = 30

export type FileSample = { fileName: string; columns: Column[]; rows: FileRow[]; above: string[][] }

/** The first rows of a file and its columns, in the order of the header. Throws InvalidInputError for a file that is not a list. */
export async function readSample(
  filePath: string,
  sheet?: string,
  name = path.basename(filePath),
): Promise<FileSample> {
  const file = await inspectFile(filePath)
  const above: string[][] = []
  const rows: FileRow[] = []
  const reading = { code: 'guess', columns: [], ...(sheet && { file: { sheet } }) }
  const onAbove = (lines: readonly (readonly string[])[]) => above.push(...lines.map((line) => [...line]))
  const header: string[] = []
  let refused: Message | undefined
  const onHeader = (names: readonly string[]) => header.push(...names.filter((name) => name !== ''))
  for await (const read of readRows(file, reading, { onAbove, onHeader })) {
    if ('row' in read) rows.push(read.row)
    else refused ??= nothingReadable(read)
    if (rows.length === SAMPLE_ROWS) break
  }
  if (rows.length === 0) throw new InvalidInputError(refused ?? message('imports.fileErrors.noReadableRows'))
  const columns = [...new Set(header)].map((column) => ({
    name: column,
    // Keeps the lines of an address apart, by commas.
    values: rows.flatMap((row) => plainText((row[columnKey(column)] ?? '').trim().replace(/\s*\n\s*/g, ', ')) ?? []),
  }))
  return { fileName: name, columns, rows, above }
}

/** The error for a file without a readable row: what is wrong with the first one. */
function nothingReadable({ line, rejection: { code, reason } }: Extract<ReadRow, { rejection: unknown }>): Message {
  if (code === 'characters') return message('imports.fileErrors.noReadableRowsNul', { line: String(line) })
  return message('imports.fileErrors.noReadableRowsFields', { line: String(line), ...readMessage(reason)?.values })
}

/** Names of columns that may say where somebody lives, although they are not read. */
const PLACE_NAME =
  /addr|street|location|latitude|longitude|coordinates|geocod|georef|(?<![a-z])(?:lat|long?|lng|geom?)(?![a-z])/i
/** How many rows are searched for examples that are not about homes. */
const SEARCHED_ROWS = 400

/** The columns with examples. Addresses are shown only from rows that are known not to be homes. */
export function viewColumns(locale: Locale, mapping: Mapping, { columns, rows }: FileSample): ColumnView[] {
  const { kind, street, street2, address, latitude, longitude } = mapping.columns
  const places = [street, street2, address, latitude, longitude].flatMap(columnsOf).map(columnKey)
  const read = mappedColumns(mapping).map(columnKey)
  const whole = mappingFile.safeParse(mapping).data
  const preset = whole && mappedPreset(whole)
  const isNoHome = (row: FileRow) => {
    if (!preset) return kind === undefined && mapping.defaultKind !== 'family_home'
    const result = preset.read(row, mapping.asOf)
    return 'known' in result && result.known.kind !== 'family_home'
  }
  const shownRows = rows.slice(0, SEARCHED_ROWS).filter(isNoHome)
  const hidden = messageText(locale, message('imports.rowNotes.privateAddress'))
  return columns.map(({ name, values }) => {
    const isPlace = places.includes(columnKey(name)) || (PLACE_NAME.test(name) && !read.includes(columnKey(name)))
    const shown = isPlace ? shownRows.flatMap((row) => plainText(row[columnKey(name)] ?? '') ?? []) : values
    const examples = [...new Set(shown)].slice(0, EXAMPLES).map((value) => value.slice(0, 80))
    const isEmpty = values.length === 0
    return { name, examples: examples.length > 0 || isEmpty ? examples : [hidden], isEmpty }
  })
}

/** The guessed mapping. If no name or place was found, the schema's own error messages say so. */
export function guessFor(sample: FileSample, today: string, state?: string): Mapping {
  return guessMapping(sample.columns, sample.rows, { ...sample, today, state })
}

/** Ten rows as they would be imported, and what was not understood in the sample. A home's street is never shown. */
export function previewOf(locale: Locale, mapping: Mapping, sample: FileSample): Preview {
  const preset = mappedPreset(mappingFile.parse(mapping))
  const missing = preset.columns.filter((column) => !sample.columns.some(({ name }) => columnKey(name) === column))
  if (missing.length > 0)
    throw new InvalidInputError(
      message('imports.fileErrors.missingColumns', { columns: missing.slice(0, 5).join(', ') }),
    )
  const counts = new ColumnCounts()
  const rows: RowPreview[] = []
  const leftOut = new Map<string, { count: number; reason: string }>()
  for (const row of sample.rows) {
    const read = preset.read(row, mapping.asOf)
    counts.add(read.cells ?? [])
    if ('reason' in read) {
      const isWord = ONE_PER_WORD.includes(readMessage(read.reason)?.key ?? '') && leftOut.size < MAX_REASONS
      const key = isWord || leftOut.has(read.reason) ? read.reason : read.code
      const { count, reason } = leftOut.get(key) ?? { count: 0, reason: messageText(locale, read.reason) }
      leftOut.set(key, { count: count + 1, reason })
    } else if (rows.length < SHOWN_ROWS) rows.push(rowPreview(locale, read))
  }
  return { rows, leftOut: [...leftOut.values()], columns: columnsIn(locale, counts), rowsRead: sample.rows.length }
}

/** An example may be a message instead of a private address. */
const columnsIn = (locale: Locale, counts: ColumnCounts) =>
  counts.list().map((one) => ({ ...one, examples: one.examples.map((text) => messageText(locale, text)) }))

function rowPreview(locale: Locale, { known, place }: CleanRow): RowPreview {
  const t = translate(locale, 'imports.guess')
  const isHome = known.kind === 'family_home'
  const { ageMinMonths: youngest, ageMaxMonths: oldest, hours = [] } = known
  const license = known.licenses?.[0]
  return {
    name: known.name,
    kind: known.kind,
    street: isHome ? null : place.street,
    place: [place.city, place.state, place.zip].filter(Boolean).join(' '),
    phone: known.phone ?? null,
    capacity: known.capacity ?? null,
    ages:
      youngest === undefined && oldest === undefined
        ? null
        : t('ages', { youngest: String(youngest ?? '?'), oldest: String(oldest ?? '?') }),
    hours: hours.length === 0 ? null : t('days', { count: new Set(hours.map(({ weekday }) => weekday)).size }),
    license: license ? [license.number, license.kind, license.status].filter(Boolean).join(', ') : null,
  }
}
