import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GooglePlaceView } from '@/components/places/google-place-view'
import { googleTexts } from '@/components/places/google-texts'
import { GoogleUnavailable } from '@/components/places/google-unavailable'
import { routes } from '@/lib/platform/routes'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'
import { loadGooglePlace } from './load-place'

/**
 * /provider/ChIJ...: next.config.mjs leads such ids here, so that the providers' own page stays generated. Asked of Google
 * for each visit, never kept; nothing of it is in structured data.
 */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ placeId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { placeId } = await params
  const place = await loadGooglePlace(placeId)
  if (!place) return { robots: { index: false } }
  return pageMetadata({
    title: place === 'unavailable' ? googleTexts.metaTitleUnavailable : googleTexts.metaTitle(place.name),
    description: googleTexts.metaDescription,
    path: routes.provider(placeId),
    isIndexable: false,
  })
}

export default async function GooglePlacePage({ params }: Props) {
  const place = await loadGooglePlace((await params).placeId)
  if (!place) notFound()
  return place === 'unavailable' ? <GoogleUnavailable /> : <GooglePlaceView place={place} />
}
