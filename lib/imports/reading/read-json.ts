import { JSONParser } from '@streamparser/json'
import { safeCell } from '@/lib/platform/documents/csv'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'

/** Reads the records of JSON, JSON Lines and GeoJSON as rows: "address.city" is the column of a nested value. */

export type JsonRow = Record<string, string>

const NO_ROWS = message('imports.fileErrors.noRecords', { example: '"file": { "rows": "content[]" }' })

/**
 * The path of the rows in the beginning of a JSON text: "[]", "content[]", "data.items[]". It is the outermost list of records that does
 * not end within the text. In a whole text where every list ends, it is the list with the most records, because a description of the
 * columns may come first. Null if it is not known yet.
 */
export function findRows(head: string, isWhole = true): string | null {
  const path: { key: string; isList: boolean; records: number }[] = []
  let key = ''
  let most = { rows: null as string | null, records: 0 }
  const leave = () => {
    const left = path.at(-1)
    if (left && left.records > most.records) most = { rows: pathOf(path), records: left.records }
    path.pop()
  }
  for (const [token] of head.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:,]/g)) {
    if (token === '[' || token === '{') {
      const parent = path.at(-1)
      // Lists within a record are not rows.
      if (token === '{' && parent?.isList && !path.slice(0, -1).some(({ records }) => records > 0)) parent.records += 1
      path.push({ key: parent?.isList ? '' : key, isList: token === '[', records: 0 })
      key = ''
    } else if (token === ']' || token === '}') leave()
    else if (token === ',') key = ''
    else if (token !== ':') key = JSON.parse(token)
  }
  const open = path.findIndex(({ isList, records }) => isList && records > 0)
  if (open >= 0) return pathOf(path.slice(0, open + 1))
  return isWhole ? most.rows : null
}

const MAX_HEAD = 4 * 1024 * 1024

/** The same for a stream, which is read until the path is known. */
export async function findRowsIn(texts: AsyncIterable<string>): Promise<string | null> {
  let head = ''
  for await (const text of texts) {
    head += text.replace(/^\uFEFF/, '')
    const rows = findRows(head, head.length >= MAX_HEAD)
    if (rows !== null || head.length >= MAX_HEAD) return rows
  }
  return findRows(head)
}

const pathOf = (path: readonly { key: string; isList: boolean }[]) =>
  path
    .map(({ key, isList }) => key + (isList ? '[]' : ''))
    .filter(Boolean)
    .join('.')

/** Streams the records at "content[]"; only one is in memory at a time. */
export async function* readJson(texts: AsyncIterable<string>, rows: string | null): AsyncGenerator<JsonRow> {
  if (rows === null) throw new InvalidInputError(NO_ROWS)
  const parser = new JSONParser({ paths: [selectorOf(rows)], keepStack: false })
  let found: JsonRow[] = []
  let problem: Error | null = null
  let sinceRecord = 0
  parser.onValue = ({ value }) => found.push(flat(value))
  parser.onError = (error) => {
    problem = error
  }
  for await (const text of texts) {
    sinceRecord += text.length
    if (sinceRecord > MAX_RECORD + text.length) throw new InvalidInputError(TOO_LONG)
    parser.write(text.replace(/^\uFEFF/, ''))
    if (problem) throw new InvalidInputError(message('imports.fileErrors.jsonDamaged', { problem: oneLine(problem) }))
    if (found.length > 0) sinceRecord = 0
    yield* found
    found = []
  }
  if (!parser.isEnded) throw new InvalidInputError(message('imports.fileErrors.jsonCutOff'))
}

/** The longest record, in characters. A longer one is not a provider and could fill the memory. */
const MAX_RECORD = 8 * 1024 * 1024
const TOO_LONG = message('imports.fileErrors.recordTooLong')

const oneLine = (error: Error) => error.message.split('\n')[0]?.replace(/\.$/, '') ?? 'unreadable'

/** "content[].items[]" as the parser writes it: "$.content.*.items.*". */
const selectorOf = (rows: string) =>
  ['$', ...rows.split('.').flatMap((part) => (part.endsWith('[]') ? [part.slice(0, -2), '*'] : [part]))]
    .filter(Boolean)
    .join('.')

/** Reads one record per line. `asCells`: values are read as `csvFile` writes them into cells, with nested ones as JSON, instead of by path. */
export async function* readJsonLines(texts: AsyncIterable<string>, asCells = false): AsyncGenerator<JsonRow> {
  const rowOf = asCells ? cellsOf : flat
  let rest = ''
  let line = 0
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MAX_RECORD) throw new InvalidInputError(TOO_LONG)
    for (const one of lines) {
      line += 1
      if (one.trim() !== '') yield rowOf(parsed(one, line))
    }
  }
  if (rest.trim() !== '') yield rowOf(parsed(rest, line + 1))
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new InvalidInputError(message('imports.fileErrors.lineNotJson', { line: String(line) }))
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function cellsOf(value: unknown): JsonRow {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' ? safeCell(inner) : inner === null ? '' : JSON.stringify(inner),
    ]),
  )
}

/** The values of a record by path. For a place on a map: its properties, with its point as longitude and latitude. */
function flat(value: unknown): JsonRow {
  const row: JsonRow = {}
  if (!isObject(value)) return row
  const properties = value.properties ?? value.attributes
  const isFeature = isObject(properties) && ('geometry' in value || value.type === 'Feature')
  if (!isFeature) {
    collect(value, '', row)
    return row
  }
  const { longitude, latitude } = pointOf(value.geometry)
  if (longitude !== undefined && latitude !== undefined) Object.assign(row, { longitude, latitude })
  collect(properties, '', row)
  return row
}

function pointOf(geometry: unknown): { longitude?: string; latitude?: string } {
  if (!isObject(geometry)) return {}
  const [x, y] = Array.isArray(geometry.coordinates) ? geometry.coordinates : [geometry.x, geometry.y]
  const isPoint = typeof x === 'number' && typeof y === 'number' && Math.abs(x) <= 180 && Math.abs(y) <= 90
  return isPoint ? { longitude: String(x), latitude: String(y) } : {}
}

const MAX_DEPTH = 6

function collect(value: unknown, path: string, row: JsonRow): void {
  if (isObject(value)) {
    if (path.split('.').length > MAX_DEPTH) return
    const at = (key: string) => (path === '' ? key : `${path}.${key}`)
    for (const [key, inner] of Object.entries(value)) collect(inner, at(key), row)
    if (value.type === 'Point') for (const [key, inner] of Object.entries(pointOf(value))) add(row, at(key), inner)
  } else if (Array.isArray(value)) {
    if (value.some(isObject)) for (const inner of value) collect(inner, `${path}[]`, row)
    else add(row, path, value.filter((one) => one !== null).join('|'))
  } else add(row, path, textOf(value))
}

/** Values at the same path in a list are joined into one cell. */
function add(row: JsonRow, path: string, text: string): void {
  row[path] = row[path] === undefined ? text : `${row[path]}|${text}`
}

const textOf = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
