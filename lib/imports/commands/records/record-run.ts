import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { RecordPlan } from '../../rules/records/plan-record'
import type { OwnerKey, RecordExample, RecordRefusal, RecordRefusalCode } from '../../rules/records/types'
import type { Tallies } from '../../rules/tally'
import type { RecordMapping } from '../../schema/record-mapping'
import type { FileRow } from '../../types/rows'

/** Beyond this many changed providers every page is made anew instead of some. */
export const MOST_PAGES = 500

/** A record and whose it is. */
export type Owned<What> = { providerId: number; what: What }

/** What a kind of record does otherwise than the other. */
export type RecordWays<What> = {
  columnsOf: (mapping: RecordMapping) => (string | undefined)[]
  read: (row: FileRow, owner: OwnerKey, mapping: RecordMapping, today: string) => What | RecordRefusal
  /** What must not stand twice in a file. */
  keyOf: (what: What) => string
  plan: (tx: Transaction, mapping: RecordMapping, owned: readonly Owned<What>[]) => Promise<RecordPlan[]>
  save: (tx: Transaction, mapping: RecordMapping, owned: readonly Owned<What>[]) => Promise<void>
}

/** What a run carries from batch to batch. */
export type RecordRun<What> = {
  tx: Transaction
  ways: RecordWays<What>
  mapping: RecordMapping
  /** Null in a dry run. */
  batchId: number | null
  /** Today, as "YYYY-MM-DD": nothing in a file can have happened later. */
  today: string
  counts: { rowsRead: number; added: number; changed: number; unchanged: number; kept: number }
  refusals: Tallies<RecordRefusalCode, RecordExample>
  changedIds: Set<number>
}
