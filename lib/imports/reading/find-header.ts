import { InvalidInputError } from '@/lib/platform/errors'

/** A title or a stray date may stand above the header; nothing longer was seen. */
export const HEADER_WITHIN = 10

/** The header's names when this record holds every column, else null. Case and spaces around a name do not matter. */
export function readHeader(record: readonly string[], columns: readonly string[]): string[] | null {
  const names = record.map((name) => name.trim().toUpperCase())
  return columns.every((column) => names.includes(column)) ? names : null
}

/** The sentence for a file without that header: names what the most similar line lacks. */
export function noHeader(records: readonly (readonly string[])[], columns: readonly string[], preset: string): Error {
  const missing = records.map((record) => {
    const names = new Set(record.map((name) => name.trim().toUpperCase()))
    return columns.filter((column) => !names.has(column))
  })
  const least = missing.toSorted((a, b) => a.length - b.length)[0] ?? columns
  const named = least.slice(0, 5).join(', ') + (least.length > 5 ? ' and others' : '')
  return new InvalidInputError(`This is not the file that ${preset} reads: it has no header with ${named}.`)
}
