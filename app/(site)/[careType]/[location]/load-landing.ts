import { cache } from 'react'
import type { LandingData } from '@/components/locations/landing/landing-data'
import { defaultZipOf, findCatalogueCity } from '@/lib/locations/catalogue/cities'
import { findLandingPlace } from '@/lib/locations/queries/find-landing-place'
import { landingLabel } from '@/lib/locations/rules/labels'
import type { LandingPlace } from '@/lib/locations/types'
import { tagPage, tags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { countByCareType } from '@/lib/providers/queries/care-type-counts'
import { listProvidersAt } from '@/lib/providers/queries/landing'
import { todayIn } from '@/lib/providers/rules/dates'
import { landingCareTypeOf } from '@/lib/providers/rules/landing'
import { loadSurroundings } from './load-surroundings'

/** Care types are read as we would write them; anything else in an address is no care type of anybody. */
const CARE_TYPE = /^[a-z][a-z_-]{0,39}$/

export type Landing =
  | { kind: 'page'; askedCareType: string; data: LandingData }
  /** Another spelling of a place's address. */
  | { kind: 'redirect'; slug: string }
  | { kind: 'none' }

/** What stands at /{careType}/{location}, once for metadata and page. `page` counts from 1; null is no page of ours. */
export const loadLanding = cache(async (askedCareType: string, slug: string, page: number | null): Promise<Landing> => {
  if (!CARE_TYPE.test(askedCareType) || page === null) return { kind: 'none' }
  const place = await findLandingPlace(slug)
  if (!place) return { kind: 'none' }
  if (place.slug !== slug) return { kind: 'redirect', slug: place.slug }
  await tagPage([tags.location(slug), tags.directory()])
  const data = await loadData(askedCareType, place, page)
  return data ? { kind: 'page', askedCareType, data } : { kind: 'none' }
})

async function loadData(asked: string, place: LandingPlace, page: number): Promise<LandingData | null> {
  const careType = landingCareTypeOf(asked)
  const today = todayIn(place.timeZone, now())
  const [listed, counts, surroundings] = await Promise.all([
    listProvidersAt(place, careType, page, { now: now(), today }),
    countByCareType(place),
    loadSurroundings(place, careType, today),
  ])
  if (page > listed.pageCount) return null
  const label = landingLabel(place)
  const searchTerm = searchTermOf(place, label)
  return { careType, place: { ...place, label, searchTerm }, page, listed, counts, ...surroundings, today }
}

function searchTermOf({ kind, slug }: LandingPlace, label: string): string {
  if (kind === 'zip') return slug
  return findCatalogueCity(slug) ? defaultZipOf(slug) : label
}
