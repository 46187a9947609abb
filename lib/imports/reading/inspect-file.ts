import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { listEntries, type Packing, unpacked } from './packed-files'

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'
type Format = 'csv' | 'xlsx' | 'json' | 'json-lines'
export type InspectedFile = {
  path: string
  bytes: number
  sha256: string
  packing: Packing
  format: Format
  encoding: Encoding
  /** The separator between the fields of a CSV file. */
  delimiter: string
  /** The line endings, which a file may mix. A carriage return alone ends a row only if the file has no line feed. */
  lineEnds: readonly string[]
}

/** The first bytes of old workbooks, and of new ones that are protected by a password. */
const OLD_OFFICE = '\u00d0\u00cf\u0011\u00e0'

/** File types that people mistake for a list, by their first bytes. */
const FOREIGN: readonly (readonly [string, ForeignType])[] = [
  [OLD_OFFICE, 'oldWorkbook'],
  ['%PDF', 'pdf'],
  ['PAR1', 'parquet'],
  ['SQLite format 3', 'database'],
  ['\u0089PNG', 'picture'],
  ['\u00ff\u00d8\u00ff', 'picture'],
  ['7z\u00bc\u00af', 'sevenZip'],
  ['Rar!', 'rar'],
]
type ForeignType = 'oldWorkbook' | 'pdf' | 'parquet' | 'database' | 'picture' | 'sevenZip' | 'rar'

const GZIP = '\u001f\u008b'
/** How much of a file is read to determine its type. */
const HEAD_BYTES = 64 * 1024
/** How long a file's first line may be, which is the first record of JSON Lines. */
const MAX_FIRST_LINE_BYTES = 4 * 1024 * 1024

/**
 * Streams the file once for its hash, and its unpacked contents for their format and encoding (old Windows programs do not write UTF-8).
 * Throws InvalidInputError for a file that cannot be imported.
 */
export async function inspectFile(path: string): Promise<InspectedFile> {
  const bytes = await sizeOf(path)
  if (bytes === 0) throw new InvalidInputError(message('imports.fileErrors.empty', { path }))
  const magic = await readMagic(path)
  const foreign = FOREIGN.find(([start]) => magic.startsWith(start))
  if (foreign?.[0] === OLD_OFFICE && (await holdsText(path, 'EncryptedPackage')))
    throw new InvalidInputError(message('imports.fileErrors.password', { path }))
  if (foreign) throw new InvalidInputError(message(`imports.fileErrors.${foreign[1]}`, { path }))
  const packing = await packingOf(path, magic)
  // Rejects a file that is not a list before reading all of it.
  if (packing.is !== 'xlsx') formatOf(path, await beginningOf(unpacked(path, packing)))
  const known = { path, bytes, sha256: await hashOf(path), packing }
  if (packing.is === 'xlsx') return { ...known, format: 'xlsx', encoding: 'utf-8', delimiter: ',', lineEnds: [] }

  const { head, isUtf8 } = await scan(unpacked(path, packing))
  if (head.length === 0) throw new InvalidInputError(message('imports.fileErrors.empty', { path }))
  const encoding = encodingOf(head, isUtf8)
  const text = new TextDecoder(encoding).decode(head)
  const format = formatOf(path, text)
  const lineEnds = text.includes('\n') || !text.includes('\r') ? ['\r\n', '\n'] : ['\r']
  return { ...known, format, encoding, delimiter: format === 'csv' ? delimiterOf(text) : ',', lineEnds }
}

async function packingOf(path: string, magic: string): Promise<Packing> {
  if (magic.startsWith(GZIP)) return { is: 'gzip' }
  if (!magic.startsWith('PK\u0003\u0004') && !magic.startsWith('PK\u0005\u0006')) return { is: 'none' }
  const names = await listEntries(path)
  if (names.includes('xl/workbook.xml')) return { is: 'xlsx' }
  const files = names.filter((name) => !/\/$|(?:^|\/)[._]|^__MACOSX\//.test(name))
  const lists = files.filter((name) => /\.(?:csv|tsv|txt|tab|json|jsonl|ndjson|geojson)$/i.test(name))
  const [entry, ...others] = lists.length > 0 ? lists : files
  if (entry === undefined) throw new InvalidInputError(message('imports.fileErrors.emptyArchive', { path }))
  if (others.length > 0)
    throw new InvalidInputError(
      message('imports.fileErrors.severalFiles', { path, files: [entry, ...others].slice(0, 5).join(', ') }),
    )
  return { is: 'zip', entry }
}

async function sizeOf(path: string): Promise<number> {
  try {
    const info = await stat(path)
    if (info.isFile()) return info.size
    throw new InvalidInputError(message('imports.fileErrors.notFile', { path }))
  } catch (error) {
    if (error instanceof InvalidInputError) throw error
    throw new InvalidInputError(message('imports.fileErrors.noFile', { path }))
  }
}

async function readMagic(path: string): Promise<string> {
  const file = await open(path).catch(() => {
    throw new InvalidInputError(message('imports.fileErrors.noPermission', { path }))
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead).toString('latin1')
  } finally {
    await file.close()
  }
}

/** Whether an old Office file has a part of this name. Its names are UTF-16. */
async function holdsText(path: string, name: string): Promise<boolean> {
  const wanted = Buffer.from(name, 'utf16le')
  let end = Buffer.alloc(0)
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([end, chunk])
    if (bytes.includes(wanted)) return true
    end = bytes.subarray(-wanted.length)
  }
  return false
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

async function beginningOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  for await (const chunk of chunks)
    return new TextDecoder(encodingOf(chunk, true)).decode(chunk.subarray(0, HEAD_BYTES))
  return ''
}

