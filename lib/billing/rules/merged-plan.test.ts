import fc from 'fast-check'
import { chargesTwice, mergedPlan } from './merged-plan'
import { isLarger, planAt } from './plans'

const NOW = new Date('2026-11-22T15:00:00Z')
const day = (text: string) => new Date(`${text}T15:00:00Z`)
const STARTER = {
  plan: 'STARTER',
  periodStart: day('2026-11-20'),
  periodEnd: day('2026-12-20'),
  anchorDay: 20,
  renews: true,
  port: 'offline',
} as const
const PRO = { ...STARTER, plan: 'PRO', periodEnd: day('2026-12-05'), anchorDay: 5, renews: false } as const
const LAPSED = { ...PRO, periodEnd: day('2026-11-01') } as const

test('where one of the two pays, its plan is the survivor’s, as it is', () => {
  expect(mergedPlan(null, STARTER, NOW)).toEqual(STARTER)
  expect(mergedPlan(LAPSED, STARTER, NOW)).toEqual(STARTER)
  expect(mergedPlan(STARTER, null, NOW)).toEqual(STARTER)
  expect(mergedPlan(STARTER, LAPSED, NOW)).toEqual(STARTER)
  expect(mergedPlan(null, null, NOW)).toBeNull()
})

test('where both pay, it is the larger plan until the later end, and it renews where one of them did', () => {
  const both = { ...PRO, periodEnd: STARTER.periodEnd, anchorDay: 20, renews: true }
  expect(mergedPlan(STARTER, PRO, NOW)).toEqual(both)
  expect(mergedPlan(PRO, STARTER, NOW)).toEqual(both)
})

test('two that both pay, one by card, are not made one; two by invoice are, and so are a card and a plan that ended', () => {
  expect(chargesTwice(STARTER, { ...PRO, port: 'stripe' }, NOW)).toBe(true)
  expect(chargesTwice(STARTER, PRO, NOW)).toBe(false)
  expect(chargesTwice({ ...STARTER, port: 'stripe' }, LAPSED, NOW)).toBe(false)
  expect(chargesTwice(null, { ...PRO, port: 'stripe' }, NOW)).toBe(false)
})

const paid = fc.record({
  plan: fc.constantFrom('STARTER' as const, 'PRO' as const),
  periodStart: fc.constant(day('2026-10-01')),
  periodEnd: fc.date({ min: day('2026-10-01'), max: day('2027-02-01'), noInvalidDate: true }),
  anchorDay: fc.integer({ min: 1, max: 31 }),
  renews: fc.boolean(),
  port: fc.constant('offline' as const),
})
const maybe = fc.option(paid, { nil: null })

test('whatever the two had, nobody has a smaller plan afterwards, or the same for less time', () => {
  fc.assert(
    fc.property(maybe, maybe, (survivor, merged) => {
      const result = mergedPlan(survivor, merged, NOW)
      for (const before of [survivor, merged].filter((one) => planAt(one, NOW) !== 'BASIC')) {
        expect(isLarger(planAt(before, NOW), planAt(result, NOW))).toBe(false)
        expect(result && before && result.periodEnd >= before.periodEnd).toBe(true)
      }
    }),
  )
})
