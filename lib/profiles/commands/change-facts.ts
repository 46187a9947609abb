import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { todayIn } from '@/lib/providers/rules/dates'
import { findEditable } from '../queries/editable'
import { changedBands } from '../rules/facts'
import { CHANGE_RATE } from '../rules/limits'
import type { FactsInput } from '../schema/facts'
import { lockProfile } from './lock'

/**
 * Writes openings, tuition and "temporarily closed" to the page at once, as said by the provider today; a group that nobody changed keeps
 * its date. Answers the tags of the pages that say something else now. Throws NotFoundError, ForbiddenError, TooManyRequestsError, and
 * ConflictError for a provider that has closed for good.
 */
export async function changeFacts(actor: SignedInActor, input: FactsInput, now: Date): Promise<string[]> {
  await takeTries([{ of: ['facts by', actor.id], limit: CHANGE_RATE }], now)
  const id = await findEditable(actor, input.providerId)
  return db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const sheet = await findFactSheet(id, tx)
    if (sheet.status === 'closed') throw new ConflictError('This provider has closed, so nothing can be said of it.')
    const status = input.isTemporarilyClosed ? 'temporarily_closed' : 'open'
    const { ageBands, groups } = changedBands(sheet.ageBands, input.bands)
    if (groups.length === 0 && status === sheet.status) return []
    const stamp = { source: 'provider', sourceName: 'the provider', confirmedOn: todayIn(sheet.timeZone, now) } as const
    const facts = Object.fromEntries(groups.map((group) => [group, stamp]))
    await saveProviders(tx, [{ id, status, ageBands, facts }])
    const details = { providerId: id, groups: groups.join(' '), status }
    await recordAudit(tx, { action: 'profile.facts-changed', at: now, actorId: actor.id, details })
    return findPageTags([id], tx)
  })
}
