import { parse } from 'csv-parse/sync'

const HEAD_BYTES = 64 * 1024
const MOST_NAMES = 300

/** The names of a file's columns, as far as one of its first lines looks like a header: for choosing among them. Never throws. */
export function readNames(bytes: Uint8Array): string[] {
  const text = new TextDecoder(isWide(bytes) ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, HEAD_BYTES))
  // The last line may be cut.
  const whole = bytes.byteLength > HEAD_BYTES ? text.slice(0, text.lastIndexOf('\n')) : text
  try {
    const options = { relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, bom: true, toLine: 10 }
    const records: string[][] = parse(whole, options)
    const widest = records.reduce((most, record) => Math.max(most, record.length), 0)
    const header = records.find((record) => record.length === widest && record.every((name) => name.trim() !== ''))
    return (header ?? records[0] ?? [])
      .map((name) => name.replaceAll('\0', '').trim().slice(0, 200))
      .filter(Boolean)
      .slice(0, MOST_NAMES)
  } catch {
    return []
  }
}

const isWide = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe
