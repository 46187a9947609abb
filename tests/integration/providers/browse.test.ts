import { cookies } from 'next/headers'
import { GET } from '@/app/api/analytics/landing-pages/route'
import { LANDING_PAGES } from '@/lib/places/catalogue/cities'
import { listBrowsedPages } from '@/lib/providers/landing/queries/pages'
import type { LandingPageHealth } from '@/lib/providers/types'
import { actAs, sessionCookie } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import { addCounty, addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => ({ cookies: jest.fn() }))
testDatabase()

async function addMany(count: number, more: Parameters<typeof addProvider>[0] = {}) {
  for (let index = 0; index < count; index += 1) await addProvider({ name: `Number ${index} of ${more.zip}`, ...more })
}

test('the catalogue’s pages are listed even when empty', async () => {
  const pages = await listBrowsedPages()
  expect(pages.map(({ url }) => url)).toEqual(LANDING_PAGES.map(({ url }) => url))
  expect(pages[0]).toEqual({
    careType: 'daycare',
    city: 'Orlando',
    state: 'FL',
    county: 'Orange County',
    url: '/daycare/orlando-fl',
    providers: 0,
    changedAt: null,
  })
})

test('another city is listed once it has five providers', async () => {
  await addCounty()
  await addLocation('maitland-fl', '32751')
  await addMany(4, { city: 'Maitland', zip: '32751', locationSlug: 'maitland-fl' })
  expect(await listBrowsedPages()).toHaveLength(48)
  await addProvider({ name: 'The fifth', city: 'Maitland', zip: '32751', locationSlug: 'maitland-fl' })
  const [page] = (await listBrowsedPages()).slice(48)
  expect(page).toMatchObject({ url: '/daycare/maitland-fl', state: 'FL', county: 'Orange County', providers: 5 })
})

test('an admin reads how many providers a page has, when they changed, and whether search engines may index it', async () => {
  await addLocation()
  await addMany(3, { zip: '32801' })
  const value = (await sessionCookie(await actAs('admin'))).split('=')[1]
  jest.mocked(cookies).mockResolvedValue({ get: () => ({ name: 'session', value }) } as never)
  const response = await GET(new Request('http://localhost:3000/api/analytics/landing-pages'), {
    params: Promise.resolve({}),
  })
  const pages: LandingPageHealth[] = await response.json()
  const orlando = pages.find(({ url }) => url === '/daycare/orlando-fl')
  expect(orlando).toMatchObject({ providers: 3, isIndexable: false, words: null })
  expect(Date.parse(orlando?.changedAt ?? '')).toBeGreaterThan(0)
})
