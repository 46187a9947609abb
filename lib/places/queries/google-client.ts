import 'server-only'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Client, Language } from '@googlemaps/google-maps-services-js'
import { z } from 'zod'
import type { Point } from '@/lib/platform/geo'

export type GoogleSettings = {
  key: string
  /** For tests: where the web service answers instead of Google's address. */
  baseUrl?: string
  timeouts?: { connectMillis: number; silenceMillis: number; totalMillis: number }
}

/** A page that asks Google still answers within 5 s. */
const TIMEOUTS = { connectMillis: 1_500, silenceMillis: 2_000, totalMillis: 3_000 }
const MAX_ANSWER_BYTES = 2_000_000

/** What came back, whatever it is; or why nothing did, in a word that holds no address, key or text. */
export type GoogleReply = { body: unknown } | { failed: string }

const failure = z.object({
  code: z.string().max(40).optional(),
  response: z.object({ status: z.number(), data: z.unknown() }).optional(),
})

/**
 * The one place that touches the library. It throws for some statuses that come with HTTP 200 (it turns them into 4xx and
 * 5xx), so what it throws is read for the body first. Its errors hold the key: none of them leaves this file.
 */
export function createGoogleClient({ key, baseUrl, timeouts = TIMEOUTS }: GoogleSettings) {
  const { connectMillis, silenceMillis, totalMillis } = timeouts
  const client = new Client({
    config: {
      timeout: silenceMillis,
      httpAgent: new HttpAgent({ keepAlive: true, timeout: connectMillis }),
      httpsAgent: new HttpsAgent({ keepAlive: true, timeout: connectMillis }),
      maxContentLength: MAX_ANSWER_BYTES,
      maxRedirects: 0,
    },
  })
  const shared = (path: string) => ({
    ...(baseUrl && { url: new URL(`/maps/api/place/${path}/json`, baseUrl).href }),
    // The library would try three times on its own; people are waiting.
    raxConfig: { retry: 0, noResponseRetries: 0 },
    signal: AbortSignal.timeout(totalMillis),
  })
  return {
    textSearch: (query: string, center: Point, radiusMeters: number, openNow: boolean): Promise<GoogleReply> =>
      read(() =>
        client.textSearch({
          ...shared('textsearch'),
          params: {
            key,
            query,
            location: { lat: center.latitude, lng: center.longitude },
            radius: Math.round(radiusMeters),
            language: Language.en,
            ...(openNow && { opennow: true }),
          },
        }),
      ),
    details: (placeId: string, fields: string[]): Promise<GoogleReply> =>
      read(() =>
        client.placeDetails({
          ...shared('details'),
          params: { key, place_id: placeId, fields, language: Language.en },
        }),
      ),
  }
}

async function read(call: () => Promise<{ data: unknown }>): Promise<GoogleReply> {
  try {
    return { body: (await call()).data }
  } catch (error) {
    const known = failure.safeParse(error)
    if (!known.success) return { failed: 'no answer' }
    const { code, response } = known.data
    if (typeof response?.data === 'object' && response.data !== null && 'status' in response.data)
      return { body: response.data }
    return { failed: response ? `HTTP ${response.status}` : (code ?? 'no answer') }
  }
}
