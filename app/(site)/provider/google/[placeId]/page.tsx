import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GooglePlaceView, GoogleUnavailable } from '@/components/places/google/google-place-view'
import { googleMessages } from '@/components/places/google/google-results'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'
import { loadGooglePlace } from './load-place'

/**
 * /provider/ChIJ...: next.config.mjs rewrites such ids here, so that our own providers' pages stay static. Fetched from
 * Google on each visit and never stored; none of it goes into structured data.
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
