import { FALLBACK_PICTURE } from '@/lib/media/rules'
import { distanceMeters, METERS_PER_MILE, type Point } from '../rules/geo'
import type { Attribution, PlaceDetails, PlaceSummary } from '../types'
import type { GoogleDetails, GoogleFound } from './schema'

/** Google's results in the format of the places API. Its pictures are not used: they belong to the photographers. */

/** Every place has its `source` and `attributions`, since a list of places is returned as a bare array. */
export function googleAsSummary(found: GoogleFound, center: Point, attributions: Attribution[]): PlaceSummary {
  return {
    ...shared(found),
    image: FALLBACK_PICTURE.path,
    location: found.formatted_address,
    isSponsored: false,
    // Our levels begin at 1; Google's 0 means "free", which is not reliable for childcare.
    price_level: found.price_level || null,
    distance_miles: Math.round((distanceMeters(center, pointOf(found)) / METERS_PER_MILE) * 10) / 10,
    source: 'google',
    attributions,
  }
}

/** Has phone and website only with `showsContact`, and they are null once the place is permanently closed. */
export function googleAsDetails(
  details: GoogleDetails,
  showsContact: boolean,
  attributions: Attribution[],
): PlaceDetails {
  const isClosed = isClosedForGood(details)
  return {
    ...shared(details),
    photos: [],
    formatted_address: details.formatted_address,
    ...(showsContact && {
      formatted_phone_number: isClosed ? null : details.formatted_phone_number,
      email: null,
      website: isClosed ? null : details.website,
    }),
    opening_hours: isClosed ? null : details.opening_hours,
    types: details.types,
    reviews: details.reviews,
    business_status: isClosed ? 'CLOSED_PERMANENTLY' : (details.business_status ?? 'OPERATIONAL'),
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

/** '<a href="https://maps.google.com/...">Ann</a>' as text and URL, so that no foreign markup reaches a page. */
export function parseAttribution(html: string): Attribution {
  const href = /<a\s[^>]*href="(https:\/\/[^"<>\s]+)"/i.exec(html)?.[1] ?? null
  const text = html.replace(/<[^>]*>/g, '').trim()
  return { text: decodeEntities(text), url: href && URL.canParse(href) ? href : null }
}

/** Splits a text with several attributions, as map sources have, into one per link. */
export function parseAttributions(html: string): Attribution[] {
  return html
    .split(/(?<=<\/a\s*>)/i)
    .map(parseAttribution)
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

/** `rejected`: the source will fail for a while. `unused`: it was not called. */
type Outcome = 'success' | 'failure' | 'rejected' | 'unused'

export type BreakerLimits = {
  /** This many failures in a row open it. */
  failures: number
  /** It stays open for this long, then one caller may try. */
  openMillis: number
  /** After a rejection (no key, quota used up) an early retry is useless. */
  rejectedMillis: number
}

export const BREAKER_LIMITS: BreakerLimits = { failures: 5, openMillis: 30_000, rejectedMillis: 10 * 60_000 }

/**
 * A circuit breaker, so that callers do not wait for a source that is down. Closed: all calls go through. Open: none do.
 * Half-open, once the time is over: one caller tries, and its outcome closes the breaker or opens it again. One per process.
 */
export function createBreaker(limits: BreakerLimits = BREAKER_LIMITS) {
  let failures = 0
  let openUntil = 0
  let isTrying = false

  return {
    /** Whether a call may be made now. If true, the caller must report the outcome. */
    canCall(now: Date): boolean {
      if (openUntil === 0) return true
      if (isTrying || now.getTime() < openUntil) return false
      isTrying = true
      return true
    },
    report(outcome: Outcome, now: Date): void {
      isTrying = false
      if (outcome === 'unused') return
      if (outcome === 'success') {
        failures = 0
        openUntil = 0
        return
      }
      failures += 1
      if (outcome === 'rejected') openUntil = now.getTime() + limits.rejectedMillis
      else if (openUntil > 0 || failures >= limits.failures) openUntil = now.getTime() + limits.openMillis
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>

export type GoogleVerdict = { kind: 'result' | 'nothing' | 'failure'; outcome: Exclude<Outcome, 'unused'> }

/**
 * What a status of the Places web service means for the caller and for the breaker. A wrong id is the visitor's mistake, not
 * a failure of Google. A missing or unknown status is a failure.
 */
export function judgeStatus(status: string | undefined): GoogleVerdict {
  switch (status) {
    case 'OK':
      return { kind: 'result', outcome: 'success' }
    case 'ZERO_RESULTS':
    case 'NOT_FOUND':
    case 'INVALID_REQUEST':
      return { kind: 'nothing', outcome: 'success' }
    case 'REQUEST_DENIED':
    case 'OVER_QUERY_LIMIT':
    case 'OVER_DAILY_LIMIT':
      return { kind: 'failure', outcome: 'rejected' }
    default:
      return { kind: 'failure', outcome: 'failure' }
  }
}
