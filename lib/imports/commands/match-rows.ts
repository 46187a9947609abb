import 'server-only'
import { findCandidateIds } from '../queries/candidates'
import { readStoredProviders, type StoredCandidate } from '../queries/stored-providers'
import { findWaiting } from '../queries/waiting-rows'
import { type Decision, decideMatch, type Found } from '../rules/decide-match'
import { matchOf } from '../rules/match-provider'
import type { ImportRun, Understood } from './import-run'
import { rememberRows } from './seen-rows'

export type Decided = { row: Understood; decision: Decision<StoredCandidate> }

/**
 * Climbs the ladder for rows whose id is new: who of the stored providers each is, if anybody. Two rows of a file never
 * become one provider this way; the second is left aside. What waits for a decision is not added by another run.
 */
export async function matchRows(run: ImportRun, rows: readonly Understood[]): Promise<Decided[]> {
  if (rows.length === 0) return []
  const { tx, preset } = run
  const ids = await findCandidateIds(
    tx,
    rows.map(({ draft }) => draft),
  )
  const providers = await readStoredProviders(tx, preset.source, ids.flat())
  const waiting = await findWaiting(
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
    const waits = waiting.get(row.sourceId)
    return { row, decision: waits && decision.action === 'add' ? { action: 'wait' as const, ...waits } : decision }
  })
  return withoutTaken(run, decided)
}

async function withoutTaken(run: ImportRun, decided: readonly Decided[]): Promise<Decided[]> {
  const taking = decided.flatMap(({ row, decision }) =>
    decision.action === 'merge' ? [{ key: keyOf(decision.found.provider), line: row.line }] : [],
  )
  const earlier: Map<string, number> = taking.length === 0 ? new Map() : await rememberRows(run.tx, taking)
  return decided.map(({ row, decision }) => {
    if (decision.action !== 'merge') return { row, decision }
    const line = earlier.get(keyOf(decision.found.provider))
    if (line !== undefined && line < row.line)
      return { row, decision: taken(decision.found, `Line ${line} of the file is this provider already.`) }
    if (decision.found.provider.isTaken)
      return { row, decision: taken(decision.found, 'Another line of the file is this provider already.') }
    return { row, decision }
  })
}

function taken(found: Found<StoredCandidate>, reason: string): Decision<StoredCandidate> {
  return { action: 'aside', code: 'taken', reason, found: [found] }
}

const keyOf = ({ providerId }: StoredCandidate) => `provider ${providerId}`
