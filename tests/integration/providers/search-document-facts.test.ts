import { db } from '@/lib/platform/database/client'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { providerDraft } from '@/lib/providers/schema'
import { ratioBit } from '@/lib/providers/search-documents/rules'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()

const orlando = {
  slug: 'orlando-fl',
  name: 'Orlando',
  state: 'FL',
  county: 'Orange',
  latitude: 28.54,
  longitude: -81.38,
}

async function documentOf(details: object) {
  await db().location.create({ data: { ...orlando, zips: ['32801'], timeZone: 'America/New_York' } })
  const draft = providerDraft.parse({
    name: 'Sample Center',
    kind: 'center',
    careTypes: ['daycare'],
    city: 'Orlando',
    state: 'FL',
    zip: '32801',
    locationSlug: 'orlando-fl',
    latitude: 28.54,
    longitude: -81.38,
    ...details,
  })
  await db().$transaction((tx) => saveProviders(tx, [draft]))
  const [row] = await db().$queryRaw<Record<string, unknown>[]>`
    SELECT traits, county, time_zone, ratio_bits, hours_confirmed_on, open_minutes::text AS open_minutes
    FROM provider_search_documents`
  return row
}

test('a night that begins on Sunday goes on in the first minutes of the week', async () => {
  const document = await documentOf({ hours: [{ weekday: 6, opensMinute: 1200, closesMinute: 360 }] })
  expect(document?.open_minutes).toBe('{[0,360),[9840,10080)}')
})

test('hours before and after school leave the gap between them closed', async () => {
  const document = await documentOf({
    hours: [
      { weekday: 0, opensMinute: 390, closesMinute: 510 },
      { weekday: 0, opensMinute: 840, closesMinute: 1080 },
    ],
  })
  expect(document?.open_minutes).toBe('{[390,510),[840,1080)}')
})

test('a provider without stated hours is neither open nor closed', async () => {
  const document = await documentOf({})
  expect(document?.open_minutes).toBeNull()
})

test('a stated ratio is found in its own room only, and better than Florida requires where it is', async () => {
  const document = await documentOf({
    ageBands: [{ band: 'infant', childrenPerAdult: 4 }, { band: 'two', childrenPerAdult: 8 }, { band: 'three' }],
  })
  const infant = ['4', '6', '8', '10'] as const
  const bits = infant
    .map((code) => ratioBit(code, 0))
    .concat(ratioBit('8', 2), ratioBit('10', 2), ratioBit('below_limit', 2))
  expect(document?.ratio_bits).toBe(bits.reduce((mask, bit) => mask | bit, 0))
})

test('the document knows the county with its state, the zone, and when hours were confirmed', async () => {
  const document = await documentOf({
    county: 'Orange',
    timeZone: 'America/Chicago',
    facts: { hours: { source: 'provider', sourceName: 'The provider', confirmedOn: '2026-11-01' } },
    languages: ['spanish'],
  })
  expect(document).toMatchObject({ county: 'Orange, FL', time_zone: 'America/Chicago' })
  expect(document?.hours_confirmed_on).toEqual(new Date('2026-11-01T00:00:00Z'))
  expect(document?.traits).toBe((1n << 0n) | (1n << 5n) | (1n << 36n))
})
