import 'server-only'
import type { StoredRow } from '../queries/stored-rows'
import type { ImportRun, Understood } from './import-run'
import type { Decided } from './match-rows'
import { rememberKeys } from './seen-rows'

/** Which providers the file holds or may hold, and whom it calls closed: see lookForGone and reopenFound. */
export async function rememberHere(
  run: ImportRun,
  known: readonly { row: Understood; stored: StoredRow }[],
  decided: readonly Decided[],
): Promise<void> {
  const here = [
    ...known.map(({ row, stored }) => ({ row, id: stored.providerId })),
    ...decided.flatMap(({ row, decision }) =>
      decision.action === 'merge' ? [{ row, id: decision.found.provider.providerId }] : [],
    ),
  ]
  const maybe = decided.flatMap(({ decision }) => (decision.action === 'aside' ? decision.found : []))
  await rememberKeys(run.tx, [
    ...here.flatMap(({ row, id }) => [`here ${id}`, ...(row.draft.status === 'closed' ? [`closed ${id}`] : [])]),
    ...maybe.map(({ provider }) => `maybe ${provider.providerId}`),
  ])
}
