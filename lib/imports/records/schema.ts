import { z } from 'zod'
import { LICENSE_STATUSES } from '@/lib/providers/catalogue/traits'
import type { Tally } from '../types'

/** A file that says which column of a license or inspection file means what, and how its words are to be read. */

const text = (max: number) => z.string().trim().min(1).max(max)
/** As the header is read: without case and spaces around it. */
const column = text(120).transform((name) => name.toUpperCase())
/** Words of the file to ours; the file's are compared without case. */
const words = <Value extends z.ZodType>(value: Value) =>
  z
    .record(text(120), value)
    .transform((map) => new Map(Object.entries(map).map(([word, ours]) => [word.toLowerCase(), ours])))

const match = z
  .strictObject({
    licenseNumber: column.optional(),
    /** An id that a file of providers gave: `source` is that file's. */
    sourceId: z.strictObject({ source: text(60), column }).optional(),
    name: column.optional(),
    street: column.optional(),
    zip: column.optional(),
    phone: column.optional(),
  })
  .refine(
    ({ licenseNumber, sourceId, name, street, zip }) => licenseNumber || sourceId || (name && street && zip),
    'needs licenseNumber, sourceId, or name with street and zip.',
  )

const license = z.strictObject({
  number: column,
  kind: column.optional(),
  issuedOn: column.optional(),
  expiresOn: column.optional(),
  status: z.strictObject({ column, words: words(z.enum(LICENSE_STATUSES.map(({ code }) => code))) }).optional(),
})

const inspection = z
  .strictObject({
    id: column.optional(),
    inspectedOn: column,
    correctedOn: column.optional(),
    /** The number of violations in one column. */
    violations: column.optional(),
    /** A word for the whole inspection: true means that there were violations. */
    result: z.strictObject({ column, words: words(z.boolean()) }).optional(),
    /** What was violated, in words; a row for each violation of an inspection, one below the other. */
    text: column.optional(),
    /** How grave it was, in words for parents. */
    class: z.strictObject({ column, words: words(text(80)) }).optional(),
  })
  .refine(
    ({ violations, result, text: what }) => violations || result || what,
    'needs violations, result or text, or nobody can say how the inspection ended.',
  )

const mapping = z.strictObject({
  /** Names the file for all time: "florida-dcf". */
  source: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'must be small letters, digits and hyphens.'),
  /** Shown to people as the one who says so: "Florida DCF". */
  issuer: text(80),
  /** The day of the file, as YYYY-MM-DD, or the column that says it. */
  asOf: z.union(
    [z.iso.date('must be a day as YYYY-MM-DD.'), z.strictObject({ column })],
    'must be a day as YYYY-MM-DD, or {"column": ...}.',
  ),
  match,
  license: license.optional(),
  inspection: inspection.optional(),
})

export const RECORD_KINDS = ['license', 'inspection'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]
export type RecordMapping = z.output<typeof mapping>

/**
 * The mapping of a JSON text, or one sentence that says what is wrong with it. `kind` says which of its two parts is needed.
 */
export function readRecordMapping(json: string, kind: RecordKind): RecordMapping | string {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return 'The mapping is no JSON.'
  }
  const read = mapping.safeParse(value)
  if (!read.success) {
    const issue = read.error.issues[0]
    return `The mapping${issue?.path.length ? `, at ${issue.path.join('.')}` : ''}: ${issue?.message}`
  }
  return read.data[kind] ? read.data : `The mapping has no part "${kind}", so it is not for a file of ${kind}s.`
}

/** Why a row of records does not go in. */
export type RecordRefusalCode =
  | 'fields'
  | 'number'
  | 'date'
  | 'future'
  | 'order'
  | 'word'
  | 'result'
  | 'limits'
  | 'repeated'
  | 'unmatched'
  | 'several'

export type RecordRefusal = { code: RecordRefusalCode; reason: string }

/** Whom a row is about, as far as it says. */
export type OwnerKey = {
  licenseNumber: string | null
  sourceId: string | null
  name: string | null
  street: string | null
  zip: string | null
  phone: string | null
}

/** A license or an inspection as a file states it; keys that the file does not know are absent. */
export type ReadLicense = {
  number: string
  kind?: string
  status?: string
  issuedOn?: string
  expiresOn?: string
  asOf: string
}
export type ReadInspection = {
  /** The same inspection has the same id in every file of the source. */
  sourceId: string
  inspectedOn: string
  violations: number
  summary: string | null
  correctedOn: string | null
  asOf: string
}
export type ReadRecord<What> = { line: number; owner: OwnerKey; what: What }

/** `added` to `refused` count records: rows of one inspection are one. */
export type RecordsReport = {
  kind: RecordKind
  source: string
  fileName: string
  batchId: number | null
  isDryRun: boolean
  rowsRead: number
  added: number
  changed: number
  unchanged: number
  /** An older file than what is stored, or somebody confirmed the license since. */
  kept: number
  refused: number
  refusals: Tally<RecordRefusalCode, RecordExample>[]
  /** Which pages changed; null: so many that all are to be made anew. */
  changedProviders: { ids: number[]; locationSlugs: string[] } | null
}
export type RecordExample = { line: number; name: string | null; text: string }
