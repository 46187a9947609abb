import type { CostArea, LocalPrices, PriceScope } from '../types'
import { choosePrices, nearest } from './choose-prices'

const orlando: CostArea = { city: { slug: 'orlando-fl', label: 'Orlando, FL' }, county: 'Orange', state: 'FL' }
const here = (kind: PriceScope['kind'], weekly: Partial<Record<'infant' | 'one', number>>): LocalPrices => ({
  scope: { kind, label: kind },
  weeklyCents: Object.fromEntries(Object.entries(weekly).map(([band, value]) => [band, { value, providers: 7 }])),
  registrationFeeCents: null,
  siblingDiscountPercent: null,
})

test('the price of the city comes before the county’s, and that before the state’s', () => {
  const prices = choosePrices(orlando, [
    here('city', { one: 1 }),
    here('county', { one: 2, infant: 3 }),
    here('state', { infant: 4 }),
  ])
  expect(prices.one).toMatchObject({
    weeklyCents: 1,
    source: { kind: 'directory', scope: { kind: 'city' }, providers: 7 },
  })
  expect(prices.infant).toMatchObject({ weeklyCents: 3, source: { scope: { kind: 'county' } } })
})

test('where nobody stated an infant’s price, the federal survey’s stands in, with its year', () => {
  const prices = choosePrices(orlando, [here('city', { one: 25_000 })])
  expect(prices.infant).toEqual({ weeklyCents: 17_777, source: { kind: 'survey', county: 'Orange', year: 2017 } })
})

test('other rooms and other counties are not guessed', () => {
  expect(choosePrices(orlando, []).one).toBeUndefined()
  expect(choosePrices({ ...orlando, county: 'Monroe' }, [])).toEqual({})
  expect(choosePrices({ ...orlando, county: null }, [])).toEqual({})
})

test('a fee is the nearest that enough providers stated', () => {
  const near = here('city', {})
  const far = { ...here('county', {}), registrationFeeCents: { value: 9_000, providers: 6 } }
  expect(nearest([near, far], (prices) => prices.registrationFeeCents)).toEqual({
    value: 9_000,
    providers: 6,
    scope: { kind: 'county', label: 'county' },
  })
  expect(nearest([near], (prices) => prices.registrationFeeCents)).toBeNull()
})
