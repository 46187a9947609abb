import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { tags } from '@/lib/platform/cache-tags'
import type { Transaction } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { providerDraft } from '@/lib/providers/schema/provider-draft'
import { readStoredProviders } from '../../queries/stored-providers'
import { planMerge } from '../../rules/plan-row'
import { asideDraft } from '../../schema/aside-draft'
import type { AsidesInput } from '../../schema/upload'
import { alone } from '../alone'
import { saveJournaled } from '../journal/save-journaled'
import { createListedRows } from '../listed-rows'
import { createSeenRows } from '../seen-rows'

const FASTER = 'Somebody has decided about these rows meanwhile.'
/** Of a home that was left aside before its place was kept. */
const HOME = 'Where this home is, only its file says: run the file again, and add it then.'
/** No row has it: the next run of the file lays its row over anew. */
const NO_HASH = '0'.repeat(64)

/**
 * Makes rows that were left aside the provider that they may be, providers of their own, or lets them go, within their batch, so that
 * taking it back takes this back. Answers the tags of the changed pages. Throws ConflictError where somebody was faster, where a home's
 * address is missing, and while an import runs.
 */
export function decideAsides(admin: SignedInActor, input: AsidesInput, now: Date): Promise<string[]> {
  const { source, sourceIds, decision } = input
  return alone(async (tx) => {
    await createSeenRows(tx)
    await createListedRows(tx)
    const rows = await takeRows(tx, input)
    for (const row of rows) {
      if (decision === 'same') await makeSame(tx, source, row, input.providerId)
      if (decision === 'new') await makeNew(tx, source, row)
    }
    const details = { source, decision, rows: rows.length }
    await recordAudit(tx, { action: 'import.decided', at: now, actorId: admin.id, details })
    await tx.importAside.deleteMany({ where: { source, sourceId: { in: sourceIds } } })
    return decision === 'drop' ? [] : [tags.directory()]
  })
}

type Row = Awaited<ReturnType<typeof takeRows>>[number]

async function takeRows(tx: Transaction, { source, sourceIds }: AsidesInput) {
  const rows = await tx.importAside.findMany({
    where: { source, sourceId: { in: sourceIds } },
    include: {
      home: { select: { street: true, latitude: true, longitude: true } },
      candidates: { orderBy: [{ percent: 'desc' }, { providerId: 'asc' }] },
    },
  })
  if (rows.length < new Set(sourceIds).size) throw new ConflictError(FASTER)
  return rows
}

async function makeSame(
  tx: Transaction,
  source: string,
  { sourceId, batchId, draft, candidates }: Row,
  asked?: number,
) {
  const candidate = asked === undefined ? candidates[0] : candidates.find(({ providerId }) => providerId === asked)
  const provider =
    candidate && (await readStoredProviders(tx, source, [candidate.providerId])).get(candidate.providerId)
  if (!candidate || !provider || provider.isMerged) throw new ConflictError(FASTER)
  const said = asideDraft.parse(draft)
  // A home's own street and point stay as they are stored.
  const { item } = planMerge({ latitude: 0, longitude: 0, ...said }, ['point'], provider)
  if (said.latitude === undefined) {
    delete item.latitude
    delete item.longitude
  }
  const known = { source, sourceId, rowHash: NO_HASH, batchId, matchRule: candidate.rule, matchPercent: 100 }
  await saveJournaled(tx, batchId, [{ ...item, sources: [known] }])
  await tx.importBatch.update({ where: { id: batchId }, data: count('matched'), select: { id: true } })
}

async function makeNew(tx: Transaction, source: string, { sourceId, batchId, draft, home }: Row) {
  const said = providerDraft.safeParse({ ...asideDraft.parse(draft), ...home })
  if (!said.success) throw new ConflictError(HOME)
  await saveJournaled(tx, batchId, [{ ...said.data, sources: [{ source, sourceId, rowHash: NO_HASH, batchId }] }])
  await tx.importBatch.update({ where: { id: batchId }, data: count('added'), select: { id: true } })
}

const count = (key: 'matched' | 'added') => ({ [key]: { increment: 1 }, leftAside: { decrement: 1 } })
