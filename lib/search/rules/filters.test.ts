import { SORTS } from '../catalogue/options'
import { readSearch, type Search, searchFields, searchSchema } from '../schema'
import {
  countsUnknown,
  defaultOrder,
  EMPTY_SEARCH,
  FILTER_GROUPS,
  failBit,
  hasNeeds,
  hasUnknown,
  isRequested,
  orderOf,
  requestedGroups,
  SEARCH_FIELDS,
  searchNeeds,
  withoutGroup,
  withoutGroups,
} from './filters'

describe('filter groups', () => {
  const EVERYTHING = readSearch({
    age: '14',
    ageRange: 'infants',
    openings: 'confirmed',
    priceRange: '0-300',
    kind: 'center',
    childcareType: 'daycare',
    curriculumStyle: 'montessori',
    accreditation: 'naeyc',
    teacherRatio: '4',
    dropOff: '07:00',
    pickUp: '18:00',
    program: 'vpk',
    schedule: 'weekend',
    amenity: 'nap_room',
    language: 'spanish',
    openNow: '1',
    hide: 'hours,unknown',
    page: '3',
  }).search

  test('an empty search requests no group, and a full one every group', () => {
    expect(requestedGroups(EMPTY_SEARCH)).toEqual([])
    expect(requestedGroups(EVERYTHING)).toEqual([...FILTER_GROUPS])
  })

  test('each filter in the URL belongs to a group', () => {
    const needs = ['start', 'days', 'dropOff', 'pickUp', 'over', 'hide']
    const others = ['age', ...needs, 'distance', 'workZip', 'detour', 'bounds', 'view', 'sort', 'page']
    expect([...FILTER_GROUPS.filter((group) => group !== 'hours'), ...others].toSorted()).toEqual(
      Object.keys(searchFields).toSorted(),
    )
  })

  test.each(FILTER_GROUPS)('removing %s leaves all other filters, and goes back to the first page', (group) => {
    const rest = withoutGroup(EVERYTHING, group)
    expect(isRequested(rest, group)).toBe(false)
    expect(requestedGroups(rest)).toEqual(FILTER_GROUPS.filter((other) => other !== group))
    expect(rest.page).toBe(1)
  })

  test('removing every filter leaves the child, and hides nobody', () => {
    const rest = withoutGroups(EVERYTHING)
    expect(requestedGroups(rest)).toEqual([])
    expect(rest).toMatchObject({ age: 14, dropOff: 420, pickUp: 1080, hide: [], page: 1 })
    // Neither is a price left that only puts the more expensive ones last.
    expect(withoutGroups({ ...EVERYTHING, over: true })).toMatchObject({ priceRange: null, over: false })
  })

  test('no two groups share a bit', () => {
    const mask = FILTER_GROUPS.reduce((sum, group) => sum + failBit(group), 0)
    expect(mask).toBe(2 ** FILTER_GROUPS.length - 1)
  })

  test('any price range counts as requested, even one from zero', () => {
    expect(isRequested(readSearch({ priceRange: '0-' }).search, 'priceRange')).toBe(true)
  })

  test('everything but openings, the kind and the ratio can be unknown', () => {
    expect(FILTER_GROUPS.filter((group) => !hasUnknown(group)).toSorted()).toEqual(['kind', 'openings', 'teacherRatio'])
  })
})

describe('order', () => {
  test('the default order is the best match, and on the way to work the smallest detour', () => {
    expect(orderOf({ sort: null, workZip: null })).toBe('best')
    expect(orderOf({ sort: null, workZip: '32789' })).toBe('detour')
  })

  test('a requested order is used', () => {
    for (const sort of SORTS) expect(orderOf({ sort, workZip: '32789' })).toBe(sort)
    expect(orderOf({ sort: 'price', workZip: null })).toBe('price')
  })

  test('without a way to work there is no order by detour', () => {
    expect(orderOf({ sort: 'detour', workZip: null })).toBe(defaultOrder({ workZip: null }))
  })
})

describe('search needs', () => {
  const MONTH = '2026-11'
  const search: Search = {
    ...EMPTY_SEARCH,
    age: 22,
    days: ['mon', 'fri'],
    start: '2027-01',
    dropOff: 450,
    priceRange: { minDollars: 0, maxDollars: 300 },
  }

  test('the needs are the age, the month, the days and hours, and the maximum price of the search', () => {
    expect(searchNeeds(search, MONTH)).toEqual({
      ageMonths: 22,
      startMonth: '2027-01',
      days: [0, 4],
      dropOffMinute: 450,
      pickUpMinute: null,
      weeklyBudgetCents: 30_000,
    })
  })

  test('without a start, or with one in the past, care begins this month', () => {
    const startOf = (start: string | null) => searchNeeds({ ...search, start }, MONTH)?.startMonth
    expect([startOf(null), startOf('2026-01'), startOf('2027-02')]).toEqual([MONTH, MONTH, '2027-02'])
  })

  test('a minimum price alone is no budget', () => {
    const needs = searchNeeds({ ...search, priceRange: { minDollars: 200, maxDollars: null } }, MONTH)
    expect(needs?.weeklyBudgetCents).toBeNull()
  })

  test('hours alone are needs too; without an age, days and hours there are none', () => {
    expect(searchNeeds({ ...search, age: null }, MONTH)).toMatchObject({ ageMonths: null, startMonth: null })
    expect(searchNeeds({ ...search, age: null, days: [], dropOff: null }, MONTH)).toBeNull()
    const each: Partial<Search>[] = [
      { age: 0 },
      { days: ['mon'] },
      { dropOff: 0 },
      { pickUp: 1080 },
      { start: '2027-01' },
    ]
    expect(each.map((one) => hasNeeds({ ...EMPTY_SEARCH, ...one }))).toEqual([true, true, true, true, false])
  })

  test('the hours needed exclude nobody, unless that is chosen', () => {
    expect(requestedGroups(search)).not.toContain('hours')
    const strict: Search = { ...search, hide: ['hours'] }
    expect(requestedGroups(strict)).toContain('hours')
    expect(requestedGroups(withoutGroup(strict, 'hours'))).not.toContain('hours')
    expect(requestedGroups({ ...EMPTY_SEARCH, hide: ['hours'] })).toEqual([])
  })

  test('a price excludes those over it, unless the search shows them', () => {
    const limited: Search = { ...search, priceRange: { minDollars: 0, maxDollars: 275 } }
    expect(requestedGroups(limited)).toContain('priceRange')
    expect(requestedGroups({ ...limited, over: true })).not.toContain('priceRange')
    const priced = { ...EMPTY_SEARCH, priceRange: limited.priceRange }
    expect([priced, { ...priced, over: true }, { ...priced, age: 14 }].map(countsUnknown)).toEqual([false, true, true])
    const between: Search = { ...search, priceRange: { minDollars: 200, maxDollars: 275 }, over: true }
    expect(requestedGroups(between)).toContain('priceRange')
    expect(withoutGroup({ ...limited, over: true }, 'priceRange')).toMatchObject({ priceRange: null, over: false })
  })
})

test('the empty search is what the schema returns for an empty query', () => {
  expect(EMPTY_SEARCH).toEqual(searchSchema.parse({}))
  expect(SEARCH_FIELDS).toEqual(Object.keys(searchSchema.shape))
})
