import { LandingPage } from '@/app/[locale]/(site)/[careType]/[location]/landing-page'
import ProviderPage from '@/app/[locale]/(site)/provider/[id]/page'
import { findResults } from '@/app/[locale]/(site)/search/results'
import { setClock } from '@/lib/platform/time/clock'
import { readSearch } from '@/lib/search/schema'
import { countQueriesOf } from '@/tests/support/platform/count-queries'
import { testDatabase } from '@/tests/support/platform/database'
import { addCounty, addLocation, addProvider, ORLANDO } from '@/tests/support/providers/add-provider'
import { translate } from '@/tests/support/setup/translate'

const fitTexts = {
  t: translate('en', 'families.fit'),
  lines: translate('en', 'families.fitLines'),
  locale: 'en' as const,
}

// Nothing is cached here: every page makes all of its queries.
jest.mock('next/cache', () => ({ unstable_cache: (query: () => Promise<unknown>) => query }))
testDatabase()
beforeAll(() => setClock(new Date('2026-11-23T15:00:00Z')))
afterAll(() => setClock(undefined))

const addHouse = (index: number) =>
  addProvider({
    name: `House ${index}`,
    street: `${index} Oak Street`,
    sources: [{ source: 'measured', sourceId: String(index), rowHash: String(index).padStart(64, '0') }],
  })

test('a public page makes as many queries for twenty providers as for six', async () => {
  await addLocation('orlando-fl', '32801', ORLANDO)
  await addCounty()
  const first = await addHouse(0)
  // With fewer than five, a landing page also queries those around it.
  for (let index = 1; index < 6; index++) await addHouse(index)
  const request = {
    typed: '32801',
    skipped: [],
    showsAllFilters: false,
    workTyped: '',
    childTyped: { age: '', start: '' },
    ...readSearch({}),
  }
  const pages: Record<string, () => Promise<unknown>> = {
    search: () => findResults(request, fitTexts),
    'search on a map': () => findResults({ ...request, ...readSearch({ view: 'map' }) }, fitTexts),
    city: () => LandingPage({ careType: 'daycare', slug: 'orlando-fl', page: 1 }),
    county: () => LandingPage({ careType: 'daycare', slug: 'orange-county-fl', page: 1 }),
    'ZIP code': () => LandingPage({ careType: 'daycare', slug: '32801', page: 1 }),
    provider: () => ProviderPage({ params: Promise.resolve({ id: first.slug }) }),
  }
  const count = () => countQueriesOf(pages)
  await count()
  const six = await count()
  for (let index = 6; index < 20; index++) await addHouse(index)
  expect(await count()).toEqual(six)
  expect(six).toMatchObject({ search: 1 })
  expect(Math.max(...Object.values(six))).toBeLessThan(25)
})
