import 'server-only'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Client, Language } from '@googlemaps/google-maps-services-js'
import { z } from 'zod'
import { canSeeContact } from '@/lib/access/policy'
import type { Actor } from '@/lib/access/types'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/database/client'
import { DomainError } from '@/lib/platform/http/errors'
import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { logger } from '@/lib/platform/logging/logger'
import { dayOf } from '@/lib/platform/time/dates'
import { distanceMeters, type Point } from '../rules/geo'
import type { PlaceArea, PlaceDetails, PlaceSummary } from '../types'
import {
  type BreakerLimits,
  createBreaker,
  googleAsDetails,
  googleAsSummary,
  googleDetailsResponse,
  googleSearchResponse,
  googleStatus,
  isClosedForGood,
  isGooglePlaceId,
  judgeStatus,
  parseAttribution,
  pointOf,
} from './rules'

/**
 * Counts one call to Google on this day (UTC), unless the day's budget is used up: then returns false without counting. A
 * single statement, so that all processes together never exceed the budget.
 */
async function spendGoogleCall(budget: number, now: Date): Promise<boolean> {
  if (budget <= 0) return false
  const spent = await db().$executeRaw`
    INSERT INTO source_calls (source, day, calls) VALUES ('google', ${dayOf(now)}::date, 1)
    ON CONFLICT (source, day) DO UPDATE SET calls = source_calls.calls + 1 WHERE source_calls.calls < ${budget}::int`
  return spent === 1
}

type GoogleSettings = {
  key: string
  /** For tests: the web service's URL, instead of Google's. */
  baseUrl?: string
  timeouts?: { connectMillis: number; silenceMillis: number; totalMillis: number }
}

/** So that a page that calls Google still responds within 5 s. */
const TIMEOUTS = { connectMillis: 1_500, silenceMillis: 2_000, totalMillis: 3_000 }
const MAX_RESPONSE_BYTES = 2_000_000

/** The unvalidated response body, or the reason for a failure, without URLs, keys or other text. */
type GoogleReply = { body: unknown } | { failed: string }

const failure = z.object({
  code: z.string().max(40).optional(),
  response: z.object({ status: z.number(), data: z.unknown() }).optional(),
})

/**
 * The only use of the library, which is loaded with the first call: most sites have no key. It throws for some statuses that come with
 * HTTP 200 (it turns them into 4xx and 5xx), so its errors are checked for a body first. Its errors contain the key: none of them may
 * leave this file.
 */
function createGoogleClient({ key, baseUrl, timeouts = TIMEOUTS }: GoogleSettings) {
  const { connectMillis, silenceMillis, totalMillis } = timeouts
  const config = {
    timeout: silenceMillis,
    httpAgent: new HttpAgent({ keepAlive: true, timeout: connectMillis }),
    httpsAgent: new HttpsAgent({ keepAlive: true, timeout: connectMillis }),
    maxContentLength: MAX_RESPONSE_BYTES,
    maxRedirects: 0,
  }
  let client: Client | undefined
  const request = (send: (client: Client) => Promise<{ data: unknown }>): Promise<GoogleReply> =>
    read(async () => {
      const { Client: GoogleClient } = await import('@googlemaps/google-maps-services-js')
      client ??= new GoogleClient({ config })
      return send(client)
    })
  const shared = (path: string) => ({
    ...(baseUrl && { url: new URL(`/maps/api/place/${path}/json`, baseUrl).href }),
    // The library would retry three times by default, which takes too long for a page.
    raxConfig: { retry: 0, noResponseRetries: 0 },
    signal: AbortSignal.timeout(totalMillis),
  })
  return {
    textSearch: (query: string, center: Point, radiusMeters: number) =>
      request((client) =>
        client.textSearch({
          ...shared('textsearch'),
          params: {
            key,
            query,
            location: { lat: center.latitude, lng: center.longitude },
            radius: Math.round(radiusMeters),
            language: languageOf(DEFAULT_LOCALE),
          },
        }),
      ),
    details: (placeId: string, fields: string[], locale: Locale) =>
      request((client) =>
        client.placeDetails({
          ...shared('details'),
          params: { key, place_id: placeId, fields, language: languageOf(locale) },
        }),
      ),
  }
}

async function read(call: () => Promise<{ data: unknown }>): Promise<GoogleReply> {
  try {
    return { body: (await call()).data }
  } catch (error) {
    const known = failure.safeParse(error)
    if (!known.success) return { failed: 'no response' }
    const { code, response } = known.data
    if (typeof response?.data === 'object' && response.data !== null && 'status' in response.data)
      return { body: response.data }
    return { failed: response ? `HTTP ${response.status}` : (code ?? 'no response') }
  }
}

