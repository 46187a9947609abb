import { FALLBACK_PICTURE } from '@/lib/media/rules'
import { distanceMeters, METERS_PER_MILE, type Point } from '@/lib/platform/geo'
import type { GoogleDetails, GoogleFound } from '../schema/google-answer'
import type { Attribution, PlaceDetails, PlaceSummary } from '../types'

/** What Google says, in the shapes of the places port. Its pictures stay there: they are the photographers'. */

/** `source` and `attributions` go with every place, since a list of places leaves as a bare array. */
export function googleAsSummary(found: GoogleFound, center: Point, attributions: Attribution[]): PlaceSummary {
  return {
    ...shared(found),
    image: FALLBACK_PICTURE.path,
    location: found.formatted_address,
    isSponsored: false,
    // Ours begin at 1; Google's 0 is "free", which no childcare is because Google says so.
    price_level: found.price_level || null,
    distance_miles: Math.round((distanceMeters(center, pointOf(found)) / METERS_PER_MILE) * 10) / 10,
    source: 'google',
    attributions,
  }
}

/** Phone and website are keys only where `showsContact`, and nobody's once the place is closed for good. */
export function googleAsDetails(
  details: GoogleDetails,
  showsContact: boolean,
  attributions: Attribution[],
): PlaceDetails {
  const isGone = isClosedForGood(details)
  return {
    ...shared(details),
    photos: [],
    formatted_address: details.formatted_address,
    ...(showsContact && {
      formatted_phone_number: isGone ? null : details.formatted_phone_number,
      email: null,
      website: isGone ? null : details.website,
    }),
    opening_hours: isGone ? null : details.opening_hours,
    types: details.types,
    reviews: details.reviews,
    business_status: isGone ? 'CLOSED_PERMANENTLY' : (details.business_status ?? 'OPERATIONAL'),
    source: 'google',
    attributions,
  }
}

export function isClosedForGood(place: Pick<GoogleFound, 'business_status' | 'permanently_closed'>): boolean {
  return place.business_status === 'CLOSED_PERMANENTLY' || place.permanently_closed
}

export function pointOf({ geometry: { location } }: GoogleFound): Point {
  return { latitude: location.lat, longitude: location.lng }
}

/** '<a href="https://maps.google.com/...">Ann</a>' as text and address; no markup of others reaches a page. */
export function readAttribution(html: string): Attribution {
  const href = /<a\s[^>]*href="(https:\/\/[^"<>\s]+)"/i.exec(html)?.[1] ?? null
  const text = html.replace(/<[^>]*>/g, '').trim()
  return { text: decodeEntities(text), url: href && URL.canParse(href) ? href : null }
}

/** Of a text that names several, as the sources of maps do, each with its own link. */
export function readAttributions(html: string): Attribution[] {
  return html
    .split(/(?<=<\/a\s*>)/i)
    .map(readAttribution)
    .filter(({ text }) => text !== '')
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  copy: '©',
  '#169': '©',
  nbsp: ' ',
}

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|copy|#169|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

function shared(place: GoogleFound | GoogleDetails) {
  return {
    id: place.place_id,
    place_id: place.place_id,
    name: place.name,
    rating: place.rating,
    user_ratings_total: place.user_ratings_total,
    ageRange: '',
    tags: [],
  }
}
