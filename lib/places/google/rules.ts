import { z } from 'zod'
import { FALLBACK_PICTURE } from '@/lib/media/rules/pictures'
import { distanceMeters, METERS_PER_MILE, type Point } from '../rules/geo'
import type { Attribution, PlaceDetails, PlaceSummary } from '../types'

/** Google's ids of businesses start with "ChIJ" and ours are lower-case, so no id can be both. next.config.mjs repeats it: keep them equal. */
const PLACE_ID = /^ChIJ[A-Za-z0-9_-]{10,120}$/

export function isGooglePlaceId(id: string): boolean {
  return PLACE_ID.test(id)
}

/**
 * The parts of the Places web service's responses that we use. A malformed part counts as missing; a place without id, name
 * or point is skipped. Unreasonably long texts count as malformed.
 */
const text = (max: number) => z.string().max(max)
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().catch(null).default(null)
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const webAddress = text(2_000).refine(isWebAddress)
const DAYS = 7
const MAX_RESULTS = 60
const MAX_REVIEWS = 5

const place = {
  place_id: z.string().refine(isGooglePlaceId),
  name: text(300).trim().min(1),
  formatted_address: text(500).catch('').default(''),
  rating: maybe(z.number().min(1).max(5)),
  user_ratings_total: z.number().int().min(0).catch(0).default(0),
  types: z.array(text(100)).max(100).catch([]).default([]),
  business_status: maybe(z.enum(['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY'])),
  /** The older field for the same information. */
  permanently_closed: z.boolean().catch(false).default(false),
}

export const googleFound = z.object({
  ...place,
  price_level: maybe(z.number().int().min(0).max(4)),
  geometry: z.object({
    location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  }),
})

const review = z.object({
  author_name: text(200).trim().min(1),
  author_url: maybe(webAddress),
  rating: z.number().min(1).max(5),
  relative_time_description: text(100).catch('').default(''),
  text: text(20_000).catch('').default(''),
  time: z.number().int().catch(0).default(0),
})

export const googleDetails = z.object({
  ...place,
  formatted_phone_number: maybe(text(40)),
  website: maybe(webAddress),
  opening_hours: maybe(z.object({ weekday_text: z.array(text(200)).length(DAYS) })),
  reviews: z.array(maybe(review)).catch([]).default([]).transform(validItems(MAX_REVIEWS)),
})

const attributions = z.array(text(2_000)).max(20).catch([]).default([])

/** Every response from Google has a status. */
export const googleStatus = z.object({ status: z.string().max(50) })
export const googleSearchResponse = z.object({
  html_attributions: attributions,
  results: z.array(maybe(googleFound)).transform(validItems(MAX_RESULTS)),
})
export const googleDetailsResponse = z.object({ html_attributions: attributions, result: googleDetails })

type GoogleFound = z.output<typeof googleFound>
type GoogleDetails = z.output<typeof googleDetails>

/** The valid items of a list. */
function validItems(most: number) {
  return <Item>(items: (Item | null)[]): Item[] => items.filter((item) => item !== null).slice(0, most)
}

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
  /** The breaker opens after this many failures in a row. */
  failures: number
  /** It stays open for this long, then lets one caller try. */
  openMillis: number
  /** How long it stays open after a rejection (no key, quota used up), when an early retry is useless. */
  rejectedMillis: number
}

const BREAKER_LIMITS: BreakerLimits = { failures: 5, openMillis: 30_000, rejectedMillis: 10 * 60_000 }

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

type GoogleVerdict = { kind: 'result' | 'nothing' | 'failure'; outcome: Exclude<Outcome, 'unused'> }

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