/** The source is unavailable: down, rejecting requests, or today's budget is used up. The directory works without it. */
export class SourceUnavailableError extends DomainError {
  constructor() {
    super(503, message('places.errors.googleUnavailable'))
  }
}

const QUERY = 'child care'
/** The largest radius the service supports. */
const MAX_METERS = 50_000
const FIELDS = ['place_id', 'name', 'formatted_address', 'rating', 'user_ratings_total', 'types', 'business_status']
const MORE_FIELDS = ['opening_hours', 'reviews']
const CONTACT_FIELDS = ['formatted_phone_number', 'website']

type Settings = GoogleSettings & { dailyBudget: number; breaker?: BreakerLimits }

/** Google as a source of places. Every request goes to Google: its results are never stored. */
export function createGooglePlaces(settings: Settings) {
  const client = createGoogleClient(settings)
  const breaker = createBreaker(settings.breaker)

  /** Null if Google has no results; throws SourceUnavailableError if the call fails. */
  async function request<Schema extends z.ZodType>(
    call: () => Promise<GoogleReply>,
    schema: Schema,
    now: Date,
  ): Promise<z.output<Schema> | null> {
    if (!breaker.canCall(now)) throw new SourceUnavailableError()
    const hasBudget = await spendGoogleCall(settings.dailyBudget, now).catch((error: unknown) => {
      breaker.report('unused', now)
      throw error
    })
    if (!hasBudget) {
      breaker.report('unused', now)
      return fail('budget used up')
    }
    const reply = await call()
    if ('failed' in reply) {
      breaker.report('failure', now)
      return fail(reply.failed)
    }
    const status = googleStatus.safeParse(reply.body).data?.status
    const verdict = judgeStatus(status)
    const parsed = verdict.kind === 'result' ? schema.safeParse(reply.body) : null
    breaker.report(parsed?.success === false ? 'failure' : verdict.outcome, now)
    if (parsed?.success === false) return fail('malformed')
    if (verdict.kind === 'failure') return fail(/^[A-Z_]{1,40}$/.test(status ?? '') ? `${status}` : 'malformed')
    return parsed?.data ?? null
  }

  return {
    async search(area: PlaceArea, now: Date): Promise<PlaceSummary[]> {
      const radius = radiusOf(area)
      const call = () => client.textSearch(queryOf(area), area.center, radius)
      const response = await request(call, googleSearchResponse, now)
      const attributions = response?.html_attributions.map(parseAttribution) ?? []
      return (response?.results ?? [])
        .filter((found) => !isClosedForGood(found) && distanceMeters(area.center, pointOf(found)) <= radius)
        .map((found) => googleAsSummary(found, area.center, attributions))
    },
    /** Null for an unknown id. `locale`: the language of hours and of the ages of reviews. */
    async details(viewer: Actor, id: string, now: Date, locale: Locale = DEFAULT_LOCALE): Promise<PlaceDetails | null> {
      if (!isGooglePlaceId(id)) return null
      const showsContact = canSeeContact(viewer)
      const fields = [...FIELDS, ...MORE_FIELDS, ...(showsContact ? CONTACT_FIELDS : [])]
      const response = await request(() => client.details(id, fields, locale), googleDetailsResponse, now)
      return (
        response && googleAsDetails(response.result, showsContact, response.html_attributions.map(parseAttribution))
      )
    },
  }
}

/** "es" for "es-US". */
const languageOf = (locale: Locale) => locale.split('-')[0] as Language

function fail(why: string): never {
  logger.warn({ source: 'google', why }, 'places source is unavailable')
  throw new SourceUnavailableError()
}

/** The service only prefers places within the radius, so the distances of its results are checked again. */
function radiusOf(area: PlaceArea): number {
  return 'radiusMeters' in area ? Math.min(area.radiusMeters, MAX_METERS) : MAX_METERS
}

/** "child care in Orange County, FL" */
function queryOf(area: PlaceArea): string {
  return 'county' in area ? `${QUERY} in ${area.county.replace(/, (\w\w)$/, ' County, $1')}` : QUERY
}

type GooglePlaces = ReturnType<typeof createGooglePlaces>

let source: GooglePlaces | undefined

/** The configured Google source, one per process; null without a key. */
export function googlePlaces(): GooglePlaces | null {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_BASE_URL: baseUrl, GOOGLE_MAPS_DAILY_BUDGET: dailyBudget } = env()
  if (!key) return null
  source ??= createGooglePlaces({ key, baseUrl, dailyBudget })
  return source
}
