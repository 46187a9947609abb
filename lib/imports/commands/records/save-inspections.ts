import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { mergeRows } from '@/lib/providers/commands/bulk-rows'
import { planInspection, type RecordPlan, type StoredInspection } from '../../rules/records/plan-record'
import type { ReadInspection } from '../../rules/records/types'
import type { RecordMapping } from '../../schema/record-mapping'
import type { Owned } from './record-run'

type Stored = StoredInspection & { sourceId: string }

const DAY = 'YYYY-MM-DD'

/** What becomes of each inspection, in the order given. */
export async function planInspections(
  tx: Transaction,
  { source }: RecordMapping,
  owned: readonly Owned<ReadInspection>[],
): Promise<RecordPlan[]> {
  const ids = owned.map(({ what }) => what.sourceId)
  const stored = await tx.$queryRaw<Stored[]>`
    SELECT source_id AS "sourceId", to_char(inspected_on, ${DAY}) AS "inspectedOn", violations, summary,
      to_char(corrected_on, ${DAY}) AS "correctedOn"
    FROM provider_inspections WHERE source = ${source} AND source_id = ANY(${ids}::text[])`
  const byId = new Map(stored.map((one) => [one.sourceId, one]))
  return owned.map(({ what }) => planInspection(what, byId.get(what.sourceId)))
}

/** Writes inspections: one that is known is brought up to date, and keeps a correction that this file does not know. */
export async function saveInspections(
  tx: Transaction,
  { source, issuer }: RecordMapping,
  owned: readonly Owned<ReadInspection>[],
): Promise<void> {
  await mergeRows(
    tx,
    'provider_inspections',
    ['source', 'sourceId'],
    owned.map(({ providerId, what: { asOf: _, correctedOn, ...what } }) => ({
      ...what,
      ...(correctedOn !== null && { correctedOn }),
      source,
      sourceName: issuer,
      providerId,
    })),
  )
}
