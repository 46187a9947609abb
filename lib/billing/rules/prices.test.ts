import fc from 'fast-check'
import { SITE } from '@/lib/platform/config/site'
import { isLarger, planAt } from './plans'
import {
  anchorOf,
  chargesTwice,
  firstCents,
  howToPay,
  invoiceNumber,
  mergedPlan,
  monthAfter,
  prorate,
  refuseNoStepUp,
  upgradeCents,
} from './prices'

describe('period', () => {
  const day = (date: Date) => date.toISOString().slice(0, 10)

  test('somebody who began on January 31 pays on the last day of short months and on the 31st again', () => {
    let start = new Date('2027-01-31T12:00:00Z')
    const anchor = anchorOf(start)
    const ends = [1, 2, 3, 4].map(() => {
      start = monthAfter(start, anchor)
      return day(start)
    })
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
  })

  test('a month over New Year and in a leap year ends where people expect it', () => {
    expect(day(monthAfter(new Date('2026-12-15T08:00:00Z'), 15))).toBe('2027-01-15')
    expect(day(monthAfter(new Date('2028-01-30T08:00:00Z'), 30))).toBe('2028-02-29')
  })

  test('nobody pays for less than 28 days or more than 31, whenever they begin', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (start) => {
          const end = monthAfter(start, anchorOf(start))
          const days = (end.getTime() - start.getTime()) / 86_400_000
          expect(Number.isInteger(days)).toBe(true)
          expect(days).toBeGreaterThanOrEqual(28)
          expect(days).toBeLessThanOrEqual(31)
        },
      ),
    )
  })
})

describe('prorate', () => {
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
})

describe('first cents', () => {
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
})

describe('merged plan', () => {
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
})

describe('step up', () => {
  test('somebody goes up, and reads why they go neither sideways nor down', () => {
    expect(() => refuseNoStepUp('open', 'BASIC', 'STARTER')).not.toThrow()
    expect(() => refuseNoStepUp('temporarily_closed', 'STARTER', 'PRO')).not.toThrow()
    expect(() => refuseNoStepUp('open', 'PRO', 'PRO')).toThrow('You are on Pro already.')
    expect(() => refuseNoStepUp('open', 'PRO', 'STARTER')).toThrow(/choose Starter when it has ended/)
    expect(() => refuseNoStepUp('closed', 'BASIC', 'PRO')).toThrow(/has closed/)
  })
})

describe('how to pay', () => {
  test('somebody reads how to pay as the operator has set it, else whom to ask', () => {
    expect(howToPay(' By check to 1 Main St. ')).toBe('By check to 1 Main St.')
    for (const unset of [undefined, '', '  ']) expect(howToPay(unset)).toContain(SITE.contactEmail)
  })
})

describe('invoice number', () => {
  test('somebody reads an invoice’s number to us over the phone: the year and what counts up', () => {
    expect(invoiceNumber(42, new Date('2026-11-22T15:00:00Z'))).toBe('2026-000042')
    expect(invoiceNumber(1_234_567, new Date('2031-01-01T00:00:00Z'))).toBe('2031-1234567')
  })
})
