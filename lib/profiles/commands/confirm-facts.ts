import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { todayIn } from '@/lib/providers/rules/dates'
import { findEditable } from '../queries/editable'
import { findStated } from '../queries/stated'
import type { OwnFactGroup } from '../schema/facts'
import { lockProfile } from './lock'

type Confirmation = { providerId?: string; groups: readonly OwnFactGroup[] }

/**
 * Says that what the page states in these groups is still right: the provider said so, today. Groups of which nothing is stated are left
 * out. Answers the tags of the pages that say something else now. Throws NotFoundError and ForbiddenError.
 */
export async function confirmFacts(
  actor: SignedInActor,
  { providerId, groups }: Confirmation,
  now: Date,
): Promise<string[]> {
  const id = await findEditable(actor, providerId)
  return db().$transaction((tx) => confirmStated(tx, { id, actorId: actor.id, groups }, now))
}

type Stated = { id: number; actorId: number; groups: readonly OwnFactGroup[] }

/** The same, by somebody (user id) of whom it is known that they may. */
export async function confirmStated(tx: Transaction, { id, actorId, groups }: Stated, now: Date): Promise<string[]> {
  await lockProfile(tx, id)
  const { stated, timeZone } = await findStated(id, tx)
  const confirmed = groups.filter((group) => stated.includes(group))
  if (confirmed.length === 0) return []
  const stamp = { source: 'provider', sourceName: 'the provider', confirmedOn: todayIn(timeZone, now) } as const
  await saveProviders(tx, [{ id, facts: Object.fromEntries(confirmed.map((group) => [group, stamp])) }])
  const details = { providerId: id, groups: confirmed.join(' ') }
  await recordAudit(tx, { action: 'profile.facts-confirmed', at: now, actorId, details })
  return findPageTags([id], tx)
}
