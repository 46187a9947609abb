import fc from 'fast-check'
import { prorate, upgradeCents } from './prorate'

const period = {
  periodStart: new Date('2026-11-01T00:00:00Z'),
  periodEnd: new Date('2026-12-01T00:00:00Z'),
  anchorDay: 1,
}

test('somebody who upgrades from $19.99 to $49.99 in the middle of November pays $15.00', () => {
  expect(upgradeCents(1999, 4999, period, new Date('2026-11-16T00:00:00Z'))).toBe(1500)
})

test('on the first moment an upgrade costs the whole difference, on the last nothing', () => {
  expect(upgradeCents(1999, 4999, period, period.periodStart)).toBe(3000)
  expect(upgradeCents(1999, 4999, period, period.periodEnd)).toBe(0)
  expect(upgradeCents(1999, 4999, period, new Date('2027-01-01'))).toBe(0)
})

test('somebody who has paid the next month too pays the difference for it as well', () => {
  const ahead = { ...period, periodEnd: new Date('2027-01-01T00:00:00Z') }
  expect(upgradeCents(1999, 4999, ahead, new Date('2026-11-16T00:00:00Z'))).toBe(4500)
  expect(upgradeCents(1999, 4999, ahead, new Date('2026-12-01T00:00:00Z'))).toBe(3000)
})

test('a smaller plan gives nothing back and charges nothing', () => {
  expect(upgradeCents(4999, 1999, period, period.periodStart)).toBe(0)
})

const cents = fc.integer({ min: 0, max: 10_000_000 })
const time = fc.integer({ min: 0, max: 31 * 86_400_000 })

test('whoever is charged for a part pays whole cents, never more than the whole, never more for less time', () => {
  fc.assert(
    fc.property(cents, time, time, time, (amount, total, a, b) => {
      const [less, more] = [prorate(amount, Math.min(a, b), total), prorate(amount, Math.max(a, b), total)]
      for (const part of [less, more]) {
        expect(Number.isSafeInteger(part)).toBe(true)
        expect(part >= 0 && part <= amount).toBe(true)
      }
      expect(less).toBeLessThanOrEqual(more)
    }),
  )
})

test('what was used and what is left are together never more than was paid', () => {
  const some = fc.integer({ min: 1, max: 31 * 86_400_000 })
  fc.assert(
    fc.property(cents, some, some, (amount, left, used) => {
      const both = prorate(amount, left, left + used) + prorate(amount, used, left + used)
      expect(both).toBeLessThanOrEqual(amount)
      expect(both).toBeGreaterThanOrEqual(amount - 1)
    }),
  )
})
