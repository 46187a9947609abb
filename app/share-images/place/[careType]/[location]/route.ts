import { notFound, permanentRedirect } from 'next/navigation'
import { shareTexts } from '@/components/seo/share-texts'
import { findLandingPlace } from '@/lib/locations/queries/find-landing-place'
import { landingLabel } from '@/lib/locations/rules/labels'
import { cachedByTags, tags } from '@/lib/platform/cache'
import { routes } from '@/lib/platform/routes'
import { countByCareType } from '@/lib/providers/queries/care-type-counts'
import { isLandingCareType } from '@/lib/providers/rules/landing'
import { answerWithImage } from '../../../answer'

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
  return answerWithImage(shareTexts.place(careType, landingLabel(found), count))
}
