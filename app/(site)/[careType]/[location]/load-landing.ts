import { cache } from 'react'
import type { LandingData } from '@/components/locations/landing/landing-props'
import { defaultZipOf, findCatalogueCity } from '@/lib/locations/catalogue/cities'
import { findLocation } from '@/lib/locations/queries/find-location'
import { nearbyLocations } from '@/lib/locations/queries/nearby-locations'
import { placeLabel } from '@/lib/locations/rules/labels'
import type { LocationView } from '@/lib/locations/types'
import { tagPage, tags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { countByCareType } from '@/lib/providers/queries/care-type-counts'
import { listProvidersAt } from '@/lib/providers/queries/landing'
import { locationFacts } from '@/lib/providers/queries/location-facts'
import { todayIn } from '@/lib/providers/rules/dates'
import { landingCareTypeOf } from '@/lib/providers/rules/landing'

/** Care types are read as we would write them; anything else in an address is no care type of anybody. */
const CARE_TYPE = /^[a-z][a-z_-]{0,39}$/

export type Landing =
  | { kind: 'page'; askedCareType: string; data: LandingData }
  /** Another spelling of a city's address. */
  | { kind: 'redirect'; slug: string }
  | { kind: 'none' }

/** What stands at /{careType}/{location}, once for metadata and page. `page` counts from 1; null is no page of ours. */
export const loadLanding = cache(async (askedCareType: string, slug: string, page: number | null): Promise<Landing> => {
  if (!CARE_TYPE.test(askedCareType) || page === null) return { kind: 'none' }
  const location = await findLocation(slug)
  if (!location) return { kind: 'none' }
  if (location.slug !== slug) return { kind: 'redirect', slug: location.slug }
  await tagPage([tags.location(slug), tags.directory()])
  const data = await loadData(askedCareType, location, page)
  return data ? { kind: 'page', askedCareType, data } : { kind: 'none' }
})

async function loadData(asked: string, location: LocationView, page: number): Promise<LandingData | null> {
  const careType = landingCareTypeOf(asked)
  const { slug, name, state } = location
  const today = todayIn(location.timeZone, now())
  const [listed, facts, nearby] = await Promise.all([
    listProvidersAt(location, careType, page, { now: now(), today }),
    locationFacts(slug, careType, today),
    nearbyLocations(location),
  ])
  if (page > listed.pageCount) return null
  const counts = await countByCareType([slug, ...nearby.map((one) => one.slug)])
  const areas = nearby.map((one) => ({ ...one, count: counts.get(one.slug)?.[careType] ?? 0 }))
  const label = placeLabel(name, state)
  return {
    careType,
    place: { slug, name, state, label, searchTerm: findCatalogueCity(slug) ? defaultZipOf(slug) : label },
    page,
    listed,
    facts,
    counts: counts.get(slug) ?? { daycare: 0, preschool: 0, montessori: 0 },
    areas,
    today,
  }
}
