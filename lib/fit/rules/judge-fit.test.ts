import fc from 'fast-check'
import { buildDetail } from '@/tests/support/provider-detail'
import { judgeFit } from './judge-fit'

const nothing = {
  ageMonths: null,
  startMonth: null,
  days: [],
  dropOffMinute: null,
  pickUpMinute: null,
  weeklyBudgetCents: null,
}

test('each need is judged by itself', () => {
  const needs = { ...nothing, ageMonths: 14, startMonth: '2026-12', dropOffMinute: 360, weeklyBudgetCents: 30_000 }
  expect(judgeFit(buildDetail(), needs, '2026-11-22')).toEqual({
    ages: 'matches',
    hours: 'does_not',
    openings: 'matches',
    price: 'matches',
  })
})

test('who asks nothing gets no verdict', () => {
  expect(Object.values(judgeFit(buildDetail(), nothing, '2026-11-22'))).toEqual([null, null, null, null])
})

test('what nobody has said is unknown, whatever a family needs', () => {
  const silent = { ageMinMonths: null, ageMaxMonths: null, ageBands: [], hours: [], facts: {}, status: 'open' as const }
  const optional = (max: number) => fc.option(fc.integer({ min: 0, max }))
  const needs = fc.record({
    ageMonths: optional(155),
    startMonth: fc.constantFrom(null, '2026-12', '2028-01'),
    days: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    dropOffMinute: optional(1439),
    pickUpMinute: optional(1439),
    weeklyBudgetCents: optional(500_000),
  })
  fc.assert(
    fc.property(needs, (asked) => {
      for (const verdict of Object.values(judgeFit(silent, asked, '2026-11-22')))
        expect([null, 'unknown']).toContain(verdict)
    }),
  )
})

test('a fact that grows too old becomes unknown and never turns into its opposite', () => {
  const needs = { ...nothing, ageMonths: 14, startMonth: null, dropOffMinute: 450, weeklyBudgetCents: 20_000 }
  const verdicts = ['2026-11-22', '2027-01-20', '2027-08-01'].map((today) => judgeFit(buildDetail(), needs, today))
  expect(verdicts.map(({ hours, openings, price }) => [hours, openings, price])).toEqual([
    ['matches', 'matches', 'does_not'],
    ['matches', 'unknown', 'does_not'],
    ['unknown', 'unknown', 'unknown'],
  ])
})
