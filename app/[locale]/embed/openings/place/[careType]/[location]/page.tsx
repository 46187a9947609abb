import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { OpeningsList, placeLines } from '@/components/providers/openings-list'
import { rowTexts } from '@/components/providers/provider-text'
import { findLandingPlace } from '@/lib/places/queries/locations'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { landingLabel } from '@/lib/places/rules/place-names'
import { NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'
import { tagPage, tags } from '@/lib/platform/cache/pages'
import { siteUrl } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { readForVisitors } from '@/lib/platform/database/replica'
import { localUrl, routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { listProvidersAt } from '@/lib/providers/landing/queries/pages'
import { isLandingCareType } from '@/lib/providers/landing/rules/pages'

/** Like the landing page. */
export const revalidate = 86_400
export const generateStaticParams = () => []

type Props = { params: Promise<{ careType: string; location: string }> }

const loadPlace = cache(async (careType: string, slug: string) => {
  if (!isLandingCareType(careType)) return null
  const place = await readForVisitors(() => findLandingPlace(slug))
  if (!place) return null
  const t = await getTranslations('places.landing')
  const label = placeNameIn(await getLocale(), landingLabel(place), 'within')
  return { careType, place, what: t('heading', { careType, place: label }) }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { careType, location } = await params
  const found = await loadPlace(careType, location)
  const t = await getTranslations('providers.embed')
  if (!found) return { title: t('notFound'), robots: { index: false }, other: NOT_FOUND_MARK }
  return {
    title: t('ofPlace', { what: found.what }),
    robots: { index: false },
    alternates: { canonical: localPath(await getLocale(), routes.landing(found.careType, found.place.slug)) },
  }
}

export default async function EmbeddedPlace({ params }: Props) {
  const { careType, location } = await params
  const found = await loadPlace(careType, location)
  const locale = await getLocale()
  const absolute = (path: string) => localUrl(locale, path, siteUrl())
  const embed = await getTranslations('providers.embed')
  if (!found) {
    const more = { href: absolute(routes.home()), text: embed('site', { site: SITE.name }) }
    return <OpeningsList heading={embed('notFound')} lines={[]} empty="" more={more} />
  }
  const texts = rowTexts(locale)
  const { place, what } = found
  if (place.slug !== location) permanentRedirect(localPath(locale, routes.embeddedPlace(found.careType, place.slug)))
  await tagPage([tags.location(place.slug), tags.directory()])
  const today = todayIn(place.timeZone, now())
  const { providers } = await readForVisitors(() => listProvidersAt(place, careType, 1, { now: now(), today }))
  return (
    <OpeningsList
      heading={embed('ofPlace', { what })}
      lines={placeLines({ embed, texts }, providers, today, (id) => absolute(routes.provider(id)))}
      more={{ href: absolute(routes.landing(found.careType, place.slug)), text: embed('more', { site: SITE.name }) }}
    />
  )
}
