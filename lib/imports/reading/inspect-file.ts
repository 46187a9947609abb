import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { InvalidInputError } from '@/lib/platform/http/errors'

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le'
export type InspectedFile = { path: string; bytes: number; sha256: string; encoding: Encoding }

/** File types that people mistake for CSV, by their first bytes. */
const FOREIGN: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'a spreadsheet or an archive (open it and save the sheet as CSV)'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old Excel workbook (open it and save the sheet as CSV)'],
  ['%PDF', 'a PDF'],
  ['\u001f\u008b', 'compressed (unpack it first)'],
]

/**
 * Streams the file once for its hash and character encoding (old Windows programs do not write UTF-8). Throws
 * InvalidInputError for a file that cannot be imported.
 */
export async function inspectFile(path: string): Promise<InspectedFile> {
  const bytes = await sizeOf(path)
  if (bytes === 0) throw new InvalidInputError(`${path} is empty.`)
  const head = await readHead(path)
  const foreign = FOREIGN.find(([magic]) => head.toString('latin1').startsWith(magic))
  if (foreign) throw new InvalidInputError(`${path} is no CSV file but ${foreign[1]}.`)

  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  for await (const piece of createReadStream(path)) {
    const chunk: Buffer = piece
    hash.update(chunk)
    isUtf8 &&= decodes(decoder, chunk, true)
  }
  isUtf8 &&= decodes(decoder, Buffer.alloc(0), false)
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe
  return { path, bytes, sha256: hash.digest('hex'), encoding: isUtf16 ? 'utf-16le' : isUtf8 ? 'utf-8' : 'windows-1252' }
}

async function sizeOf(path: string): Promise<number> {
  try {
    const info = await stat(path)
    if (info.isFile()) return info.size
    throw new InvalidInputError(`${path} is no file.`)
  } catch (error) {
    if (error instanceof InvalidInputError) throw error
    throw new InvalidInputError(`There is no file at ${path}.`)
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => {
    throw new InvalidInputError(`${path} may not be read by this user.`)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function decodes(decoder: TextDecoder, chunk: Buffer, stream: boolean): boolean {
  try {
    decoder.decode(chunk, { stream })
    return true
  } catch {
    return false
  }
}

const HEADER_BYTES = 64 * 1024
const MAX_NAMES = 300

/** Column names, if one of the first lines looks like a header; offered as choices for a mapping. Never throws. */
export function readNames(bytes: Uint8Array): string[] {
  const text = new TextDecoder(isWide(bytes) ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, HEADER_BYTES))
  // The last line may be truncated.
  const whole = bytes.byteLength > HEADER_BYTES ? text.slice(0, text.lastIndexOf('\n')) : text
  try {
    const options = { relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, bom: true, toLine: 10 }
    const records: string[][] = parse(whole, options)
    const widest = records.reduce((most, record) => Math.max(most, record.length), 0)
    const header = records.find((record) => record.length === widest && record.every((name) => name.trim() !== ''))
    return (header ?? records[0] ?? [])
      .map((name) => name.replaceAll('\0', '').trim().slice(0, 200))
      .filter(Boolean)
      .slice(0, MAX_NAMES)
  } catch {
    return []
  }
}

const isWide = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe
