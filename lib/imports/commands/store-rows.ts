import { createHash } from 'node:crypto'
import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { joinMessages, joinTexts, type Message, message } from '@/lib/platform/language/message'
import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema'
import {
  findCandidateIds,
  findStoredRows,
  readStoredProviders,
  type StoredCandidate,
  type StoredRow,
} from '../matching/queries'
import { type Decision, decideMatch, type Found, matchOf, pickRowPerProvider } from '../matching/rules/providers'
import { findPendingRows } from '../queries'
import { isVisible, type ProviderSnapshot } from '../rules/changes'
import { isClosedStatus, planChange, planMerge, storedProviderOf, withClosing } from '../rules/rows'
import type { HeldCode, Match } from '../types'
import { holdRows } from './held-rows'
import { type ImportRun, type ResolvedRow, recordSeenKeys, recordSeenRows } from './import-run'
import { previewChanges, readAndLockSnapshots, readSnapshots, saveJournaled } from './journal'

/**
 * A hash of a parsed row, equal as long as the stored result would be. Improved cleaning changes it, so that the next
 * run of the same file applies the improvement.
 */
export function rowHash(understood: object): string {
  return createHash('sha256').update(canonical(understood)).digest('hex')
}

/** JSON with sorted keys. */
const canonical = (value: object) => JSON.stringify(withSortedKeys(value))

function withSortedKeys(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.map(withSortedKeys) : value
  const sorted: Record<string, unknown> = {}
  for (const key of Object.keys(value).sort()) sorted[key] = withSortedKeys((value as Record<string, unknown>)[key])
  return sorted
}

/** Held by an earlier run, and nobody has decided yet. */
type Pending = { action: 'pending'; code: HeldCode; reason: Message }
export type Decided = { row: ResolvedRow; decision: Decision<StoredCandidate> | Pending }

/**
 * Matches rows with new ids against stored providers by the ladder of rules. Two rows of a file never merge into one
 * provider; the second is held for review. A row that is already pending is not added by another run.
 */
async function matchRows(run: ImportRun, rows: readonly ResolvedRow[]): Promise<Decided[]> {
  if (rows.length === 0) return []
  const { tx, preset } = run
  const ids = await findCandidateIds(
    tx,
    rows.map(({ draft }) => draft),
  )
  const providers = await readStoredProviders(tx, preset.source, ids.flat())
  const pending = await findPendingRows(
    tx,
    preset.source,
    rows.map(({ sourceId }) => sourceId),
  )
  const decided = rows.map((row, index) => {
    const found = (ids[index] ?? []).flatMap((id) => {
      const provider = providers.get(id)
      if (!provider || provider.isMerged || provider.isListed) return []
      const match = matchOf(row.draft, provider)
      return match ? [{ provider, match }] : []
    })
    const decision = decideMatch(found)
    const held = pending.get(row.sourceId)
    return { row, decision: held && decision.action === 'add' ? { action: 'pending' as const, ...held } : decision }
  })
  return holdRepeatedMatches(run, decided)
}

async function holdRepeatedMatches(run: ImportRun, decided: readonly Decided[]): Promise<Decided[]> {
  const merged = decided.flatMap(({ row, decision }) =>
    decision.action === 'merge' ? [{ key: keyOf(decision.found.provider), line: row.line }] : [],
  )
  const earlier: Map<string, number> = merged.length === 0 ? new Map() : await recordSeenRows(run.tx, merged)
  return decided.map(({ row, decision }) => {
    if (decision.action !== 'merge') return { row, decision }
    const line = earlier.get(keyOf(decision.found.provider))
    if (line !== undefined && line < row.line)
      return {
        row,
        decision: alreadyMatched(decision.found, message('imports.matching.lineTaken', { line: String(line) })),
      }
    if (decision.found.provider.isTaken)
      return { row, decision: alreadyMatched(decision.found, message('imports.matching.taken')) }
    return { row, decision }
  })
}

function alreadyMatched(found: Found<StoredCandidate>, reason: Message): Decision<StoredCandidate> {
  return { action: 'hold', code: 'taken', reason, found: [found] }
}

const keyOf = ({ providerId }: StoredCandidate) => `provider ${providerId}`

/** Records which providers the file contains or may contain, and which it calls closed: see findGoneProviders and reopenListedProviders. */
async function recordPresence(
  run: ImportRun,
  known: readonly { row: ResolvedRow; stored: StoredRow }[],
  decided: readonly Decided[],
): Promise<void> {
  const present = [
    ...known.map(({ row, stored }) => ({ row, id: stored.providerId })),
    ...decided.flatMap(({ row, decision }) =>
      decision.action === 'merge' ? [{ row, id: decision.found.provider.providerId }] : [],
    ),
  ]
  const maybe = decided.flatMap(({ decision }) => (decision.action === 'hold' ? decision.found : []))
  await recordSeenKeys(run.tx, [
    ...present.flatMap(({ row, id }) => [`here ${id}`, ...(isClosedStatus(row.draft.status) ? [`closed ${id}`] : [])]),
    ...maybe.map(({ provider }) => `maybe ${provider.providerId}`),
  ])
}

type Item = ProviderDraft | ProviderChange
type Known = { row: ResolvedRow; stored: StoredRow }

