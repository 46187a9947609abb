import { FALLBACK_PICTURE } from '@/lib/media/rules'
import type { PlaceDetails, PlaceSummary } from '@/lib/places/types'
import type { ContactView, FoundProvider, ProviderCard, ProviderDetail } from '../types'
import { addressLine } from './address'
import { ageRangeText } from './age-text'
import { todayIn } from './dates'
import { freshnessOf } from './freshness'
import { METERS_PER_MILE } from './geo'
import { weekdayLines } from './hours-text'
import { priceLevelOf } from './price-level'
import { relativeTime } from './relative-time'
import { tagsOf } from './tags'

/** Our providers in the shapes of the places port. */

export function asPlaceSummary(provider: FoundProvider): PlaceSummary {
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

/** To a tenth. */
const inMiles = (meters: number) => Math.round((meters / METERS_PER_MILE) * 10) / 10

/** `contact` is null for whoever may not see it: then its keys are absent. */
export function asPlaceDetails(provider: ProviderDetail, contact: ContactView | null, now: Date): PlaceDetails {
  const lines = weekdayLines(provider.hours)
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
      relative_time_description: relativeTime(review.createdAt, now),
      text: review.text,
      time: Math.floor(Date.parse(review.createdAt) / 1000),
    })),
  }
}

function statedFacts({ facts }: ProviderDetail, today: string): NonNullable<PlaceDetails['facts']> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([group, stamp]) => {
      const freshness = freshnessOf(stamp, today)
      if (freshness === 'unknown') return []
      return [[group, { source: stamp.sourceName, confirmed_on: stamp.confirmedOn, freshness }] as const]
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
    ageRange: ageRangeText(provider.ageMinMonths, provider.ageMaxMonths) ?? '',
    tags: tagsOf(provider),
  }
}
