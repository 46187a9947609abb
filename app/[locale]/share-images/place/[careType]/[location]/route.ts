import { notFound, permanentRedirect } from 'next/navigation'
import { findLandingPlace } from '@/lib/places/queries/locations'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { landingLabel } from '@/lib/places/rules/place-names'
import { cachedByTags, tags } from '@/lib/platform/cache/pages'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { localeOf } from '@/lib/platform/language/locales'
import { countByCareType } from '@/lib/providers/landing/queries/pages'
import { isLandingCareType } from '@/lib/providers/landing/rules/pages'
import { respondWithImage, shareMessages } from '../../../share-image'

type Context = { params: Promise<{ locale: string; careType: string; location: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale, careType, location: slug } = await params
  const locale = localeOf(requestedLocale)
  if (!isLandingCareType(careType)) notFound()
  const found = await findLandingPlace(slug)
  if (!found) notFound()
  if (found.slug !== slug) permanentRedirect(localPath(locale, routes.shareImages.place(careType, found.slug)))
  const count = await cachedByTags(
    ['share-count', slug, careType],
    [tags.location(slug), tags.directory()],
    async () => (await countByCareType(found))[careType],
  )
  const place = placeNameIn(locale, landingLabel(found), 'within')
  return respondWithImage(shareMessages.place(locale, careType, place, count))
}
