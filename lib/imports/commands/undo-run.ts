import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { Since } from '../queries/since'
import type { Tallies } from '../rules/tally'
import type { LeftCode, LeftExample, UndoReport } from '../types/reports'

export type UndoneBatch = { id: number; source: string | null; preset: string; fileName: string; finishedAt: Date }

/** What an undoing carries along. */
export type UndoRun = {
  tx: Transaction
  batch: UndoneBatch
  isDryRun: boolean
  time: Date
  references: { table: string; column: string }[]
  counts: Pick<UndoReport, 'removed' | 'withRecords' | 'restored' | 'restoredInPart'>
  left: Tallies<LeftCode, LeftExample>
}

export function leave(run: UndoRun, code: LeftCode, { name, slug }: Since, text: string): void {
  run.left.add(code, { name, publicId: slug, text })
}
