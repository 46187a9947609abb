import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { tags } from '@/lib/platform/cache/revalidate'
import type { Transaction } from '@/lib/platform/database/client'
import { ConflictError } from '@/lib/platform/http/errors'
import { joinTexts, message } from '@/lib/platform/language/message'
import { providerDraft } from '@/lib/providers/schema'
import { findPendingRows, heldRowDraft } from '../queries'
import { heldGuesses, planMerge, splitPrivateLocation, storedProviderOf } from '../rules/rows'
import type { HeldRowsInput } from '../uploads/schema'
import { type ImportRun, writeExclusively } from './import-run'
import { readAndLockSnapshots, saveJournaled } from './journal'
import type { Decided } from './store-rows'

/**
 * Counts and stores the rows held for review with their candidates, and deletes earlier held copies of rows that are
 * now imported. A row that is already pending stays with the batch that held it.
 */
export async function holdRows(run: ImportRun, tx: Transaction | null, decided: readonly Decided[]): Promise<void> {
  const { preset, batchId } = run
  for (const one of decided) count(run, one)
  if (tx === null || batchId === null) return
  const ids = decided.flatMap(({ row, decision }) => (decision.action === 'pending' ? [] : row.sourceId))
  const heldRows = decided.flatMap(({ row, decision }) => (decision.action === 'hold' ? [{ row, ...decision }] : []))
  const pending = await findPendingRows(tx, preset.source, ids)
  if (pending.size > 0)
    await tx.importAside.deleteMany({ where: { source: preset.source, sourceId: { in: [...pending.keys()] } } })
  if (heldRows.length === 0) return
  await tx.importAside.createMany({
    data: heldRows.map(({ row: { line, sourceId, draft, guesses }, code, reason }) => ({
      source: preset.source,
      sourceId,
      batchId: pending.get(sourceId)?.batchId ?? batchId,
      line,
      name: draft.name,
      code,
      reason,
      draft: { ...splitPrivateLocation(draft).shown, guesses: [...guesses] },
    })),
  })
  await tx.importAsideHome.createMany({
    data: heldRows.flatMap(({ row: { sourceId, draft } }) => {
      const { home } = splitPrivateLocation(draft)
      return home ? { source: preset.source, sourceId, ...home } : []
    }),
  })
  await tx.importAsideCandidate.createMany({
    data: heldRows.flatMap(({ row: { sourceId }, found }) =>
      found.map(({ provider: { providerId }, match }) => ({ source: preset.source, sourceId, providerId, ...match })),
    ),
  })
}

function count(run: ImportRun, { row: { line, draft }, decision }: Decided): void {
  if (decision.action !== 'hold' && decision.action !== 'pending') return
  run.counts.leftAside += 1
  const best = decision.action === 'hold' ? decision.found[0] : undefined
  const candidate = best ? `${best.match.percent}%, ${best.provider.name} (${best.provider.slug}): ` : ''
  run.asides.add(decision.code, { line, name: draft.name, text: joinTexts(candidate, decision.reason) })
}

const ALREADY_DECIDED = message('imports.errors.rowsDecided')
/** A hash that no row has, so that the next run of the file applies the row again. */
const NO_HASH = '0'.repeat(64)

/**
 * Merges held rows into their candidate, adds them as new providers, or discards them. The change belongs to their
 * batch, so undoing the batch undoes it. Returns the tags of the changed pages. Throws ConflictError when a row was
 * decided already.
 */
export function decideHeldRows(admin: SignedInActor, input: HeldRowsInput, now: Date): Promise<string[]> {
  const { source, sourceIds, decision } = input
  return writeExclusively(async (tx) => {
    const rows = await findRows(tx, input)
    for (const row of rows) {
      if (decision === 'same') await mergeHeldRow(tx, source, row, input.providerId)
      if (decision === 'new') await addHeldRow(tx, source, row)
    }
    const details = { source, decision, rows: rows.length }
    await recordAudit(tx, { action: 'import.decided', at: now, actorId: admin.id, details })
    await tx.importAside.deleteMany({ where: { source, sourceId: { in: sourceIds } } })
    return decision === 'drop' ? [] : [tags.directory()]
  })
}

type Row = Awaited<ReturnType<typeof findRows>>[number]

async function findRows(tx: Transaction, { source, sourceIds }: HeldRowsInput) {
  const rows = await tx.importAside.findMany({
    where: { source, sourceId: { in: sourceIds } },
    include: {
      home: { select: { street: true, latitude: true, longitude: true } },
      candidates: { orderBy: [{ percent: 'desc' }, { providerId: 'asc' }] },
    },
  })
  if (rows.length < new Set(sourceIds).size) throw new ConflictError(ALREADY_DECIDED)
  return rows
}

async function mergeHeldRow(
  tx: Transaction,
  source: string,
  { sourceId, batchId, draft, candidates }: Row,
  requestedId?: number,
) {
  const candidate =
    requestedId === undefined ? candidates[0] : candidates.find(({ providerId }) => providerId === requestedId)
  const snapshots = await readAndLockSnapshots(tx, candidate ? [candidate.providerId] : [])
  const snapshot = candidate && snapshots.get(candidate.providerId)
  if (!candidate || !snapshot || snapshot.status === 'merged') throw new ConflictError(ALREADY_DECIDED)
  const { guesses, ...values } = heldRowDraft.parse(draft)
  // Leaves a home's stored street and point unchanged.
  const { item } = planMerge(
    values,
    heldGuesses(values, guesses, snapshot.kind),
    storedProviderOf(candidate.providerId, snapshot),
  )
  const known = { source, sourceId, rowHash: NO_HASH, batchId, matchRule: candidate.rule, matchPercent: 100 }
  await saveJournaled(tx, batchId, [{ ...item, sources: [known] }], [], snapshots)
  await tx.importBatch.update({ where: { id: batchId }, data: heldRowCounts('matched'), select: { id: true } })
}

async function addHeldRow(tx: Transaction, source: string, { sourceId, batchId, draft, home }: Row) {
  const stored = providerDraft.parse({ ...heldRowDraft.parse(draft), ...home })
  await saveJournaled(tx, batchId, [{ ...stored, sources: [{ source, sourceId, rowHash: NO_HASH, batchId }] }])
  await tx.importBatch.update({ where: { id: batchId }, data: heldRowCounts('added'), select: { id: true } })
}

const heldRowCounts = (key: 'matched' | 'added') => ({ [key]: { increment: 1 }, leftAside: { decrement: 1 } })

/** When a provider is merged into another (internal ids, both locked): replaces the first by the second as a candidate of held rows. */
export async function moveCandidates(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM import_aside_candidates AS theirs USING import_aside_candidates AS ours
    WHERE theirs.provider_id = ${fromId} AND ours.provider_id = ${toId}
      AND ours.source = theirs.source AND ours.source_id = theirs.source_id`
  await tx.importAsideCandidate.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}
