import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { InvalidInputError } from '@/lib/platform/http/errors'
import type { FileRow, Rejection } from '../types'
import type { InspectedFile } from './inspect-file'

/** A title or a date may precede the header; no known file has more. */
const HEADER_WITHIN = 10

/** The header's names if this record contains every column, else null. Ignores case and surrounding spaces. */
export function readHeader(record: readonly string[], columns: readonly string[]): string[] | null {
  const names = record.map((name) => name.trim().toUpperCase())
  return columns.every((column) => names.includes(column)) ? names : null
}

/** The error for a file without that header: names the columns missing from the most similar line. */
export function noHeader(records: readonly (readonly string[])[], columns: readonly string[], preset: string): Error {
  const missing = records.map((record) => {
    const names = new Set(record.map((name) => name.trim().toUpperCase()))
    return columns.filter((column) => !names.has(column))
  })
  const least = missing.toSorted((a, b) => a.length - b.length)[0] ?? columns
  const named = least.slice(0, 5).join(', ') + (least.length > 5 ? ' and others' : '')
  return new InvalidInputError(`This is not the file that ${preset} reads: it has no header with ${named}.`)
}

/** `line` is where the row begins in the file, counted from 1. */
export type ReadRow = { line: number; row: FileRow } | { line: number; rejection: Rejection }

const MAX_RECORD_CHARACTERS = 1_000_000

const csvRecord = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number(), empty_lines: z.number() }),
})

/** `onBytes` gets the number of bytes read so far, `onAbove` the lines above the header. */
type Listeners = { onBytes?: (bytes: number) => void; onAbove?: (above: readonly (readonly string[])[]) => void }

/** Streams the rows of a CSV file in constant memory. Throws InvalidInputError when the file cannot be read to its end. */
export async function* readRows(
  file: InspectedFile,
  preset: { code: string; columns: readonly string[] },
  { onBytes, onAbove }: Listeners = {},
): AsyncGenerator<ReadRow> {
  const parser = parse({
    info: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    maxRecordSize: MAX_RECORD_CHARACTERS,
  })
  const reading = pipeline(Readable.from(decoded(file, onBytes)), parser)
  // Awaited below; until then the parser reports the error in the loop.
  reading.catch(() => undefined)
  try {
    yield* withHeader(parser, preset, onAbove)
    await reading
  } catch (error) {
    throw error instanceof CsvError ? new InvalidInputError(sentenceFor(error)) : error
  }
}

async function* withHeader(
  parser: AsyncIterable<unknown>,
  preset: { code: string; columns: readonly string[] },
  onAbove: Listeners['onAbove'],
): AsyncGenerator<ReadRow> {
  const above: string[][] = []
  let header: string[] | null = null
  let rows = 0
  let before = { lines: 0, empty_lines: 0 }
  for await (const item of parser) {
    const { record, info } = csvRecord.parse(item)
    const line = before.lines + 1 + info.empty_lines - before.empty_lines
    before = info
    if (header) {
      rows += 1
      yield rowOf(line, header, record)
    } else {
      header = readHeader(record, preset.columns)
      if (header) onAbove?.(above)
      above.push(record)
      if (!header && above.length >= HEADER_WITHIN) break
    }
  }
  if (!header) throw noHeader(above, preset.columns, preset.code)
  if (rows === 0) throw new InvalidInputError('The file has a header but no rows.')
}

function rowOf(line: number, header: readonly string[], record: readonly string[]): ReadRow {
  if (record.length !== header.length)
    return {
      line,
      rejection: { code: 'fields', reason: `The row has ${record.length} fields and the header ${header.length}.` },
    }
  if (record.some((field) => field.includes('\0')))
    return {
      line,
      rejection: { code: 'characters', reason: 'The row holds NUL characters: the file is damaged there.' },
    }
  return { line, row: Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])) }
}

async function* decoded(file: InspectedFile, onBytes: Listeners['onBytes']): AsyncGenerator<string> {
  const decoder = new TextDecoder(file.encoding)
  let bytes = 0
  for await (const piece of createReadStream(file.path)) {
    const chunk: Buffer = piece
    bytes += chunk.length
    onBytes?.(bytes)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

function sentenceFor(error: CsvError): string {
  const line = `line ${Number(error.lines) || 'unknown'}`
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `The row that ends at or after ${line} is longer than ${MAX_RECORD_CHARACTERS / 1_000_000} million characters: this is no list of providers, or a quotation mark is never closed.`
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `A quotation mark is never closed (the file ended at ${line}).`
  return `The file cannot be read at ${line}: ${error.message}`
}
