import {
  FEATURES,
  includesFeature,
  invoiceSubject,
  isLarger,
  missingFeatureMessage,
  PLANS,
  planAt,
  planOf,
  priceText,
  smallestPlanWith,
} from './plans'

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
    expect(missingFeatureMessage('sponsored', 'STARTER')).toBe(
      'Sponsored placement is part of Pro. Your plan is Starter.',
    )
  })
})

describe('in words', () => {
  test('a price always shows cents', () => {
    expect([1999, 4999, 0, 1500, 123456].map(priceText)).toEqual(['$19.99', '$49.99', '$0.00', '$15.00', '$1,234.56'])
  })

  test('an invoice names its subject', () => {
    expect(invoiceSubject({ plan: 'PRO', kind: 'start' })).toBe('Pro, one month')
    expect(invoiceSubject({ plan: 'STARTER', kind: 'renewal' })).toBe('Starter, one month')
    expect(invoiceSubject({ plan: 'PRO', kind: 'upgrade' })).toBe('Upgrade to Pro, for the time you’ve already paid')
  })
})
