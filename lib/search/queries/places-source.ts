import 'server-only'
import { canSeeContact } from '@/lib/access/policy'
import type { Actor } from '@/lib/access/types'
import { FALLBACK_PICTURE } from '@/lib/media/rules/pictures'
import { METERS_PER_MILE } from '@/lib/places/rules/geo'
import type { PlaceDetails, PlaceSummary } from '@/lib/places/types'
import { SITE } from '@/lib/platform/config/site'
import { translate } from '@/lib/platform/language/translate'
import { relativeTime, todayIn } from '@/lib/platform/time/dates'
import { tagsOf } from '@/lib/providers/catalogue/traits'
import { weekdayLines } from '@/lib/providers/hours/rules/hours'
import { findContact, findProviderPage } from '@/lib/providers/queries'
import { addressLine } from '@/lib/providers/rules/address'
import { ageRangeText } from '@/lib/providers/rules/ages'
import { freshnessOf } from '@/lib/providers/rules/openings'
import { priceLevelOf } from '@/lib/providers/rules/tuition'
import type { ContactView, FoundProvider, ProviderCard, ProviderDetail } from '@/lib/providers/types'
import { AGE_RANGES, choicesOf, DISTANCES, MAX_PAGE, SORTS } from '../catalogue/options'
import type { SearchArea } from '../rules/area'
import { SEARCH_FIELDS } from '../rules/filters'
import type { Search } from '../schema'
import { searchProviders } from './search'

/** Our providers in the format of the places API, which is in English. */

const LOCALE = 'en'
const ages = translate(LOCALE, 'providers.ages')
const hours = translate(LOCALE, 'providers.hours')
const times = translate(LOCALE, 'platform.time')
const traits = translate(LOCALE, 'providers.traits')

function asPlaceSummary(provider: FoundProvider): PlaceSummary {
  return {
    ...shared(provider),
    image: provider.photo?.src ?? FALLBACK_PICTURE.path,
    location: addressLine(provider),
    isSponsored: provider.isSponsored,
    price_level: priceLevelOf(provider),
    distance_miles: inMiles(provider.distanceMeters),
    ...(provider.detourMeters !== undefined && { detour_miles: inMiles(provider.detourMeters) }),
  }
}

/** Rounded to one decimal. */
const inMiles = (meters: number) => Math.round((meters / METERS_PER_MILE) * 10) / 10

/** `contact` is null for viewers who may not see it; the result then lacks its keys. */
function asPlaceDetails(provider: ProviderDetail, contact: ContactView | null, now: Date): PlaceDetails {
  const lines = weekdayLines(hours, LOCALE, provider.hours)
  return {
    ...shared(provider),
    photos: provider.photos.map((photo) => ({ url: photo.src })),
    formatted_address: addressLine(provider),
    ...(contact && { formatted_phone_number: contact.phone, email: contact.email, website: contact.website }),
    opening_hours: lines && { weekday_text: lines },
    types: [provider.kind, ...provider.careTypes],
    facts: statedFacts(provider, todayIn(provider.timeZone, now)),
    reviews: provider.reviews.map((review) => ({
      author_name: review.authorName,
      rating: review.rating,
      relative_time_description: relativeTime(times, review.createdAt, now),
      text: review.text,
      time: Math.floor(Date.parse(review.createdAt) / 1000),
    })),
  }
}

function statedFacts({ facts }: ProviderDetail, today: string): NonNullable<PlaceDetails['facts']> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([group, provenance]) => {
      const freshness = freshnessOf(provenance, today)
      if (freshness === 'unknown') return []
      return [[group, { source: provenance.sourceName, confirmed_on: provenance.confirmedOn, freshness }] as const]
    }),
  )
}

function shared(provider: ProviderCard) {
  return {
    id: provider.id,
    place_id: provider.id,
    name: provider.name,
    rating: provider.rating,
    user_ratings_total: provider.reviewCount,
    ageRange: ageRangeText(ages, provider.ageMinMonths, provider.ageMaxMonths) ?? '',
    tags: tagsOf(traits, provider),
  }
}

/** One page of a search. The API's places cannot mark an unknown match, so filters exclude providers with unknown facts. */
export async function searchPlaces(area: SearchArea, search: Search, now: Date) {
  const hide: Search['hide'] = [...search.hide, 'unknown']
  const { providers, total } = await searchProviders(area, { ...search, hide }, now)
  return { places: providers.map(asPlaceSummary), total }
}

/** For an old, short or merged id, returns the provider it redirects to. Includes contact data only for viewers who may see it. */
export async function findPlace(viewer: Actor, id: string, now: Date): Promise<PlaceDetails | null> {
  const found = await findProviderPage(id, now)
  const page = found.kind === 'redirect' ? await findProviderPage(found.publicId, now) : found
  if (page.kind !== 'page') return null
  const contact = canSeeContact(viewer) ? await findContact(viewer, page.detail.id) : null
  return asPlaceDetails(page.detail, contact, now)
}

/** Descriptions of the search endpoints' parameters, for the page for developers. */
export const PARAMETER_MEANINGS = {
  ...Object.fromEntries(SEARCH_FIELDS.map((name) => [name, 'As in the address of the search page'])),
  zipCode: `A ZIP code, or a city or county such as ${SITE.example.place}`,
  distance: `Miles: ${DISTANCES.join(', ')}`,
  page: `1 to ${MAX_PAGE}`,
  sort: SORTS.join(', '),
  kind: codesOf(choicesOf('kind')),
  childcareType: codesOf(choicesOf('childcareType')),
  ageRange: codesOf(AGE_RANGES),
  openings: 'confirmed: only those with an opening confirmed recently',
  priceRange: 'Dollars a week: 0-300',
  age: 'The child’s age in months; it orders the results and hides none',
}

function codesOf(choices: readonly { code: string }[]) {
  return choices.map(({ code }) => code).join(', ')
}
