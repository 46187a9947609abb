import { firstCents } from './first-cents'

const paid = {
  plan: 'STARTER',
  periodStart: new Date('2026-11-01T00:00:00Z'),
  periodEnd: new Date('2026-12-01T00:00:00Z'),
  anchorDay: 1,
} as const

test('from the free plan somebody pays a whole month', () => {
  expect(firstCents('STARTER', null, paid.periodStart)).toBe(1999)
  expect(firstCents('PRO', null, paid.periodStart)).toBe(4999)
})

test('from a smaller plan somebody pays the difference for what is left, and once it has ended a whole month', () => {
  expect(firstCents('PRO', paid, new Date('2026-11-16T00:00:00Z'))).toBe(1500)
  expect(firstCents('PRO', paid, paid.periodEnd)).toBe(4999)
})
