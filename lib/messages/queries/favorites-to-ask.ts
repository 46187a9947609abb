import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ACTIVE_PEOPLE } from '@/lib/provider-people/queries/own'
import { MOST_AT_ONCE } from '../rules/limits'
import { findRelayAddresses } from './relay'

/** Looked through for some that can be asked. */
const MOST_LOOKED_AT = 50

/** The actor's newest favorites that can be asked together with a provider (internal id): public ids and names. */
export async function findFavoritesToAsk(
  actor: SignedInActor,
  besides: number,
): Promise<{ id: string; name: string; isByMail: boolean }[]> {
  const rows = await db().favorite.findMany({
    where: {
      userId: actor.id,
      providerId: { not: besides },
      provider: {
        status: { in: ['open', 'temporarily_closed'] },
        OR: [{ people: { some: ACTIVE_PEOPLE } }, { people: { none: {} }, email: { not: null } }],
        inquiryBlocks: { none: { caregiverId: actor.id } },
      },
    },
    orderBy: { id: 'desc' },
    take: MOST_LOOKED_AT,
    select: { provider: { select: { id: true, slug: true, name: true, people: { where: ACTIVE_PEOPLE, take: 1 } } } },
  })
  const providers = rows.map(({ provider }) => provider)
  const addresses = await findRelayAddresses(
    db(),
    providers.map(({ id }) => id),
  )
  return providers
    .filter(({ id, people }) => people.length > 0 || addresses.has(id))
    .slice(0, MOST_AT_ONCE - 1)
    .map(({ id, slug, name }) => ({ id: slug, name, isByMail: addresses.has(id) }))
}
