import { addressLine } from '@/lib/providers/rules/address'
import { tagsOf } from '@/lib/providers/rules/tags'
import type { Favorite, FavoriteAnswer } from '../types'

/** A favorite in the shape of the specification's calls. */
export function asAnswer({ id, provider, formerNames }: Favorite, caregiverId: number): FavoriteAnswer {
  const { photo, rating } = provider
  return {
    id,
    caregiverId,
    daycareId: provider.id,
    daycareName: provider.name,
    daycareAddress: addressLine(provider),
    daycareRating: rating === null ? '' : rating.toFixed(1),
    ...(photo && { daycareImage: photo.src }),
    tags: JSON.stringify(tagsOf(provider).map(({ label }) => label)),
    status: provider.status,
    formerNames,
  }
}
