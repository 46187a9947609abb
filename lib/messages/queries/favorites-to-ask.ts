import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ACTIVE_PEOPLE } from '@/lib/provider-people/queries/own'
import { MOST_AT_ONCE } from '../rules/limits'

/** The actor's newest favorites that can be asked together with a provider (internal id): public ids and names. */
export async function findFavoritesToAsk(
  actor: SignedInActor,
  besides: number,
): Promise<{ id: string; name: string }[]> {
  const rows = await db().favorite.findMany({
    where: {
      userId: actor.id,
      providerId: { not: besides },
      provider: {
        status: { in: ['open', 'temporarily_closed'] },
        people: { some: ACTIVE_PEOPLE },
        inquiryBlocks: { none: { caregiverId: actor.id } },
      },
    },
    orderBy: { id: 'desc' },
    take: MOST_AT_ONCE - 1,
    select: { provider: { select: { slug: true, name: true } } },
  })
  return rows.map(({ provider }) => ({ id: provider.slug, name: provider.name }))
}
