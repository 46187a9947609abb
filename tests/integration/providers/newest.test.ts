import { cookies } from 'next/headers'
import { GET } from '@/app/api/analytics/landing-pages/route'
import { LANDING_PAGES } from '@/lib/places/catalogue/cities'
import { db } from '@/lib/platform/database/client'
import { listBrowsedPages, newestProvidersAt } from '@/lib/providers/landing/queries/pages'
import { findPageTags } from '@/lib/providers/queries'
import type { LandingPageHealth } from '@/lib/providers/types'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import { addCounty, addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => ({ cookies: jest.fn() }))

describe('newest', () => {
  testDatabase()
  const orlando = { kind: 'city' as const, slug: 'orlando-fl' }
  beforeEach(() => addLocation())

  const namesAt = async (careType = 'daycare') => (await newestProvidersAt(orlando, careType)).map((one) => one.name)

  test('the newest come first, with the time they were added, and at most 20', async () => {
    for (let index = 1; index <= 22; index += 1) await addProvider({ name: `Daycare ${index}` })
    await db().provider.updateMany({
      where: { name: 'Daycare 5' },
      data: { createdAt: new Date('2030-01-01T08:00:00Z') },
    })
    const newest = await newestProvidersAt(orlando, 'daycare')
    expect(newest).toHaveLength(20)
    expect(newest[0]).toMatchObject({ name: 'Daycare 5', addedAt: '2030-01-01T08:00:00.000Z', city: 'Orlando' })
    expect(newest.at(-1)?.name).toBe('Daycare 3')
  })

  test('closed ones, other care types and other cities are left out', async () => {
    await addLocation('tampa-fl', '33602')
    await addProvider({ name: 'Open' })
    await addProvider({ name: 'Gone', status: 'closed' })
    await addProvider({ name: 'A preschool', careTypes: ['preschool'] })
    await addProvider({ name: 'In Tampa', city: 'Tampa', locationSlug: 'tampa-fl', zip: '33602' })
    expect(await namesAt()).toEqual(['Open'])
    expect(await namesAt('preschool')).toEqual(['A preschool'])
  })

  test('a county and a ZIP code have their own lists', async () => {
    await addLocation('tampa-fl', '33602')
    await addCounty()
    await addProvider({ name: 'In Orlando', county: 'Orange' })
    await addProvider({
      name: 'In Tampa',
      city: 'Tampa',
      locationSlug: 'tampa-fl',
      zip: '33602',
      county: 'Hillsborough',
    })
    const at = async (kind: 'county' | 'zip', slug: string) =>
      (await newestProvidersAt({ kind, slug }, 'daycare')).map((one) => one.name)
    expect(await at('county', 'orange-county-fl')).toEqual(['In Orlando'])
    expect(await at('county', 'nowhere-county-fl')).toEqual([])
    expect(await at('zip', '33602')).toEqual(['In Tampa'])
  })

  test('of a family home only its name and its city are listed', async () => {
    await addProvider({ name: 'Rosa’s Nook', kind: 'family_home', street: null })
    const [home] = await newestProvidersAt(orlando, 'daycare')
    expect(Object.keys(home ?? {}).toSorted()).toEqual(['addedAt', 'city', 'id', 'kind', 'name', 'state'])
  })
})

describe('page tags', () => {
  testDatabase()

  test('a change of a provider invalidates its own page and those of its city, county and ZIP code', async () => {
    await addLocation()
    await addCounty()
    const { id } = await addProvider({ county: 'Orange' })
    const other = await addProvider()
    expect(await findPageTags([id, other.id])).toEqual([
      `provider:${id}`,
      `provider:${other.id}`,
      'location:32801',
      'location:orange-county-fl',
      'location:orlando-fl',
    ])
  })

  test('a county that is not in the gazetteer has no page, and an unknown provider has no tags', async () => {
    await addLocation()
    const { id } = await addProvider()
    expect(await findPageTags([id])).toEqual([`provider:${id}`, 'location:32801', 'location:orlando-fl'])
    expect(await findPageTags([])).toEqual([])
  })
})

describe('browsed pages', () => {
  testDatabase()

  async function addMany(count: number, more: Parameters<typeof addProvider>[0] = {}) {
    for (let index = 0; index < count; index += 1)
      await addProvider({ name: `Number ${index} of ${more.zip}`, ...more })
  }

  test("the catalogue's pages are listed even without providers", async () => {
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

  test('an admin sees how many providers a page has, when they changed, and whether search engines may index it', async () => {
    await addLocation()
    await addMany(3, { zip: '32801' })
    const value = (await sessionCookie(await createActor('admin'))).split('=')[1]
    jest.mocked(cookies).mockResolvedValue({ get: () => ({ name: 'session', value }) } as never)
    const response = await GET(new Request('http://localhost:3000/api/analytics/landing-pages'), {
      params: Promise.resolve({}),
    })
    const pages: LandingPageHealth[] = await response.json()
    const orlando = pages.find(({ url }) => url === '/daycare/orlando-fl')
    expect(orlando).toMatchObject({ providers: 3, isIndexable: false, words: null })
    expect(Date.parse(orlando?.changedAt ?? '')).toBeGreaterThan(0)
  })
})
