import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { NotFoundView } from '@/components/layout/not-found-view'
import type { LandingData, Surroundings } from '@/components/places/landing/landing-data'
import { landingMetadata, landingProps, shownPlace } from '@/components/places/landing/landing-props'
import { landingTexts } from '@/components/places/landing/landing-text'
import { LandingView } from '@/components/places/landing/landing-view'
import { findCatalogueCity } from '@/lib/places/catalogue/cities'
import { findLandingPlace, nearbyLocations } from '@/lib/places/queries/locations'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { landingLabel } from '@/lib/places/rules/place-names'
import type { LandingPlace } from '@/lib/places/types'
import { NO_CACHE_MARK, NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'
import { tagPage, tags } from '@/lib/platform/cache/pages'
import { siteUrl } from '@/lib/platform/config/env'
import { careTypeOfSlug } from '@/lib/platform/config/site'
import { readForVisitors } from '@/lib/platform/database/replica'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import {
  citiesOfCounty,
  locationFacts,
  placeFigures,
  placesAround,
  zipsOfCity,
} from '@/lib/providers/landing/queries/figures'
import { countByCareType, listProvidersAt } from '@/lib/providers/landing/queries/pages'
import { MEDIAN_BAND } from '@/lib/providers/landing/rules/pages'
import { RowsMessages } from '@/messages/parts/rows'

const NONE = { kind: 'none' } as const

/** `page` counts from 1; null means there is no such page. */
export async function landingPageMetadata(careType: string, slug: string, page: number | null): Promise<Metadata> {
  const landing = page === null ? NONE : await loadLanding(careType, slug, page)
  if (landing.kind === 'none') {
    const t = await getTranslations('layout.page')
    return { title: t('notFoundTitle'), robots: { index: false }, other: NOT_FOUND_MARK }
  }
  if (landing.kind !== 'page') return { robots: { index: false } }
  const { requestedCareType, data } = landing
  // Any word can appear in place of the care type.
  const other = careTypeOfSlug(requestedCareType) ? undefined : NO_CACHE_MARK
  const texts = landingTexts(await getLocale())
  return { ...landingMetadata(texts, requestedCareType, data), other }
}

type Props = { careType: string; slug: string; page: number | null }

/** The page of a care type in a city. */
export async function LandingPage({ careType, slug, page }: Props) {
  const landing = page === null ? NONE : await loadLanding(careType, slug, page)
  if (landing.kind === 'none' || page === null) return <NotFoundView />
  if (landing.kind === 'redirect')
    permanentRedirect(localPath(await getLocale(), routes.landing(landing.careType, landing.slug, page)))
  return (
    <RowsMessages>
      <LandingView {...landingProps(landingTexts(await getLocale()), landing.data, siteUrl())} />
    </RowsMessages>
  )
}

const NEARBY_ZIPS = 6
const NEARBY_COUNTIES = 3

/** A place's figures, the surrounding area's figures for comparison, the places inside it, and nearby places. */
function loadSurroundings(place: LandingPlace, careType: LandingCareType, today: string): Promise<Surroundings> {
  return { city: citySurroundings, county: countySurroundings, zip: zipSurroundings }[place.kind](
    place,
    careType,
    today,
  )
}

async function citySurroundings(place: LandingPlace, careType: LandingCareType, today: string): Promise<Surroundings> {
  const [facts, zips, compared, areas] = await Promise.all([
    locationFacts(place.slug, careType, today),
    zipsOfCity(place.slug, careType),
    loadComparison(place, careType, today),
    citiesAround(place, careType),
  ])
  return { figures: facts, facts, compared, zips, cities: [], areas }
}

async function countySurroundings(
  place: LandingPlace,
  careType: LandingCareType,
  today: string,
): Promise<Surroundings> {
  const [figures, cities, areas] = await Promise.all([
    placeFigures(place, careType, today),
    citiesOfCounty(place, careType, MEDIAN_BAND[careType].index, today),
    placesAround({ ...place, kind: 'county' }, careType, NEARBY_COUNTIES),
  ])
  return { figures, facts: null, compared: null, zips: [], cities, areas }
}

async function zipSurroundings(place: LandingPlace, careType: LandingCareType, today: string): Promise<Surroundings> {
  const [figures, compared, areas] = await Promise.all([
    placeFigures(place, careType, today),
    loadComparison(place, careType, today),
    placesAround({ ...place, kind: 'zip' }, careType, NEARBY_ZIPS),
  ])
  return { figures, facts: null, compared, zips: [], cities: [], areas }
}

/** The smallest area around it: a ZIP code's city, a city's county. */
async function loadComparison(
  place: LandingPlace,
  careType: LandingCareType,
  today: string,
): Promise<Surroundings['compared']> {
  const around = place.within.at(-1)
  if (!around) return null
  const name = placeNameIn(await getLocale(), around.name, 'within')
  return { name, figures: await placeFigures(around, careType, today) }
}

async function citiesAround(place: LandingPlace, careType: LandingCareType): Promise<Surroundings['areas']> {
  const cities = await nearbyLocations(place)
  return Promise.all(
    cities.map(async (city) => ({
      ...city,
      count: (await countByCareType({ kind: 'city', slug: city.slug }))[careType],
    })),
  )
}

/** Care types must be spelled as in our own links; anything else is not found. */
const CARE_TYPE = /^[a-z][a-z_-]{0,39}$/

type Landing =
  | { kind: 'page'; requestedCareType: string; data: LandingData }
  /** Another spelling of the page's URL, which redirects to the right one in a single step. */
  | { kind: 'redirect'; careType: string; slug: string }
  | { kind: 'none' }

/**
 * The data of /{careType}/{location}, loaded once for metadata and page. `page` counts from 1; null means not found.
 */
const loadLanding = cache(async (requestedCareType: string, slug: string, page: number | null): Promise<Landing> => {
  const careType = requestedCareType.toLowerCase()
  if (!CARE_TYPE.test(careType) || page === null) return { kind: 'none' }
  const place = await readForVisitors(() => findLandingPlace(slug))
  if (!place) return { kind: 'none' }
  if (place.slug !== slug || careType !== requestedCareType) return { kind: 'redirect', careType, slug: place.slug }
  await tagPage([tags.location(slug), tags.directory()])
  const data = await readForVisitors(() => loadData(requestedCareType, place, page))
  return data ? { kind: 'page', requestedCareType, data } : { kind: 'none' }
})

async function loadData(requestedCareType: string, place: LandingPlace, page: number): Promise<LandingData | null> {
  const careType = careTypeOfSlug(requestedCareType) ?? 'daycare'
  const today = todayIn(place.timeZone, now())
  const [listed, counts, surroundings] = await Promise.all([
    listProvidersAt(place, careType, page, { now: now(), today }),
    countByCareType(place),
    loadSurroundings(place, careType, today),
  ])
  if (page > listed.pageCount) return null
  const label = landingLabel(place)
  const shown = shownPlace(await getLocale(), { ...place, label, searchTerm: searchTermOf(place, label) })
  return { careType, place: shown, page, listed, counts, ...surroundings, today }
}

function searchTermOf({ kind, slug }: LandingPlace, label: string): string {
  if (kind === 'zip') return slug
  return findCatalogueCity(slug)?.zip ?? label
}
