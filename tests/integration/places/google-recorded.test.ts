import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createGooglePlaces, SourceUnavailableError } from '@/lib/places/google/queries'
import { isGooglePlaceId } from '@/lib/places/google/rules'
import { createActor } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import { type GoogleServer, startGoogleServer, text } from '@/tests/support/servers/google-server'

/** Responses of the real service, recorded by others; they contain reviewers' names, so they are read in place and not copied. */
const folder = path.join(process.env.SHARED_DATA ?? path.resolve('../shared/data'), 'google-places')
const isThere = existsSync(folder)
const files = isThere
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  : []
if (!isThere) console.error(`Skipped: there are no recorded responses in ${folder} (set SHARED_DATA).`)

testDatabase()

let google: GoogleServer
beforeAll(async () => {
  google = await startGoogleServer()
})
afterAll(() => google?.stop())

type Recorded = { status?: string; results?: { place_id?: string }[]; result?: { place_id?: string } }
const recorded = files.map((name) => {
  const body = readFileSync(path.join(folder, name), 'utf8')
  return { name, body, answer: JSON.parse(body) as Recorded }
})
const now = new Date('2026-11-20T12:00:00Z')
const source = () => createGooglePlaces({ key: 'k', baseUrl: google.baseUrl, dailyBudget: 1_000 })
/** The county has the largest radius, and the recordings are from four continents, so distant places are filtered out. */
const area = { center: { latitude: 28.4, longitude: -81.5 }, timeZone: 'America/New_York', county: 'Orange, FL' }
const fails = ({ status }: Recorded) => !['OK', 'ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'].includes(status ?? '')

const withDetails = recorded.filter(({ answer }) => answer.result?.place_id && answer.status === 'OK')
const lists = recorded.filter(({ answer }) => answer.results && !answer.result)

;(isThere ? test : test.skip)('every recorded place is parsed correctly', async () => {
  const parent = await createActor('caregiver')
  for (const { name, body, answer } of withDetails) {
    google.setReply(text(body, 200, 'application/json'))
    const id = answer.result?.place_id ?? ''
    const place = await source()
      .details(parent, isGooglePlaceId(id) ? id : 'ChIJN1t_tDeuEmsRUsoyG83frY4', now)
      .catch(() => null)
    expect([name, place?.id ?? null]).toEqual([name, isGooglePlaceId(id) ? id : null])
  }
  expect(withDetails.length).toBeGreaterThan(10)
})

;(isThere ? test : test.skip)('every recorded list gives results, and every recorded refusal is an error', async () => {
  let found = 0
  for (const { name, body, answer } of lists) {
    google.setReply(text(body, 200, 'application/json'))
    const outcome = await source()
      .search(area, now)
      .catch((error: unknown) => error)
    expect([name, outcome instanceof SourceUnavailableError]).toEqual([name, fails(answer)])
    if (Array.isArray(outcome)) found += outcome.length
  }
  expect(found).toBeGreaterThan(0)
})
