import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { todayIn } from '@/lib/providers/rules/dates'
import { findEditable } from '../queries/own'
import { statedGroups } from '../rules/stated-groups'
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
  return db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const [sheet, contact, hours] = await Promise.all([
      findFactSheet(id, tx),
      tx.provider.findUniqueOrThrow({ where: { id }, select: { phone: true, email: true, website: true } }),
      tx.providerHours.count({ where: { providerId: id } }),
    ])
    const stated = statedGroups({ ageBands: sheet.ageBands, hasHours: hours > 0, ...contact })
    const confirmed = groups.filter((group) => stated.includes(group))
    if (confirmed.length === 0) return []
    const stamp = { source: 'provider', sourceName: 'the provider', confirmedOn: todayIn(sheet.timeZone, now) } as const
    await saveProviders(tx, [{ id, facts: Object.fromEntries(confirmed.map((group) => [group, stamp])) }])
    const details = { providerId: id, groups: confirmed.join(' ') }
    await recordAudit(tx, { action: 'profile.facts-confirmed', at: now, actorId: actor.id, details })
    return findPageTags([id], tx)
  })
}
