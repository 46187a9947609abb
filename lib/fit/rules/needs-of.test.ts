import { needsOf } from './needs-of'

const stated = { days: ['mon' as const, 'fri' as const], dropOff: '07:30', pickUp: '17:05', weeklyBudgetCents: 30_000 }

test('a family needs what it stated, for the child at the start of care', () => {
  expect(needsOf({ birthMonth: '2026-03', startMonth: '2027-01' }, stated, '2026-11')).toEqual({
    ageMonths: 10,
    startMonth: '2027-01',
    days: [0, 4],
    dropOffMinute: 450,
    pickUpMinute: 1025,
    weeklyBudgetCents: 30_000,
  })
})

test('without a child no age is asked, and what was not stated is not asked either', () => {
  const nothing = { days: [], dropOff: null, pickUp: null, weeklyBudgetCents: null }
  expect(Object.values(needsOf(null, nothing, '2026-11'))).toEqual([null, null, [], null, null, null])
})
