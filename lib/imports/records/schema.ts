import { z } from 'zod'
import { asWritten, type Message, message } from '@/lib/platform/language/message'
import { LICENSE_STATUSES } from '@/lib/providers/catalogue/traits'
import { columnKey } from '../cleaning/rules/text'
import type { Tally } from '../types'

/** The mapping of a license or inspection file: the meaning of its columns and words. */

const text = (max: number) => z.string().trim().min(1).max(max)
/** A column's name. It is compared in the same way as the names in the header. */
const column = text(200).transform(columnKey)
/** Maps the file's words to ours. Case is ignored. */
const words = <Value extends z.ZodType>(value: Value) =>
  z
    .record(text(120), value)
    .transform((map) => new Map(Object.entries(map).map(([word, ours]) => [word.toLowerCase(), ours])))

const match = z
  .strictObject({
    licenseNumber: column.optional(),
    /** An id from a file of providers; `source` is that file's source. */
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
    /** The result of the whole inspection: true means there were violations. */
    result: z.strictObject({ column, words: words(z.boolean()) }).optional(),
    /** The description of a violation. An inspection has one row for each of its violations, and these rows are consecutive. */
    text: column.optional(),
    /** The severity, worded for parents. */
    class: z.strictObject({ column, words: words(text(80)) }).optional(),
  })
  .refine(
    ({ violations, result, text: what }) => violations || result || what,
    'needs violations, result or text, or nobody can say how the inspection ended.',
  )

const mapping = z.strictObject({
  /** Identifies every release of the file: "florida-dcf". */
  source: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'must be small letters, digits and hyphens.'),
  /** Shown to people as the source: "Florida DCF". */
  issuer: text(80),
  /** The date of the file, as YYYY-MM-DD, or the column that states it. */
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

/** Parses a mapping; returns a message about the mistake if it is invalid. `kind` selects which of its parts is required. */
export function readRecordMapping(json: string, kind: RecordKind): RecordMapping | Message {
  let value: unknown
  try {
    value = JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch {
    return message('imports.recordErrors.notJson')
  }
  const read = mapping.safeParse(value)
  if (!read.success) {
    const issue = read.error.issues[0]
    return asWritten(`The mapping${issue?.path.length ? `, at ${issue.path.join('.')}` : ''}: ${issue?.message}`)
  }
  return read.data[kind] ? read.data : message('imports.recordErrors.noPart', { kind })
}

/** Why a row of records is rejected. */
export type RecordRejectionCode =
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

export type RecordRejection = { code: RecordRejectionCode; reason: Message }

/** The provider a row is about, as far as the row states it. */
export type OwnerKey = {
  licenseNumber: string | null
  sourceId: string | null
  name: string | null
  street: string | null
  zip: string | null
  phone: string | null
}

/** A license or an inspection as a file states it; unknown keys are absent. */
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
export type ReadRecord<Content> = { line: number; owner: OwnerKey; content: Content }

/** `added` to `refused` count records; the rows of one inspection count as one. */
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
  /** Unchanged because the stored record is newer or was confirmed by a person. */
  kept: number
  refused: number
  refusals: Tally<RecordRejectionCode>[]
  /** Which pages changed; null when there are so many that all are revalidated. */
  changedProviders: { ids: number[]; locationSlugs: string[] } | null
}