/**
 * Stores rows, or in a dry run (`write` null) only counts them. Rows with a known id update their provider; the others are matched, added,
 * or held for review.
 */
export async function storeRows(
  run: ImportRun,
  write: Transaction | null,
  newRows: readonly ResolvedRow[],
): Promise<void> {
  const rows = newRows.map((row) => ({ ...row, draft: withClosing(row.draft, run.newest) }))
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
  await recordPresence(run, known, decided)
  const isUnchangedRow = ({ row, stored }: Known) => stored.rowHash === row.hash
  const { primary, secondary } = pickRowPerProvider(known.filter((one) => !isUnchangedRow(one)))
  const snapshots = await snapshotsFor(run, write, primary, decided)
  const changes = primary.flatMap((one) => changeOf(run, one, snapshots) ?? [])
  const unchanged = [...known.filter(isUnchangedRow), ...secondary]
  const items = [...changes, ...decided.flatMap((one) => itemsOf(run, one, snapshots))]
  countKnown(run, known, unchanged.length)
  await holdRows(run, write, decided)
  const followed = primary.filter(({ stored }) => stored.isFollowed).map(({ row }) => sourceOf(run, row))
  if (write === null || run.batchId === null) {
    const previewed = (await previewChanges(changes, followed)).filter(isVisible)
    for (const change of previewed) run.difference?.add(change)
    return countChanges(run, changes.length, previewed.length)
  }
  const visible = await saveJournaled(write, run.batchId, items, followed, snapshots)
  countChanges(run, changes.length, changes.filter(({ id }) => visible.has(id)).length)
  await write.$executeRaw`
    UPDATE provider_sources SET batch_id = ${run.batchId}
    WHERE source = ${run.preset.source} AND source_id = ANY(${unchanged.map(({ row }) => row.sourceId)}::text[])`
}

/** The snapshots of the providers that these rows change or are merged into. Locks the providers if they are going to be written. */
function snapshotsFor(
  run: ImportRun,
  write: Transaction | null,
  known: readonly Known[],
  decided: readonly Decided[],
): Promise<Map<number, ProviderSnapshot>> {
  const merged = decided.flatMap(({ decision }) =>
    decision.action === 'merge' ? decision.found.provider.providerId : [],
  )
  const ids = [...known.map(({ stored }) => stored.providerId), ...merged]
  return write === null ? readSnapshots(run.tx, ids) : readAndLockSnapshots(write, ids)
}

function changeOf(
  run: ImportRun,
  { row, stored: { providerId, isFollowed } }: Known,
  snapshots: ReadonlyMap<number, ProviderSnapshot>,
): ProviderChange | null {
  const snapshot = snapshots.get(providerId)
  if (!snapshot) return null
  const plan = planChange(row.draft, row.guesses, storedProviderOf(providerId, snapshot))
  const { sources, ...item } = itemFor(run, row, plan)
  // A merged provider's row stays attributed to it, so that undoing the merge restores it.
  return isFollowed ? item : { ...item, sources }
}

function itemsOf(run: ImportRun, { row, decision }: Decided, snapshots: ReadonlyMap<number, ProviderSnapshot>): Item[] {
  if (decision.action === 'hold' || decision.action === 'pending') return []
  if (decision.action === 'merge') {
    const { provider, match } = decision.found
    const snapshot = snapshots.get(provider.providerId)
    if (!snapshot) return []
    run.counts.matched += 1
    run.matches.add(match.rule, { line: row.line, name: row.draft.name, text: textOf(match, provider) })
    return [
      itemFor(run, row, planMerge(row.draft, row.guesses, storedProviderOf(provider.providerId, snapshot)), match),
    ]
  }
  run.counts.added += 1
  return [{ ...row.draft, sources: [sourceOf(run, row)] }]
}

function itemFor(run: ImportRun, row: ResolvedRow, plan: ReturnType<typeof planChange>, match?: Match): ProviderChange {
  if (plan.newer.length > 0) {
    const groups = joinMessages(
      plan.newer.map((group) => message(`imports.units.${group}`)),
      ', ',
    )
    run.notes.add('kept', {
      line: row.line,
      name: row.draft.name,
      text: message('imports.rowNotes.newer', { groups }),
    })
  }
  return { ...plan.item, sources: [sourceOf(run, row, match)] }
}

function sourceOf({ preset, batchId }: ImportRun, { sourceId, hash }: ResolvedRow, match?: Match) {
  const source = { source: preset.source, sourceId, rowHash: hash, batchId }
  return match ? { ...source, matchRule: match.rule, matchPercent: match.percent } : source
}

/** A row that only repeats what is known is not a change. */
function countChanges(run: ImportRun, rows: number, changed: number): void {
  run.counts.changed += changed
  run.counts.confirmed += rows - changed
}

function countKnown(run: ImportRun, known: readonly Known[], unchanged: number): void {
  run.counts.unchanged += unchanged
  for (const { row } of known)
    run.matches.add('source_id', { line: row.line, name: row.draft.name, text: message('imports.matching.sameId') })
}

/** "98%, Otter House (otter-house-orlando-fl-k3f9): Same name, street and ZIP code." */
function textOf(match: Match, { name, slug }: StoredCandidate): Message {
  return joinTexts(`${match.percent}%, ${name} (${slug}): `, match.reason)
}
