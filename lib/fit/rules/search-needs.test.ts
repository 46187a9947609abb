import { EMPTY_SEARCH } from '@/lib/providers/rules/empty-search'
import { searchNeeds } from './search-needs'

const MONTH = '2026-11'
const search = {
  ...EMPTY_SEARCH,
  born: '2025-03',
  start: '2027-01',
  dropOff: 450,
  priceRange: { minDollars: 0, maxDollars: 300 },
}

test('a child typed into a search is as old as when care begins, and needs the hours and the highest price that are searched', () => {
  expect(searchNeeds(search, MONTH)).toEqual({
    ageMonths: 22,
    startMonth: '2027-01',
    days: [],
    dropOffMinute: 450,
    pickUpMinute: null,
    weeklyBudgetCents: 30_000,
  })
})

test('a start that was not typed, or has passed, is this month, and one before birth is the birth', () => {
  const at = (born: string, start: string | null) => {
    const needs = searchNeeds({ ...search, born, start }, MONTH)
    return [needs?.ageMonths, needs?.startMonth]
  }
  expect(at('2025-03', null)).toEqual([20, MONTH])
  expect(at('2025-03', '2026-01')).toEqual([20, MONTH])
  expect(at('2027-02', '2026-12')).toEqual([0, '2027-02'])
})

test('a lowest price alone is no budget', () => {
  const needs = searchNeeds({ ...search, priceRange: { minDollars: 200, maxDollars: null } }, MONTH)
  expect(needs?.weeklyBudgetCents).toBeNull()
})

test('without a month of birth nobody is judged', () => {
  expect(searchNeeds({ ...search, born: null }, MONTH)).toBeNull()
})
