import { searchProviders } from '@/lib/search/queries/search'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider, ORLANDO } from '@/tests/support/providers/add-provider'

testDatabase()

const NOW = new Date('2026-11-18T15:00:00Z')
const area = { center: ORLANDO, timeZone: 'America/New_York', radiusMeters: 40_000 }
const sponsored = { sponsoredUntil: '2027-01-01T00:00:00Z' }
const find = (search: Partial<Search> = {}) =>
  searchProviders(area, { ...EMPTY_SEARCH, sort: 'distance', ...search }, NOW)
const namesOf = ({ providers }: { providers: { name: string }[] }) => providers.map(({ name }) => name)

/** Each one farther away than the one before. */
async function addInOrder(names: string[], details: (name: string) => object = () => ({})) {
  await addLocation()
  for (const [index, name] of names.entries())
    await addProvider({ name, latitude: ORLANDO.latitude + index / 1000, ...details(name) })
}

test('one sponsored provider comes first; the others are marked and stay at their distance', async () => {
  await addInOrder(['near', 'paid 1', 'paid 2', 'middle', 'paid 3', 'paid 4', 'far'], (name) =>
    name.startsWith('paid') ? sponsored : {},
  )
  const result = await find()
  expect(namesOf(result)).toEqual(['paid 1', 'near', 'paid 2', 'middle', 'paid 3', 'paid 4', 'far'])
  expect(result.providers.filter((one) => one.isSponsored)).toHaveLength(4)
  expect(result.total).toBe(7)
})

test('sponsored providers displace no one from the first page: it has the twenty nearest, each once', async () => {
  const near = Array.from({ length: 20 }, (_, index) => `near ${index}`)
  await addInOrder([...near, 'next', 'paid', 'last'], (name) => (name === 'paid' ? sponsored : {}))
  const [first, second] = [await find(), await find({ page: 2 })]
  expect(namesOf(first)).toEqual(['paid', ...near])
  expect(namesOf(second)).toEqual(['next', 'last'])
  expect([first.pageCount, second.pageCount, second.total]).toEqual([2, 2, 23])
})

test('a sponsored provider that does not match the filters is not shown', async () => {
  const other = { ...sponsored, programs: ['gold_seal'] }
  await addInOrder(['paid', 'with VPK'], (name) => (name === 'paid' ? other : { programs: ['vpk'] }))
  expect(namesOf(await find({ program: ['vpk'] }))).toEqual(['with VPK'])
})

test('a sponsored provider that has not stated what a filter needs does not come first', async () => {
  await addInOrder(['paid', 'with VPK'], (name) => (name === 'paid' ? sponsored : { programs: ['vpk'] }))
  const { providers } = await find({ program: ['vpk'] })
  expect(providers.map(({ name, match }) => [name, match])).toEqual([
    ['with VPK', 'fits'],
    ['paid', 'unknown'],
  ])
})

test('a provider whose placement has ended is an ordinary one', async () => {
  await addInOrder(['near', 'paid until yesterday'], (name) =>
    name === 'near' ? {} : { sponsoredUntil: '2026-11-17T15:00:00Z' },
  )
  const result = await find()
  expect(namesOf(result)).toEqual(['near', 'paid until yesterday'])
  expect(result.providers.some((one) => one.isSponsored)).toBe(false)
})
