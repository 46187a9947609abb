import fc from 'fast-check'
import { SITE } from '@/lib/platform/config/site'
import { translate } from '@/tests/support/setup/translate'
import {
  anchorOf,
  chargesTwice,
  FEATURES,
  firstCents,
  howToPay,
  includesFeature,
  invoiceNumber,
  invoiceSubject,
  isLarger,
  mergedPlan,
  missingFeature,
  monthAfter,
  PLANS,
  planAt,
  planOf,
  priceText,
  prorate,
  smallestPlanWith,
  upgradeCents,
} from './rules'

describe('plans', () => {
  test('the plans cost nothing, $19.99 and $49.99 a month', () => {
    expect(PLANS.map(({ code, monthlyCents }) => [code, monthlyCents])).toEqual([
      ['BASIC', 0],
      ['STARTER', 1999],
      ['PRO', 4999],
    ])
  })

  test('a larger plan includes the features of the smaller ones', () => {
    for (const { code } of FEATURES)
      for (const [index, plan] of PLANS.entries())
        for (const larger of PLANS.slice(index))
          expect(includesFeature(larger.code, code) || !includesFeature(plan.code, code)).toBe(true)
  })

  test('a feature is included from its plan on', () => {
    for (const { code, from } of FEATURES) {
      expect(smallestPlanWith(code)).toBe(from)
      expect(includesFeature(from, code)).toBe(true)
      for (const { code: plan } of PLANS.filter((one) => isLarger(from, one.code)))
        expect(includesFeature(plan, code)).toBe(false)
    }
  })

  test('a plan is active until the end of its paid period', () => {
    const paid = { plan: 'PRO', periodEnd: new Date('2026-12-22T15:00:00Z') } as const
    expect(planAt(paid, new Date('2026-12-22T14:59:59.999Z'))).toBe('PRO')
    expect(planAt(paid, paid.periodEnd)).toBe('BASIC')
    expect(planAt(null, paid.periodEnd)).toBe('BASIC')
  })

  test('a plan paid by card has a grace period for Stripe’s notification, unless it was canceled', () => {
    const paid = { plan: 'PRO', periodEnd: new Date('2026-12-22T15:00:00Z'), port: 'stripe', renews: true } as const
    expect(planAt(paid, new Date('2026-12-23T14:00:00Z'))).toBe('PRO')
    expect(planAt(paid, new Date('2026-12-23T15:00:00Z'))).toBe('BASIC')
    expect(planAt({ ...paid, renews: false }, paid.periodEnd)).toBe('BASIC')
    expect(planAt({ ...paid, port: 'offline' }, paid.periodEnd)).toBe('BASIC')
  })

  test('a plan is larger than those before it, but not than itself', () => {
    expect([isLarger('PRO', 'STARTER'), isLarger('STARTER', 'PRO'), isLarger('PRO', 'PRO')]).toEqual([
      true,
      false,
      false,
    ])
    expect(planOf('STARTER').name).toBe('Starter')
  })

  test('the message for a missing feature names its plan and the current one', () => {
    expect(translate('en', 'billing.common')('missingFeature', missingFeature('sponsored', 'STARTER'))).toBe(
      'Sponsored placement is part of Pro. Your plan is Starter.',
    )
  })
})

describe('in words', () => {
  test('a price always shows cents', () => {
    expect([1999, 4999, 0, 1500, 123456].map(priceText)).toEqual(['$19.99', '$49.99', '$0.00', '$15.00', '$1,234.56'])
  })

  test('an invoice names its subject', () => {
    const t = translate('en', 'billing.invoices')
    expect(invoiceSubject(t, { plan: 'PRO', kind: 'start' })).toBe('Pro, one month')
    expect(invoiceSubject(t, { plan: 'STARTER', kind: 'renewal' })).toBe('Starter, one month')
    expect(invoiceSubject(t, { plan: 'PRO', kind: 'upgrade' })).toBe('Upgrade to Pro, for the time already paid')
  })
})

