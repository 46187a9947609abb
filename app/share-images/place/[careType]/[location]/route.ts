import { notFound, permanentRedirect } from 'next/navigation'
import { shareTexts } from '@/components/seo/share-texts'
import { findLocation } from '@/lib/locations/queries/find-location'
import { placeLabel } from '@/lib/locations/rules/labels'
import { cachedByTags, tags } from '@/lib/platform/cache'
import { routes } from '@/lib/platform/routes'
import { countByCareType } from '@/lib/providers/queries/care-type-counts'
import { isLandingCareType } from '@/lib/providers/rules/landing'
import { answerWithImage } from '../../../answer'

type Context = { params: Promise<{ careType: string; location: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { careType, location: slug } = await params
  if (!isLandingCareType(careType)) notFound()
  const location = await findLocation(slug)
  if (!location) notFound()
  if (location.slug !== slug) permanentRedirect(routes.shareImages.place(careType, location.slug))
  const count = await cachedByTags(
    ['share-count', slug, careType],
    [tags.location(slug), tags.directory()],
    async () => {
      const counts = await countByCareType([slug])
      return counts.get(slug)?.[careType] ?? 0
    },
  )
  return answerWithImage(shareTexts.place(careType, placeLabel(location.name, location.state), count))
}
