import { findProviderPage } from '@/lib/providers/queries/detail'
import { similarProviders } from '@/lib/providers/queries/nearby'
import { addLocation, addProvider } from '@/tests/support/add-provider'
import { testDatabase } from '@/tests/support/database'
import { ORLANDO } from '@/tests/support/factories/provider'

testDatabase()
beforeEach(() => addLocation())

const now = new Date('2026-11-20T12:00:00Z')
const north = (miles: number) => ({ ...ORLANDO, latitude: ORLANDO.latitude + miles / 69.05 })

async function similarTo(slug: string) {
  const page = await findProviderPage(slug, now)
  if (page.kind !== 'page') throw new Error('no page')
  return similarProviders(page.detail, now)
}

test('a parent sees up to four open providers of a shared care type, the nearest first, never the same one', async () => {
  const { slug } = await addProvider({ careTypes: ['daycare', 'montessori'] })
  for (const miles of [3, 1, 2, 4, 5]) await addProvider({ name: `${miles} miles`, ...north(miles) })
  await addProvider({ name: 'Preschool', careTypes: ['preschool'] })
  await addProvider({ name: 'Paused', status: 'temporarily_closed' })
  const found = await similarTo(slug)
  expect(found.map((one) => one.name)).toEqual(['1 miles', '2 miles', '3 miles', '4 miles'])
  expect((found[0]?.distanceMeters ?? 0) / 1609.344).toBeCloseTo(1, 1)
})

test('what is more than 25 miles away is not nearby', async () => {
  const { slug } = await addProvider()
  await addProvider({ name: 'Almost', ...north(24.8) })
  await addProvider({ name: 'Too far', ...north(25.3) })
  expect((await similarTo(slug)).map((one) => one.name)).toEqual(['Almost'])
})
