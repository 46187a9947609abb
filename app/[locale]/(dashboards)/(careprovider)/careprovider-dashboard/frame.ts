import { orNotFound } from '@/lib/access/session'
import type { SignedInActor } from '@/lib/access/types'
import { countUnreadInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { countLeads, findLeadsProvider } from '@/lib/enrollment/leads/queries'
import { findOwnProviders } from '@/lib/listings/people/queries'
import type { ProviderAct } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

/**
 * What every tab of the dashboard needs: the user's providers, the one that `?provider=` selects, and how much is pending in the other
 * tabs. Responds with "not found" for a provider that is not theirs.
 */
export async function findFrame(
  actor: SignedInActor,
  requested: string | string[] | undefined,
  act: ProviderAct = 'answer',
) {
  const own = await findOwnProviders(actor, requested, act).catch(orNotFound)
  const [leads, messages] = await Promise.all([
    own.chosen ? findLeadsProvider(actor, own.chosen.id, now()).then(countLeads) : null,
    countUnreadInquiries(actor),
  ])
  return { firstName: actor.firstName, own, counts: { families: leads?.needs ?? 0, messages } }
}
