import { db } from '@/lib/platform/db'
import { newestProvidersAt } from '@/lib/providers/queries/newest'
import { addCounty, addLocation, addProvider } from '@/tests/support/add-provider'
import { testDatabase } from '@/tests/support/database'

testDatabase()
const orlando = { kind: 'city' as const, slug: 'orlando-fl' }
beforeEach(() => addLocation())

const namesAt = async (careType = 'daycare') => (await newestProvidersAt(orlando, careType)).map((one) => one.name)

test('the newest come first, with the time at which they came, and never more than 20', async () => {
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

test('a county and a ZIP code have a list of their own', async () => {
  await addLocation('tampa-fl', '33602')
  await addCounty()
  await addProvider({ name: 'In Orlando', county: 'Orange' })
  await addProvider({ name: 'In Tampa', city: 'Tampa', locationSlug: 'tampa-fl', zip: '33602', county: 'Hillsborough' })
  const at = async (kind: 'county' | 'zip', slug: string) =>
    (await newestProvidersAt({ kind, slug }, 'daycare')).map((one) => one.name)
  expect(await at('county', 'orange-county-fl')).toEqual(['In Orlando'])
  expect(await at('county', 'nowhere-county-fl')).toEqual([])
  expect(await at('zip', '33602')).toEqual(['In Tampa'])
})

test('of a family home nothing leaves but its name and its city', async () => {
  await addProvider({ name: 'Rosa’s Nook', kind: 'family_home', street: null })
  const [home] = await newestProvidersAt(orlando, 'daycare')
  expect(Object.keys(home ?? {}).toSorted()).toEqual(['addedAt', 'city', 'id', 'kind', 'name', 'state'])
})
