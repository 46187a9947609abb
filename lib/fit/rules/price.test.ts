import fc from 'fast-check'
import { judgePrice } from './price'

const TODAY = '2026-11-22'
const facts = (confirmedOn = '2026-11-01') => ({
  tuition: { source: 'provider' as const, sourceName: 'the provider', confirmedOn },
})
const row = (tuitionWeeklyCents: number | null) => ({
  band: 'one' as const,
  openings: null,
  openingsFrom: null,
  waitlist: null,
  tuitionWeeklyCents,
  childrenPerAdult: null,
})
const asked = (weeklyBudgetCents: number | null, days: number[] = []) => ({ ageMonths: 14, days, weeklyBudgetCents })
const judged = (cents: number | null, needs: ReturnType<typeof asked>) =>
  judgePrice({ ageBands: [row(cents)], facts: facts() }, needs, TODAY)

test("the price of the child's age is held against the budget", () => {
  expect(judged(28_500, asked(28_500))).toBe('matches')
  expect(judged(28_501, asked(28_500))).toBe('does_not')
})

test('the price of a full week says nothing of three days when it is above the budget', () => {
  expect(judged(28_501, asked(28_500, [0, 2, 4]))).toBe('unknown')
  expect(judged(28_000, asked(28_500, [0, 2, 4]))).toBe('matches')
  expect(judged(28_501, asked(28_500, [0, 1, 2, 3, 4]))).toBe('does_not')
})

test('a price that is not stated, of another age, undated or stale is unknown', () => {
  expect(judged(null, asked(28_500))).toBe('unknown')
  const ageBands = [row(28_000)]
  expect(judgePrice({ ageBands, facts: facts() }, { ...asked(28_500), ageMonths: 30 }, TODAY)).toBe('unknown')
  expect(judgePrice({ ageBands, facts: {} }, asked(28_500), TODAY)).toBe('unknown')
  expect(judgePrice({ ageBands, facts: facts('2026-07-24') }, asked(28_500), TODAY)).toBe('unknown')
})

test('without a child or a budget nothing is judged', () => {
  expect(judged(28_000, asked(null))).toBeNull()
  expect(judgePrice({ ageBands: [], facts: {} }, { ...asked(28_500), ageMonths: null }, TODAY)).toBeNull()
})

test('a higher budget never fits worse', () => {
  const cents = fc.integer({ min: 100, max: 500_000 })
  fc.assert(
    fc.property(cents, cents, fc.nat(100_000), (price, budget, more) => {
      if (judged(price, asked(budget)) === 'matches') expect(judged(price, asked(budget + more))).toBe('matches')
    }),
  )
})