describe('period', () => {
  const day = (date: Date) => date.toISOString().slice(0, 10)

  test('a plan started on January 31 renews on the last day of short months and on the 31st otherwise', () => {
    let start = new Date('2027-01-31T12:00:00Z')
    const anchor = anchorOf(start)
    const ends = [1, 2, 3, 4].map(() => {
      start = monthAfter(start, anchor)
      return day(start)
    })
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
  })

  test('a month across New Year and in a leap year ends on the right day', () => {
    expect(day(monthAfter(new Date('2026-12-15T08:00:00Z'), 15))).toBe('2027-01-15')
    expect(day(monthAfter(new Date('2028-01-30T08:00:00Z'), 30))).toBe('2028-02-29')
  })

  test('a month has 28 to 31 days, whenever it starts', () => {
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

  test('an upgrade from $19.99 to $49.99 in the middle of November costs $15.00', () => {
    expect(upgradeCents(1999, 4999, period, new Date('2026-11-16T00:00:00Z'))).toBe(1500)
  })

  test('an upgrade costs the full difference at the start of a period and nothing at its end', () => {
    expect(upgradeCents(1999, 4999, period, period.periodStart)).toBe(3000)
    expect(upgradeCents(1999, 4999, period, period.periodEnd)).toBe(0)
    expect(upgradeCents(1999, 4999, period, new Date('2027-01-01'))).toBe(0)
  })

  test('an upgrade includes the difference for a month paid in advance', () => {
    const ahead = { ...period, periodEnd: new Date('2027-01-01T00:00:00Z') }
    expect(upgradeCents(1999, 4999, ahead, new Date('2026-11-16T00:00:00Z'))).toBe(4500)
    expect(upgradeCents(1999, 4999, ahead, new Date('2026-12-01T00:00:00Z'))).toBe(3000)
  })

  test('a downgrade costs and refunds nothing', () => {
    expect(upgradeCents(4999, 1999, period, period.periodStart)).toBe(0)
  })

  const cents = fc.integer({ min: 0, max: 10_000_000 })
  const time = fc.integer({ min: 0, max: 31 * 86_400_000 })

  test('a prorated amount is in whole cents, at most the full amount, and never more for less time', () => {
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

  test('the used and the remaining share never exceed the amount', () => {
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

  test('from the free plan, the first amount is a full month', () => {
    expect(firstCents('STARTER', null, paid.periodStart)).toBe(1999)
    expect(firstCents('PRO', null, paid.periodStart)).toBe(4999)
  })

  test('from a smaller plan, it is the difference for the rest, and after its end a full month', () => {
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

  test('if one of the two pays, the survivor gets its plan unchanged', () => {
    expect(mergedPlan(null, STARTER, NOW)).toEqual(STARTER)
    expect(mergedPlan(LAPSED, STARTER, NOW)).toEqual(STARTER)
    expect(mergedPlan(STARTER, null, NOW)).toEqual(STARTER)
    expect(mergedPlan(STARTER, LAPSED, NOW)).toEqual(STARTER)
    expect(mergedPlan(null, null, NOW)).toBeNull()
  })

  test('if both pay, the survivor gets the larger plan until the later end, and it renews if one of them did', () => {
    const both = { ...PRO, periodEnd: STARTER.periodEnd, anchorDay: 20, renews: true }
    expect(mergedPlan(STARTER, PRO, NOW)).toEqual(both)
    expect(mergedPlan(PRO, STARTER, NOW)).toEqual(both)
  })

  test('two active plans cannot be merged if one is paid by card; two invoiced plans can, and so can an expired one', () => {
    expect(chargesTwice(STARTER, { ...PRO, port: 'stripe' }, NOW)).toBe(true)
    expect(chargesTwice(STARTER, PRO, NOW)).toBe(false)
    expect(chargesTwice({ ...STARTER, port: 'stripe' }, LAPSED, NOW)).toBe(false)
    expect(chargesTwice(null, { ...PRO, port: 'stripe' }, NOW)).toBe(false)
  })

  test('a plan whose card is tried again is not merged with one that is paid for', () => {
    const failing = { ...LAPSED, port: 'stripe', isFailing: true } as const
    expect(chargesTwice(STARTER, failing, NOW)).toBe(true)
    expect(chargesTwice(failing, { ...PRO, port: 'stripe' }, NOW)).toBe(true)
    expect(chargesTwice(failing, LAPSED, NOW)).toBe(false)
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

  test('a merge never gives a smaller plan, or the same plan for less time', () => {
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

describe('how to pay', () => {
  test('the configured instructions are shown, else the contact address', () => {
    const t = translate('en', 'billing.invoices')
    expect(howToPay(t, ' By check to 1 Main St. ')).toBe('By check to 1 Main St.')
    for (const unset of [undefined, '', '  ']) expect(howToPay(t, unset)).toContain(SITE.contactEmail)
  })
})

describe('invoice number', () => {
  test('an invoice number consists of the year and a sequence number', () => {
    expect(invoiceNumber(42, new Date('2026-11-22T15:00:00Z'))).toBe('2026-000042')
    // Midnight in the site's time zone, and a minute before it.
    expect(invoiceNumber(1_234_567, new Date('2031-01-01T05:00:00Z'))).toBe('2031-1234567')
    expect(invoiceNumber(1_234_567, new Date('2031-01-01T04:59:00Z'))).toBe('2030-1234567')
  })
})
