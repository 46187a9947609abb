import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { findEditable } from '../queries/editable'
import { CHANGE_RATE } from '../rules/limits'
import type { AddressInput } from '../schema/facts'
import { lockProfile } from './lock'

const NO_HOME = 'Only a family home can keep its ZIP code to itself.'

/**
 * Lets a family home show its city alone, or its ZIP code too, at once. Answers the tags of the pages that say something else now, those that
 * named its ZIP code among them. Throws NotFoundError, ForbiddenError, TooManyRequestsError, and ConflictError for what is no home.
 */
export async function chooseAddress(
  actor: SignedInActor,
  { providerId, showsZip }: AddressInput,
  now: Date,
): Promise<string[]> {
  await takeTries([{ of: ['facts by', actor.id], limit: CHANGE_RATE }], now)
  const id = await findEditable(actor, providerId)
  return db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const sheet = await findFactSheet(id, tx)
    if (sheet.kind !== 'family_home') throw new ConflictError(NO_HOME)
    if (sheet.showsZip === showsZip) return []
    const before = await findPageTags([id], tx)
    await saveProviders(tx, [{ id, showsZip }])
    const details = { providerId: id, showsZip }
    await recordAudit(tx, { action: 'profile.address-shown', at: now, actorId: actor.id, details })
    return [...new Set([...before, ...(await findPageTags([id], tx))])]
  })
}