async function scan(chunks: AsyncIterable<Buffer>): Promise<{ head: Buffer; isUtf8: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let head = Buffer.alloc(0)
  let isUtf8 = true
  for await (const chunk of chunks) {
    const wanted = isFirstLineOfJson(head) ? MAX_FIRST_LINE_BYTES : HEAD_BYTES
    if (head.length < wanted) head = Buffer.concat([head, chunk.subarray(0, wanted - head.length)])
    isUtf8 &&= decodes(decoder, chunk, true)
  }
  return { head, isUtf8: isUtf8 && decodes(decoder, Buffer.alloc(0), false) }
}

/** Whether what was read of a file begins with an object, possibly after a byte order mark, and does not reach the second line yet. */
function isFirstLineOfJson(head: Buffer): boolean {
  const end = head.indexOf('\n')
  return head.subarray(0, 4).includes('{') && (end === -1 || head.length - end <= 2)
}

function decodes(decoder: TextDecoder, chunk: Buffer, stream: boolean): boolean {
  try {
    decoder.decode(chunk, { stream })
    return true
  } catch {
    return false
  }
}

/** UTF-16 without a byte order mark is recognized by its zeros: in English text, every second byte is one. */
function encodingOf(head: Buffer, isUtf8: boolean): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const pairs = Math.floor(Math.min(head.length, 2_000) / 2)
  const zeros = (at: 0 | 1) =>
    Array.from({ length: pairs }, (_, pair) => head[pair * 2 + at]).filter((byte) => byte === 0)
  if (pairs > 1 && zeros(1).length > pairs * 0.6) return 'utf-16le'
  if (pairs > 1 && zeros(0).length > pairs * 0.6) return 'utf-16be'
  return isUtf8 ? 'utf-8' : 'windows-1252'
}

function formatOf(path: string, head: string): Format {
  const text = head.replace(/^\uFEFF/, '').trimStart()
  if (/^<(?:!doctype html|html|head|body|table|div|script)\b/i.test(text))
    throw new InvalidInputError(message('imports.fileErrors.webPage', { path }))
  if (/^<\?xml|^<[a-z][\w:]*[\s>]/i.test(text)) throw new InvalidInputError(message('imports.fileErrors.xml', { path }))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell a binary file from a text.
  const controls = head.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0
  if (controls > Math.max(8, head.length / 50))
    throw new InvalidInputError(message('imports.fileErrors.binary', { path }))
  if (!/^[[{]/.test(text)) return 'csv'
  const [first = '', second = ''] = text.split(/\r?\n/)
  return second.trimStart().startsWith('{') && isJson(first) ? 'json-lines' : 'json'
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** The separator that most lines have equally often. */
function delimiterOf(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n|\r/)
    .slice(0, 30)
    .filter((line) => line.trim() !== '')
  const scored = [',', ';', '\t', '|'].map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0)
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    return { delimiter, score: usual * counts.filter((count) => count === usual).length }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}

const MAX_NAMES = 300

/** Column names, if one of the first lines looks like a header; offered as choices for a mapping. Never throws. */
export function readNames(bytes: Uint8Array): string[] {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES))
  if (['PK', GZIP].includes(head.toString('latin1', 0, 2))) return []
  const text = new TextDecoder(encodingOf(head, true)).decode(head)
  // The last line may be truncated.
  const whole = bytes.byteLength > HEAD_BYTES ? text.slice(0, text.lastIndexOf('\n')) : text
  try {
    const options = { delimiter: delimiterOf(whole), relaxColumnCount: true, relaxQuotes: true, bom: true, toLine: 10 }
    const records: string[][] = parse(whole, { ...options, skipEmptyLines: true })
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
