import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { isFrozen } from '@/lib/claims/queries/sides'
import type { Transaction } from '@/lib/platform/db'
import type { AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { todayIn } from '@/lib/providers/rules/dates'
import { openingsAfter } from '../rules/openings'

/** Shown with the day: "Openings: the provider, by its enrollments, Nov 12". */
const SOURCE = { source: 'provider', sourceName: 'the provider, by its enrollments' } as const

type Followed = {
  /** Internal id. */
  providerId: number
  enrollmentId: number
  band: AgeBandCode | null
  /** One opening fewer, or one more. */
  change: 1 | -1
  /** Null where its last day has passed. */
  actorId: number | null
  at: Date
}

/**
 * Lowers or raises the openings of a room at a provider whose openings follow its enrollments, with today's date. Answers the tags of the
 * pages that say something else now; none where nothing changed.
 */
export async function followOpenings(tx: Transaction, followed: Followed): Promise<string[]> {
  const { providerId, enrollmentId, band, change, actorId, at } = followed
  await lockProvider(tx, providerId)
  const { followsEnrollments, status, timeZone, ageBands, facts } = await findFactSheet(providerId, tx)
  const isOpen = status === 'open' || status === 'temporarily_closed'
  if (!band || !followsEnrollments || !isOpen || (await isFrozen(providerId, tx))) return []
  const today = todayIn(timeZone, at)
  const before = ageBands.find((one) => one.band === band)
  const openings = openingsAfter(change, before?.openings ?? null, facts.openings, today)
  if (openings === null) return []
  // A day from which a place opens belongs to places that are still there.
  const openingsFrom = openings > 0 && change < 0 ? (before?.openingsFrom ?? null) : null
  const stamp = { ...SOURCE, confirmedOn: today }
  await saveProviders(tx, [
    { id: providerId, ageBands: [{ band, openings, openingsFrom }], facts: { openings: stamp } },
  ])
  const details = { providerId, enrollmentId, band, from: before?.openings ?? 0, to: openings }
  await recordAudit(tx, { action: 'profile.openings-followed', at, actorId, details })
  return findPageTags([providerId], tx)
}
