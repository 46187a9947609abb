import type { RecordKind } from '../../schema/record-mapping'
import type { Tally } from '../../types/reports'

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
