import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { NotFoundError } from '@/lib/platform/errors'
import { findManaged, managedProviders } from '@/lib/provider-people/queries/own'
import { findProviderPage } from '@/lib/providers/queries/detail'
import { pageWithProposed } from '../rules/preview'
import type { ProfilePreview } from '../types'
import { findStanding } from './profile'

/**
 * One of the actor's pages (public id; the first where none is named) with its pending change laid over it; null where they look after
 * none. Throws NotFoundError for another's.
 */
export async function findPreview(
  actor: SignedInActor,
  publicId: string | undefined,
  now: Date,
): Promise<ProfilePreview | null> {
  const wanted = publicId ?? (await managedProviders(actor.id))[0]?.id
  if (wanted === undefined) return null
  const { internalId, id } = await findManaged(actor, wanted, 'answer')
  const [found, { change }] = await Promise.all([findProviderPage(id, now), findStanding(internalId)])
  if (found.kind !== 'page') throw new NotFoundError('There is no such page.')
  const fields = change?.status === 'pending' ? change.fields : {}
  return { page: pageWithProposed(found.detail, fields), fields }
}
