import 'server-only'
import type { ReadRow } from '../../reading/read-rows'
import { isRefusal } from '../../rules/records/day-in'
import { joinInspections } from '../../rules/records/join-inspections'
import { readOwner } from '../../rules/records/read-owner'
import type { ReadInspection, ReadRecord, RecordRefusal } from '../../rules/records/types'
import type { RecordRun } from './record-run'

export type Read<What> = ReadRecord<What> | (RecordRefusal & { line: number; name: string | null })

/** The records of rows, one after the other; bad rows as refusals. */
export async function* readRecords<What>(
  run: RecordRun<What>,
  rows: AsyncIterable<ReadRow>,
): AsyncGenerator<Read<What>> {
  for await (const read of rows) {
    run.counts.rowsRead += 1
    const { line } = read
    if ('refusal' in read) {
      yield { code: 'fields', reason: read.refusal.reason, line, name: null }
      continue
    }
    const owner = readOwner(read.row, run.mapping)
    const what = run.ways.read(read.row, owner, run.mapping, run.today)
    yield isRefusal(what) ? { ...what, line, name: owner.name ?? owner.licenseNumber } : { line, owner, what }
  }
}

/** Rows of one inspection that stand one below the other become one, in constant memory. */
export async function* joined(
  records: AsyncIterable<Read<ReadInspection>>,
  isCounted: boolean,
): AsyncGenerator<Read<ReadInspection>> {
  let open: ReadRecord<ReadInspection>[] = []
  for await (const record of records) {
    if ('what' in record && open[0]?.what.sourceId === record.what.sourceId) {
      open.push(record)
      continue
    }
    // A bad row in between does not part the rows of one inspection.
    if (!('what' in record)) {
      yield record
      continue
    }
    const whole = joinInspections(open, isCounted)
    if (whole) yield whole
    open = [record]
  }
  const whole = joinInspections(open, isCounted)
  if (whole) yield whole
}
