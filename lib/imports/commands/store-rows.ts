import 'server-only'
import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { readStoredProviders, type StoredCandidate } from '../queries/stored-providers'
import { findStoredRows, type StoredRow } from '../queries/stored-rows'
import { onePerProvider } from '../rules/one-per-provider'
import { planChange, planMerge } from '../rules/plan-row'
import { rowHash } from '../rules/row-hash'
import type { Match } from '../types/rows'
import type { ImportRun, Understood } from './import-run'
import { saveJournaled } from './journal/save-journaled'
import { type Decided, matchRows } from './match-rows'
import { rememberHere } from './remember-here'
import { setAside } from './set-aside'

type Item = ProviderDraft | ProviderChange
type Known = { row: Understood; stored: StoredRow }

/** Stores rows: those of a known id change its provider, the others are matched, added, or left aside. */
export async function storeRows(run: ImportRun, rows: readonly Understood[]): Promise<void> {
  const ids = rows.map(({ sourceId }) => sourceId)
  const stored = await findStoredRows(run.tx, run.preset.source, ids)
  const known = rows.flatMap((row) => {
    const found = stored.get(row.sourceId)
    return found ? [{ row, stored: found }] : []
  })
  const decided = await matchRows(
    run,
    rows.filter(({ sourceId }) => !stored.has(sourceId)),
  )
  await rememberHere(run, known, decided)
  const isAsBefore = ({ row, stored: { rowHash: before } }: Known) => before === rowHash(row.draft)
  const { leading, beside } = onePerProvider(known.filter((one) => !isAsBefore(one)))
  const changes = await changesOf(run, leading)
  const kept = [...known.filter(isAsBefore), ...beside]
  const items = [...changes, ...decided.flatMap((one) => itemsOf(run, one))]
  count(run, known, kept.length)
  await setAside(run, decided)
  if (run.batchId === null) return
  const followed = leading.filter(({ stored }) => stored.isFollowed).map(({ row }) => sourceOf(run, row))
  await saveJournaled(run.tx, run.batchId, items, followed)
  await run.tx.providerSource.updateMany({
    where: { source: run.preset.source, sourceId: { in: kept.map(({ row }) => row.sourceId) } },
    data: { batchId: run.batchId },
  })
}

async function changesOf(run: ImportRun, known: readonly Known[]): Promise<Item[]> {
  const providers = await readStoredProviders(
    run.tx,
    run.preset.source,
    known.map(({ stored }) => stored.providerId),
  )
  return known.flatMap(({ row, stored: { providerId, isFollowed } }) => {
    const provider = providers.get(providerId)
    if (!provider) return []
    const { sources, ...item } = laidOver(run, row, planChange(row.draft, row.guesses, provider))
    // The row of a merged provider stays that provider's: should the merge be taken back, it is where it was.
    return [isFollowed ? item : { ...item, sources }]
  })
}

function itemsOf(run: ImportRun, { row, decision }: Decided): Item[] {
  if (decision.action === 'aside' || decision.action === 'wait') return []
  if (decision.action === 'merge') {
    const { provider, match } = decision.found
    run.counts.matched += 1
    run.matches.add(match.rule, { line: row.line, name: row.draft.name, text: textOf(match, provider) })
    return [laidOver(run, row, planMerge(row.draft, row.guesses, provider), match)]
  }
  run.counts.added += 1
  return [{ ...row.draft, sources: [sourceOf(run, row)] }]
}

function laidOver(run: ImportRun, row: Understood, plan: ReturnType<typeof planChange>, match?: Match): Item {
  if (plan.kept.length > 0)
    run.notes.add('kept', {
      line: row.line,
      name: row.draft.name,
      text: `Confirmed after the file was made: ${plan.kept.join(', ')}.`,
    })
  return { ...plan.item, sources: [sourceOf(run, row, match)] }
}

function sourceOf({ preset, batchId }: ImportRun, { sourceId, draft }: Understood, match?: Match) {
  const source = { source: preset.source, sourceId, rowHash: rowHash(draft), batchId }
  return match ? { ...source, matchRule: match.rule, matchPercent: match.percent } : source
}

function count(run: ImportRun, known: readonly Known[], unchanged: number): void {
  run.counts.unchanged += unchanged
  run.counts.changed += known.length - unchanged
  for (const { row } of known)
    run.matches.add('source_id', { line: row.line, name: row.draft.name, text: '100 %: the same id as before.' })
}

/** "98 %, Otter House (otter-house-orlando-fl-k3f9): Same name, street and ZIP code." */
function textOf(match: Match, { name, slug }: StoredCandidate): string {
  return `${match.percent} %, ${name} (${slug}): ${match.reason}`
}
