import { VISITOR } from '@/lib/access/types'
import { createGooglePlaces, SourceUnavailableError } from '@/lib/places/google/queries'
import { db } from '@/lib/platform/database/client'
import { logger } from '@/lib/platform/logging/logger'
import { createActor } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import {
  details,
  drip,
  foundPlace,
  type GoogleServer,
  hang,
  json,
  SUNNY_ID,
  startGoogleServer,
  text,
} from '@/tests/support/servers/google-server'

testDatabase()

let google: GoogleServer
beforeAll(async () => {
  google = await startGoogleServer()
})
afterAll(() => google.stop())
afterEach(() => jest.restoreAllMocks())

const now = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const area = { center: { latitude: 28.54, longitude: -81.37 }, timeZone: 'America/New_York', radiusMeters: 16_093 }
/** Long enough for a busy machine: only the replies that never end run into them. */
const timeouts = { connectMillis: 30_000, silenceMillis: 30_000, totalMillis: 30_000 }
const shortTimeouts = { connectMillis: 2_000, silenceMillis: 2_000, totalMillis: 3_000 }
const key = 'a-key-that-nobody-may-read'

const source = (more = {}) =>
  createGooglePlaces({ key, baseUrl: google.baseUrl, timeouts, dailyBudget: 1_000, ...more })
const search = (places = source(), at = now) => places.search(area, at)

test("a search makes one request, in English, around the point, and returns the directory's shape", async () => {
  google.setReply(json({ html_attributions: ['Listings by <b>Somebody</b>'], results: [foundPlace()], status: 'OK' }))
  const places = await search()
  expect(places).toMatchObject([
    { id: SUNNY_ID, name: 'Sunny Steps Child Care', rating: 4.4, user_ratings_total: 31, source: 'google' },
  ])
  expect(places[0]?.attributions).toEqual([{ text: 'Listings by Somebody', url: null }])
  expect(google.requests).toHaveLength(1)
  expect(google.requests[0]?.path).toBe('/maps/api/place/textsearch/json')
  expect(Object.fromEntries(google.requests[0]?.query ?? [])).toEqual({
    key,
    query: 'child care',
    location: '28.54,-81.37',
    radius: '16093',
    language: 'en',
  })
})

test('places outside the radius or permanently closed are left out', async () => {
  const far = foundPlace({ place_id: 'ChIJfar-away_000000001', geometry: { location: { lat: 40.7, lng: -74 } } })
  const gone = foundPlace({ place_id: 'ChIJgone_000000000001', business_status: 'CLOSED_PERMANENTLY' })
  google.setReply(json({ results: [far, gone, foundPlace()], status: 'OK' }))
  expect((await search()).map(({ id }) => id)).toEqual([SUNNY_ID])
})

test('a county is searched by its name', async () => {
  google.setReply(json({ results: [], status: 'ZERO_RESULTS' }))
  await source().search({ center: area.center, timeZone: area.timeZone, county: 'Orange, FL' }, now)
  expect(google.requests[0]?.query.get('query')).toBe('child care in Orange County, FL')
})

test('for a visitor contact data is not requested', async () => {
  google.setReply(json(details({ formatted_phone_number: undefined, website: undefined })))
  const place = await source().details(VISITOR, SUNNY_ID, now)
  expect(google.requests[0]?.query.get('fields')).not.toMatch(/phone|website|url/)
  expect(place).toMatchObject({ name: 'Sunny Steps Child Care', reviews: [{ author_name: 'Robin Example' }] })
  expect(JSON.stringify(place)).not.toMatch(/phone|website|email/)
})

test('contact data in an unexpected response is not passed on', async () => {
  google.setReply(json(details()))
  expect(JSON.stringify(await source().details(VISITOR, SUNNY_ID, now))).not.toMatch(/555|sunny-steps\.example/)
})

test('a signed-in parent gets phone and website', async () => {
  google.setReply(json(details()))
  const place = await source().details(await createActor('caregiver'), SUNNY_ID, now)
  expect(google.requests[0]?.query.get('fields')).toMatch(/formatted_phone_number,website$/)
  expect(place).toMatchObject({ formatted_phone_number: '(407) 555-0142', website: 'https://sunny-steps.example/' })
})

test("an id that is not Google's is never sent there", async () => {
  google.setReply(json(details()))
  expect(await source().details(VISITOR, 'ChIJ&key=x', now)).toBeNull()
  expect(google.requests).toHaveLength(0)
})

