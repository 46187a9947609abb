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
