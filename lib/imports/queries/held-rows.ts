import 'server-only'
import { db, type Transaction } from '@/lib/platform/database/client'
import { addressLine } from '@/lib/providers/rules/address'
import { providerDraft } from '@/lib/providers/schema'
import { HOLD_LABELS } from '../rules/report-labels'
import type { HeldCode } from '../types'
import type { HeldGroup } from '../uploads/schema/report'

/** Rows held for review by earlier runs and still pending, by the source's id. */
export async function findPendingRows(
  tx: Transaction,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, { code: HeldCode; reason: string; batchId: number }>> {
  const rows = await tx.$queryRaw<{ sourceId: string; code: HeldCode; reason: string; batchId: number }[]>`
    SELECT source_id AS "sourceId", code, reason, batch_id AS "batchId" FROM import_asides
    WHERE source = ${source} AND source_id = ANY(${[...sourceIds]}::text[])`
  return new Map(rows.map(({ sourceId, ...row }) => [sourceId, row]))
}

/** The stored part of a held row. For a family home it omits street and point. */
export const heldRowDraft = providerDraft.partial({ latitude: true, longitude: true })

const MAX_ROWS = 500

/** The pending rows of a batch, grouped by why they are held; candidates with the highest confidence first. */
export async function findHeldRows(batchId: number): Promise<HeldGroup[]> {
  const rows = await db().importAside.findMany({
    where: { batchId },
    orderBy: [{ code: 'asc' }, { line: 'asc' }],
    take: MAX_ROWS,
    select: {
      source: true,
      sourceId: true,
      line: true,
      name: true,
      code: true,
      reason: true,
      draft: true,
      candidates: {
        orderBy: [{ percent: 'desc' }, { providerId: 'asc' }],
        select: {
          providerId: true,
          percent: true,
          reason: true,
          provider: { select: { name: true, street: true, city: true, state: true, zip: true, phone: true } },
        },
      },
    },
  })
  const homes = await findHomes(batchId)
  const groups = new Map<string, HeldGroup>()
  for (const { code, draft, candidates, ...row } of rows) {
    const group = groups.get(code) ?? { code, title: titleOf(code), source: row.source, rows: [] }
    groups.set(code, group)
    const stored = heldRowDraft.safeParse(draft).data
    group.rows.push({
      ...row,
      says: stored ? addressLine({ ...stored, street: stored.street ?? null }) : '',
      phone: stored?.phone ?? null,
      isHome: stored?.kind === 'family_home',
      canBeNew: stored?.latitude !== undefined || homes.has(`${row.source} ${row.sourceId}`),
      candidates: candidates.map(({ provider, ...one }) => ({
        ...one,
        name: provider.name,
        phone: provider.phone,
        place: addressLine(provider),
      })),
    })
  }
  return [...groups.values()]
}

/** Which family homes have a stored location. The location itself is not read. */
async function findHomes(batchId: number): Promise<Set<string>> {
  const select = { source: true, sourceId: true }
  const rows = await db().importAsideHome.findMany({ where: { aside: { batchId } }, select })
  return new Set(rows.map(({ source, sourceId }) => `${source} ${sourceId}`))
}

const titleOf = (code: string) => (code in HOLD_LABELS ? HOLD_LABELS[code as HeldCode] : code)