test.each(['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'])('%s means not found', async (status) => {
  google.setReply(json({ status, results: [], error_message: 'x' }))
  expect(await search()).toEqual([])
  expect(await source().details(VISITOR, SUNNY_ID, now)).toBeNull()
})

const failures: [string, Parameters<GoogleServer['setReply']>[0]][] = [
  ['OVER_QUERY_LIMIT', json({ status: 'OVER_QUERY_LIMIT', error_message: 'Please wait.' })],
  ['OVER_DAILY_LIMIT', json({ status: 'OVER_DAILY_LIMIT', results: [] })],
  ['REQUEST_DENIED', json({ status: 'REQUEST_DENIED', error_message: 'The key is wrong.', results: [] })],
  ['UNKNOWN_ERROR', json({ status: 'UNKNOWN_ERROR', results: [] })],
  ['a new status', json({ status: 'NEW_ONE', results: [] })],
  ['no status', json({ results: [], html_attributions: [] })],
  ['a list that is none', json({ status: 'OK', results: 'none' })],
  ['garbage', text('<html>captive portal</html>')],
  ['a truncated response', text('{"status":"OK","results":[', 200, 'application/json')],
  ['nothing', text('')],
  ['null', json(null)],
  ['500', text('Internal Server Error', 500)],
  ['503 with JSON', json({ error: 'x' }, 503)],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['too much', text(`{"status":"OK","results":[],"x":"${'x'.repeat(3_000_000)}"}`, 200, 'application/json')],
  ['a connection cut', (response) => response.destroy()],
]
const endless: typeof failures = [
  ['silence', hang],
  ['drops without end', drip],
]

async function expectFailure(reply: Parameters<GoogleServer['setReply']>[0], places = source()) {
  const logged = jest.spyOn(logger, 'warn').mockImplementation(() => undefined)
  google.setReply(reply)
  await expect(search(places)).rejects.toThrow(SourceUnavailableError)
  expect(google.requests).toHaveLength(1)
  expect(logged).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/nobody-may-read|127\.0\.0\.1|child care|28\.54|key is wrong/)
}

test.each(failures)('%s fails, is requested once, and is logged without the key or the text', async (_, reply) => {
  await expectFailure(reply)
})

test.each(endless)('%s is given up, and does not try again', async (_, reply) => {
  await expectFailure(reply, source({ timeouts: shortTimeouts }))
})

test('an unreachable server fails without waiting', async () => {
  await expect(search(source({ baseUrl: 'http://127.0.0.1:9' }))).rejects.toThrow(SourceUnavailableError)
})

test('after five failures in a row no requests are made for half a minute; then one successful attempt resumes them', async () => {
  const places = source()
  google.setReply(text('', 500))
  for (let count = 0; count < 7; count++) await expect(search(places)).rejects.toThrow(SourceUnavailableError)
  expect(google.requests).toHaveLength(5)
  google.setReply(json({ status: 'OK', results: [foundPlace()] }))
  await expect(search(places, later(29))).rejects.toThrow(SourceUnavailableError)
  const results = await Promise.allSettled([search(places, later(30)), search(places, later(30))])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(google.requests).toHaveLength(1)
  expect(await search(places, later(31))).toHaveLength(1)
})

test('after Google rejects a request, none is sent for ten minutes', async () => {
  const places = source()
  google.setReply(json({ status: 'REQUEST_DENIED', results: [] }))
  await expect(search(places)).rejects.toThrow(SourceUnavailableError)
  await expect(search(places, later(599))).rejects.toThrow(SourceUnavailableError)
  expect(google.requests).toHaveLength(1)
})

test('the daily budget is shared by all processes and starts over the next day', async () => {
  google.setReply(json({ status: 'OK', results: [foundPlace()] }))
  const processes = [source({ dailyBudget: 3 }), source({ dailyBudget: 3 })]
  const searches = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((one) => search(processes[one % 2])))
  expect(searches.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(google.requests).toHaveLength(3)
  expect(await db().sourceCall.findMany()).toMatchObject([{ source: 'google', calls: 3 }])
  expect(await search(processes[0], later(12 * 3600))).toHaveLength(1)
})

test('with a budget of 0 no request is made', async () => {
  google.setReply(json({ status: 'OK', results: [foundPlace()] }))
  await expect(search(source({ dailyBudget: 0 }))).rejects.toThrow(SourceUnavailableError)
  expect(google.requests).toHaveLength(0)
})
