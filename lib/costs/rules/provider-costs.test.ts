import type { CostArea, LocalPrices, OwnPrices } from '../types'
import { hasCostsUntilKindergarten, providerCosts } from './provider-costs'

const area: CostArea = { city: { slug: 'orlando-fl', label: 'Orlando, FL' }, county: 'Orange', state: 'FL' }
const scope = { kind: 'county', label: 'Orange' } as const
const county: LocalPrices = {
  scope,
  weeklyCents: { one: { value: 24_000, providers: 9 }, two: { value: 22_000, providers: 7 } },
  registrationFeeCents: { value: 9_000, providers: 6 },
  siblingDiscountPercent: { value: 10, providers: 5 },
}
const own: OwnPrices = {
  weeklyCents: { one: 28_500 },
  stamp: { by: 'the provider', day: '2026-11-12', isConfirmed: true },
  ageMinMonths: null,
  ageMaxMonths: null,
  registrationFeeCents: null,
  siblingDiscountPercent: null,
  programs: [],
}
const costs = (more: Partial<OwnPrices> = {}) => providerCosts({ ...own, ...more }, area, [county])

test('a parent is shown the provider’s own price with who said it, and the county’s where it said none', () => {
  const { rooms } = costs()
  expect(rooms.one).toEqual({
    weeklyCents: 28_500,
    source: { kind: 'provider', by: 'the provider', day: '2026-11-12', isConfirmed: true },
  })
  expect(rooms.two).toEqual({ weeklyCents: 22_000, source: { kind: 'directory', scope, providers: 7 } })
  expect(rooms.infant?.source).toEqual({ kind: 'survey', county: 'Orange', year: 2017 })
  expect(rooms.three).toBeUndefined()
})

test('a price that nobody stands for is the provider’s all the same, without a day', () => {
  expect(costs({ stamp: null }).rooms.one?.source).toEqual({
    kind: 'provider',
    by: null,
    day: null,
    isConfirmed: false,
  })
})

test('no room is priced for an age that the provider does not take, unless it stated a price for it', () => {
  const { rooms, notTaken } = costs({ ageMinMonths: 30, ageMaxMonths: 47 })
  expect(notTaken).toEqual(['infant', 'four'])
  expect(rooms.infant).toBeUndefined()
  expect(rooms.one?.weeklyCents).toBe(28_500)
  expect(rooms.two?.weeklyCents).toBe(22_000)
})

test('who stated no ages may take all of them', () => {
  expect(costs().notTaken).toEqual([])
})

test('the fee is the provider’s, else the median, and says which', () => {
  expect(costs({ registrationFeeCents: 12_500 }).registrationFee).toEqual({ cents: 12_500, median: null })
  expect(costs().registrationFee).toEqual({ cents: 9_000, median: { value: 9_000, providers: 6, scope } })
  expect(providerCosts(own, area, []).registrationFee).toBeNull()
})

test('a sibling’s discount and VPK are never taken from others', () => {
  expect(costs()).toMatchObject({ siblingDiscountPercent: null, offersVpk: false })
  expect(costs({ siblingDiscountPercent: 15, programs: ['vpk'] })).toMatchObject({
    siblingDiscountPercent: 15,
    offersVpk: true,
  })
})

test('there is something to work out for who is open in Florida and takes children before kindergarten', () => {
  const provider = { state: 'FL', status: 'open', ageMinMonths: 0 }
  expect(hasCostsUntilKindergarten(provider)).toBe(true)
  expect(hasCostsUntilKindergarten({ ...provider, ageMinMonths: null, status: 'temporarily_closed' })).toBe(true)
  expect(hasCostsUntilKindergarten({ ...provider, state: 'GA' })).toBe(false)
  expect(hasCostsUntilKindergarten({ ...provider, status: 'closed' })).toBe(false)
  expect(hasCostsUntilKindergarten({ ...provider, status: 'merged' })).toBe(false)
  expect(hasCostsUntilKindergarten({ ...provider, ageMinMonths: 60 })).toBe(false)
})
