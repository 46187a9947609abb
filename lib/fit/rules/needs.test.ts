import { EMPTY_SEARCH } from '@/lib/providers/schema/search'
import { childNeeds, searchNeeds } from './needs'

const MONTH = '2026-11'
const nothing = { days: [], dropOff: null, pickUp: null, weeklyBudgetCents: null }

test('a child is as old as when care begins, and needs what the family stated', () => {
  const stated = {
    days: ['mon' as const, 'fri' as const],
    dropOff: '07:30',
    pickUp: '17:45',
    weeklyBudgetCents: 30_000,
  }
  expect(childNeeds({ birthMonth: '2025-03', startMonth: '2027-01' }, stated, MONTH)).toEqual({
    ageMonths: 22,
    startMonth: '2027-01',
    days: [0, 4],
    dropOffMinute: 450,
    pickUpMinute: 1065,
    weeklyBudgetCents: 30_000,
  })
})

test('a start that is not decided or has passed is this month, and a child who is expected starts at birth', () => {
  const at = (birthMonth: string, startMonth: string | null) => {
    const needs = childNeeds({ birthMonth, startMonth }, nothing, MONTH)
    return [needs.ageMonths, needs.startMonth]
  }
  expect(at('2025-03', null)).toEqual([20, MONTH])
  expect(at('2025-03', '2026-01')).toEqual([20, MONTH])
  expect(at('2027-02', null)).toEqual([0, '2027-02'])
})

test('what a family did not state is not needed', () => {
  expect(childNeeds({ birthMonth: '2025-03', startMonth: null }, nothing, MONTH)).toMatchObject({
    days: [],
    dropOffMinute: null,
    pickUpMinute: null,
    weeklyBudgetCents: null,
  })
})

test('a child typed into a search needs the hours and the highest price that are searched', () => {
  const search = {
    ...EMPTY_SEARCH,
    born: '2025-03',
    start: '2027-01',
    dropOff: 450,
    priceRange: { minDollars: 0, maxDollars: 300 },
  }
  expect(searchNeeds(search, MONTH)).toEqual({
    ageMonths: 22,
    startMonth: '2027-01',
    days: [],
    dropOffMinute: 450,
    pickUpMinute: null,
    weeklyBudgetCents: 30_000,
  })
  expect(
    searchNeeds({ ...search, priceRange: { minDollars: 200, maxDollars: null } }, MONTH)?.weeklyBudgetCents,
  ).toBeNull()
})

test('without a month of birth nobody is judged', () => {
  expect(searchNeeds({ ...EMPTY_SEARCH, start: '2027-01' }, MONTH)).toBeNull()
})
