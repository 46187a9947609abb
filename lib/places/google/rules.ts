import { FALLBACK_PICTURE } from '@/lib/media/rules'
import { distanceMeters, METERS_PER_MILE, type Point } from '../rules/geo'
import type { Attribution, PlaceDetails, PlaceSummary } from '../types'
import type { GoogleDetails, GoogleFound } from './schema'

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

/** Good: the source answered. Bad: it did not. Refused: it will not answer for a while. Unused: it was not asked. */
type Outcome = 'good' | 'bad' | 'refused' | 'unused'

export type BreakerLimits = {
  /** So many bad outcomes in a row open it. */
  failures: number
  /** It stays open that long, then one caller may try. */
  openMillis: number
  /** After a refusal (no key, quota used up) trying soon again is useless. */
  refusedMillis: number
}

export const BREAKER_LIMITS: BreakerLimits = { failures: 5, openMillis: 30_000, refusedMillis: 10 * 60_000 }

/**
 * Keeps callers from waiting for a source that is down. Closed: everybody asks. Open: nobody does. Half-open, once the time
 * is over: one caller tries; its outcome closes it or opens it again. One per process.
 */
export function createBreaker(limits: BreakerLimits = BREAKER_LIMITS) {
  let failures = 0
  let opensUntil = 0
  let isTrying = false

  return {
    /** Whether to ask now. Whoever was told yes must report the outcome. */
    mayAsk(now: Date): boolean {
      if (opensUntil === 0) return true
      if (isTrying || now.getTime() < opensUntil) return false
      isTrying = true
      return true
    },
    report(outcome: Outcome, now: Date): void {
      isTrying = false
      if (outcome === 'unused') return
      if (outcome === 'good') {
        failures = 0
        opensUntil = 0
        return
      }
      failures += 1
      if (outcome === 'refused') opensUntil = now.getTime() + limits.refusedMillis
      else if (opensUntil > 0 || failures >= limits.failures) opensUntil = now.getTime() + limits.openMillis
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>

export type GoogleVerdict = { kind: 'answer' | 'nothing' | 'failure'; outcome: Exclude<Outcome, 'unused'> }

/**
 * What a status of the Places web service means for whoever asked, and for the breaker. A wrong id is the visitor's, so it
 * says nothing about Google. A status that is missing or new is a failure.
 */
export function judgeStatus(status: string | undefined): GoogleVerdict {
  switch (status) {
    case 'OK':
      return { kind: 'answer', outcome: 'good' }
    case 'ZERO_RESULTS':
    case 'NOT_FOUND':
    case 'INVALID_REQUEST':
      return { kind: 'nothing', outcome: 'good' }
    case 'REQUEST_DENIED':
    case 'OVER_QUERY_LIMIT':
    case 'OVER_DAILY_LIMIT':
      return { kind: 'failure', outcome: 'refused' }
    default:
      return { kind: 'failure', outcome: 'bad' }
  }
}
