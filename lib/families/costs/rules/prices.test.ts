import type { LocationView } from '@/lib/places/types'
import type { CostArea, LocalPrices, OwnPrices, PriceScope } from '../types'
import { choosePrices, costAreaOf, hasCostsUntilKindergarten, nearest, providerCosts } from './prices'

describe('choose prices', () => {
  const orlando: CostArea = { city: { slug: 'orlando-fl', label: 'Orlando, FL' }, county: 'Orange', state: 'FL' }
  const here = (kind: PriceScope['kind'], weekly: Partial<Record<'infant' | 'one', number>>): LocalPrices => ({
    scope: { kind, label: kind },
    weeklyCents: Object.fromEntries(Object.entries(weekly).map(([band, value]) => [band, { value, providers: 7 }])),
    registrationFeeCents: null,
    siblingDiscountPercent: null,
  })

  test('the city’s price comes before the county’s, and the county’s before the state’s', () => {
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

  test('without a local infant price, the federal survey’s price is used, with its year', () => {
    const prices = choosePrices(orlando, [here('city', { one: 25_000 })])
    expect(prices.infant).toEqual({ weeklyCents: 17_777, source: { kind: 'survey', county: 'Orange', year: 2017 } })
  })

  test('other rooms and other counties are not guessed', () => {
    expect(choosePrices(orlando, []).one).toBeUndefined()
    expect(choosePrices({ ...orlando, county: 'Monroe' }, [])).toEqual({})
    expect(choosePrices({ ...orlando, county: null }, [])).toEqual({})
  })

  test('the fee is the nearest median that enough providers stated', () => {
    const near = here('city', {})
    const far = { ...here('county', {}), registrationFeeCents: { value: 9_000, providers: 6 } }
    expect(nearest([near, far], (prices) => prices.registrationFeeCents)).toEqual({
      value: 9_000,
      providers: 6,
      scope: { kind: 'county', label: 'county' },
    })
    expect(nearest([near], (prices) => prices.registrationFeeCents)).toBeNull()
  })
})

describe('provider costs', () => {
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
    provenance: { by: 'the provider', day: '2026-11-12', isConfirmed: true },
    ageMinMonths: null,
    ageMaxMonths: null,
    registrationFeeCents: null,
    siblingDiscountPercent: null,
    programs: [],
  }
  const costs = (more: Partial<OwnPrices> = {}) => providerCosts({ ...own, ...more }, area, [county])

  test('a parent sees the provider’s own price with its source, and the county’s where there is none', () => {
    const { rooms } = costs()
    expect(rooms.one).toEqual({
      weeklyCents: 28_500,
      source: { kind: 'provider', by: 'the provider', day: '2026-11-12', isConfirmed: true },
    })
    expect(rooms.two).toEqual({ weeklyCents: 22_000, source: { kind: 'directory', scope, providers: 7 } })
    expect(rooms.infant?.source).toEqual({ kind: 'survey', county: 'Orange', year: 2017 })
    expect(rooms.three).toBeUndefined()
  })

  test('a price without provenance still counts as the provider’s, without a day', () => {
    expect(costs({ provenance: null }).rooms.one?.source).toEqual({
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

  test('a room is priced if the provider takes one month of its ages', () => {
    const notTaken = (ageMinMonths: number, ageMaxMonths: number) => costs({ ageMinMonths, ageMaxMonths }).notTaken
    expect([notTaken(11, 48), notTaken(12, 47)]).toEqual([[], ['infant', 'four']])
  })

  test('a provider that stated no ages may take all of them', () => {
    expect(costs().notTaken).toEqual([])
  })

  test('the fee is the provider’s or else the median, and says which', () => {
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

  test('there is something to estimate for providers in Florida that are open and take children before kindergarten', () => {
    const provider = { state: 'FL', status: 'open', ageMinMonths: 0 }
    expect(hasCostsUntilKindergarten(provider)).toBe(true)
    expect(hasCostsUntilKindergarten({ ...provider, ageMinMonths: null, status: 'temporarily_closed' })).toBe(true)
    expect(hasCostsUntilKindergarten({ ...provider, state: 'GA' })).toBe(false)
    expect(hasCostsUntilKindergarten({ ...provider, status: 'closed' })).toBe(false)
    expect(hasCostsUntilKindergarten({ ...provider, status: 'merged' })).toBe(false)
    expect(hasCostsUntilKindergarten({ ...provider, ageMinMonths: 60 })).toBe(false)
  })
})

describe('cost area', () => {
  const point = { latitude: 28.5, longitude: -81.4 }
  const orlando: LocationView = {
    slug: 'orlando-fl',
    name: 'Orlando',
    state: 'FL',
    county: 'Orange',
    zips: ['32801'],
    timeZone: 'America/New_York',
    ...point,
  }

  test('a city has its own slug and its county', () => {
    expect(costAreaOf({ kind: 'city', label: 'Orlando, FL', location: orlando })).toEqual({
      kind: 'area',
      label: 'Orlando, FL',
      area: { city: { slug: 'orlando-fl', label: 'Orlando, FL' }, county: 'Orange', state: 'FL' },
    })
  })

  test('a ZIP code maps to its city', () => {
    const zip = {
      zip: '32801',
      city: 'Orlando',
      state: 'FL',
      county: 'Orange',
      locationSlug: 'orlando-fl',
      timeZone: '',
      ...point,
    }
    expect(costAreaOf({ kind: 'zip', label: 'Orlando, FL 32801', zip })).toMatchObject({
      kind: 'area',
      area: { city: { slug: 'orlando-fl' } },
    })
  })

  test('a county has no city', () => {
    const county = {
      slug: 'orange-county-fl',
      name: 'Orange',
      fullName: 'Orange County',
      state: 'FL',
      radiusMeters: 1,
      ...point,
    }
    expect(costAreaOf({ kind: 'county', label: 'Orange County, FL', county })).toMatchObject({
      area: { city: null, county: 'Orange' },
    })
  })

  test('a place outside Florida is reported as elsewhere, since other rules apply there', () => {
    expect(costAreaOf({ kind: 'city', label: 'Macon, GA', location: { ...orlando, state: 'GA' } })).toEqual({
      kind: 'elsewhere',
    })
  })

  test('an ambiguous name comes with its options', () => {
    const option = {
      slug: 'orlando-fl',
      label: 'Orlando, FL',
      stateName: 'Florida',
      county: 'Orange',
      providerCount: 3,
    }
    expect(costAreaOf({ kind: 'unknown', query: 'Orlndo', suggestions: [option] })).toEqual({
      kind: 'unclear',
      options: ['Orlando, FL'],
    })
    expect(costAreaOf({ kind: 'ambiguous', query: 'Orlando', options: [option] })).toEqual({
      kind: 'unclear',
      options: ['Orlando, FL'],
    })
    expect(costAreaOf({ kind: 'invalid' })).toEqual({ kind: 'unclear', options: [] })
  })
})
