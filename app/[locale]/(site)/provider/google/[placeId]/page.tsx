import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { GooglePlaceView, GoogleUnavailable } from '@/components/places/google/google-place-view'
import { currentActor } from '@/lib/access/session'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { googlePlaces, SourceUnavailableError } from '@/lib/places/google/queries'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

/**
 * /provider/ChIJ...: next.config.mjs rewrites such ids here, so that our own providers' pages stay static. Fetched from
 * Google on each visit and never stored; none of it goes into structured data.
 */
export const dynamic = 'force-dynamic'

/** Fetched once for metadata and page. Null when Google has no such place, or is not configured. */
const loadPlace = cache(async (placeId: string) => {
  try {
    return (await googlePlaces()?.details(await currentActor(), placeId, now(), await getLocale())) ?? null
  } catch (error) {
    if (error instanceof SourceUnavailableError) return 'unavailable'
    throw error
  }
})

type Props = { params: Promise<{ placeId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { placeId } = await params
  const place = await loadPlace(placeId)
  if (!place) return { robots: { index: false } }
  const t = await getTranslations('places.googlePlace')
  return pageMetadata(await getLocale(), {
    title: place === 'unavailable' ? t('unavailable') : t('metaTitle', { name: place.name }),
    description: t('metaDescription', { site: SITE.name }),
    path: routes.provider(placeId),
    isIndexable: false,
  })
}

export default async function GooglePlacePage({ params }: Props) {
  const place = await loadPlace((await params).placeId)
  if (!place) notFound()
  return place === 'unavailable' ? <GoogleUnavailable /> : <GooglePlaceView place={place} />
}
