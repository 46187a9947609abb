import { pricesByCity, pricesByCounty, statePrices } from '@/lib/families/costs/queries'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(() => addLocation())

const TODAY = '2026-11-20'
const orlando = { slug: 'orlando-fl', label: 'Orlando, FL' }
const cityPrices = async () => (await pricesByCity([orlando], TODAY)).get(orlando.slug)
const countyPrices = async (county: string) => (await pricesByCounty([county, 'Nowhere'], 'FL', TODAY)).get(county)
const stated = (confirmedOn: string) => ({
  tuition: { source: 'provider' as const, sourceName: 'the provider', confirmedOn },
})

async function addPriced(prices: number[], confirmedOn = '2026-09-01', more: Parameters<typeof addProvider>[0] = {}) {
  for (const [index, tuitionWeeklyCents] of prices.entries())
    await addProvider({
      name: `Priced ${index} ${confirmedOn}`,
      county: 'Orange',
      ageBands: [{ band: 'one', tuitionWeeklyCents }],
      facts: stated(confirmedOn),
      ...more,
    })
}

test('a price is shown from five providers on, as their median', async () => {
  await addPriced([20_000, 21_000, 22_000, 29_000])
  expect((await cityPrices())?.weeklyCents).toEqual({})
  await addPriced([30_000], '2026-09-02')
  expect(await cityPrices()).toEqual({
    scope: { kind: 'city', label: 'Orlando, FL' },
    weeklyCents: { one: { value: 22_000, providers: 5 } },
    registrationFeeCents: null,
    siblingDiscountPercent: null,
  })
})

test('prices without a confirmation within a year are not counted', async () => {
  await addPriced([20_000, 21_000, 22_000, 29_000, 30_000], '2025-11-19')
  expect((await cityPrices())?.weeklyCents).toEqual({})
})

test('the fee and the discount are medians too, each of those who stated it', async () => {
  await addPriced([20_000, 21_000, 22_000, 23_000, 24_000], '2026-09-01', {
    registrationFeeCents: 10_000,
    siblingDiscountPercent: 10,
  })
  await addPriced([25_000], '2026-09-02', { registrationFeeCents: 20_000 })
  expect(await cityPrices()).toMatchObject({
    registrationFeeCents: { value: 10_000, providers: 6 },
    siblingDiscountPercent: { value: 10, providers: 5 },
  })
})

test('a county counts its cities together, a state its counties, and neither its neighbors', async () => {
  await addLocation('winter-park-fl', '32789')
  await addLocation('macon-ga', '31201')
  await addPriced([20_000, 21_000, 22_000])
  await addPriced([23_000, 24_000], '2026-09-02', { city: 'Winter Park', locationSlug: 'winter-park-fl', zip: '32789' })
  await addPriced([90_000], '2026-09-03', { city: 'Macon', state: 'GA', locationSlug: 'macon-ga', zip: '31201' })
  expect((await cityPrices())?.weeklyCents).toEqual({})
  const median = { one: { value: 22_000, providers: 5 } }
  expect((await countyPrices('Orange'))?.weeklyCents).toEqual(median)
  expect((await statePrices('FL', 'Florida', TODAY)).weeklyCents).toEqual(median)
  expect((await countyPrices('Polk'))?.weeklyCents).toEqual({})
})

test('several cities in one query have separate medians', async () => {
  await addLocation('winter-park-fl', '32789')
  await addPriced([20_000, 20_000, 20_000, 20_000, 20_000])
  const park = { city: 'Winter Park', locationSlug: 'winter-park-fl', zip: '32789' }
  await addPriced([30_000, 30_000, 30_000, 30_000, 30_000], '2026-09-02', park)
  const found = await pricesByCity([orlando, { slug: 'winter-park-fl', label: 'Winter Park, FL' }], TODAY)
  expect([...found.values()].map(({ scope, weeklyCents }) => [scope.label, weeklyCents.one?.value])).toEqual([
    ['Orlando, FL', 20_000],
    ['Winter Park, FL', 30_000],
  ])
})
