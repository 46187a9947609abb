import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GooglePlaceView, GoogleUnavailable } from '@/components/places/google/google-place-view'
import { googleMessages } from '@/components/places/google/google-results'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'
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
    title: place === 'unavailable' ? googleMessages.metaTitleUnavailable : googleMessages.metaTitle(place.name),
    description: googleMessages.metaDescription,
    path: routes.provider(placeId),
    isIndexable: false,
  })
}

export default async function GooglePlacePage({ params }: Props) {
  const place = await loadGooglePlace((await params).placeId)
  if (!place) notFound()
  return place === 'unavailable' ? <GoogleUnavailable /> : <GooglePlaceView place={place} />
}
