import { notFound, permanentRedirect } from 'next/navigation'
import { respondWithImage, shareMessages } from '@/app/share-images/share-image'
import { findLandingPlace } from '@/lib/places/queries/locations'
import { landingLabel } from '@/lib/places/rules/place-names'
import { cachedByTags, tags } from '@/lib/platform/cache/pages'
import { routes } from '@/lib/platform/http/routes'
import { countByCareType } from '@/lib/providers/landing/queries/pages'
import { isLandingCareType } from '@/lib/providers/landing/rules/pages'

type Context = { params: Promise<{ careType: string; location: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { careType, location: slug } = await params
  if (!isLandingCareType(careType)) notFound()
  const found = await findLandingPlace(slug)
  if (!found) notFound()
  if (found.slug !== slug) permanentRedirect(routes.shareImages.place(careType, found.slug))
  const count = await cachedByTags(
    ['share-count', slug, careType],
    [tags.location(slug), tags.directory()],
    async () => (await countByCareType(found))[careType],
  )
  return respondWithImage(shareMessages.place(careType, landingLabel(found), count))
}
