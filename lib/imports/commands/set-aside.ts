import 'server-only'
import { findWaiting } from '../queries/waiting-rows'
import { privatePartsOf } from '../rules/private-parts'
import type { ImportRun } from './import-run'
import type { Decided } from './match-rows'

/**
 * Counts the rows that only a person may decide and keeps them with whom they may be; of rows that went in, what was kept
 * before is let go. One that waits already stays with the run that left it aside.
 */
export async function setAside(run: ImportRun, decided: readonly Decided[]): Promise<void> {
  const { tx, preset, batchId } = run
  for (const one of decided) count(run, one)
  if (batchId === null) return
  const ids = decided.flatMap(({ row, decision }) => (decision.action === 'wait' ? [] : row.sourceId))
  const asides = decided.flatMap(({ row, decision }) => (decision.action === 'aside' ? [{ row, ...decision }] : []))
  const waiting = await findWaiting(tx, preset.source, ids)
  if (waiting.size > 0)
    await tx.importAside.deleteMany({ where: { source: preset.source, sourceId: { in: [...waiting.keys()] } } })
  if (asides.length === 0) return
  await tx.importAside.createMany({
    data: asides.map(({ row: { line, sourceId, draft }, code, reason }) => ({
      source: preset.source,
      sourceId,
      batchId: waiting.get(sourceId)?.batchId ?? batchId,
      line,
      name: draft.name,
      code,
      reason,
      draft: privatePartsOf(draft).shown,
    })),
  })
  await tx.importAsideHome.createMany({
    data: asides.flatMap(({ row: { sourceId, draft } }) => {
      const { home } = privatePartsOf(draft)
      return home ? { source: preset.source, sourceId, ...home } : []
    }),
  })
  await tx.importAsideCandidate.createMany({
    data: asides.flatMap(({ row: { sourceId }, found }) =>
      found.map(({ provider: { providerId }, match }) => ({ source: preset.source, sourceId, providerId, ...match })),
    ),
  })
}

function count(run: ImportRun, { row: { line, draft }, decision }: Decided): void {
  if (decision.action !== 'aside' && decision.action !== 'wait') return
  run.counts.leftAside += 1
  const best = decision.action === 'aside' ? decision.found[0] : undefined
  const who = best ? `${best.match.percent} %, ${best.provider.name} (${best.provider.slug}): ` : ''
  run.asides.add(decision.code, { line, name: draft.name, text: `${who}${decision.reason}` })
}
