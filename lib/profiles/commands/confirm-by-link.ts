import 'server-only'
import { isFrozen } from '@/lib/claims/queries/sides'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { findFactsLink } from '../queries/facts-by-link'
import { type LinkConfirmInput, OWN_FACT_GROUPS } from '../schema/facts'
import { confirmStated } from './confirm-facts'

/**
 * Says by the link in a mail that a group, or all that the page states, is still right. Answers the tags of the pages that say something
 * else now. Throws NotFoundError for a dead link, and ConflictError while somebody else claims the page.
 */
export function confirmByLink({ token, group }: LinkConfirmInput, now: Date): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const { providerId: id, userId: actorId } = await findFactsLink(token, now, tx)
    if (await isFrozen(id, tx))
      throw new ConflictError('Somebody else claims this page too, so nothing on it changes now.')
    return confirmStated(tx, { id, actorId, groups: group === 'all' ? OWN_FACT_GROUPS : [group] }, now)
  })
}
