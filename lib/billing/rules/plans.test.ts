import {
  FEATURES,
  invoiceSubject,
  isLarger,
  longDay,
  opens,
  PLANS,
  partOf,
  planAt,
  planFor,
  planOf,
  priceText,
} from './plans'

describe('plans', () => {
  test('a provider pays what the page of plans says: nothing, $19.99 or $49.99 a month', () => {
    expect(PLANS.map(({ code, monthlyCents }) => [code, monthlyCents])).toEqual([
      ['BASIC', 0],
      ['STARTER', 1999],
      ['PRO', 4999],
    ])
  })

  test('whoever is on a larger plan has everything of the smaller ones', () => {
    for (const { code } of FEATURES)
      for (const [index, plan] of PLANS.entries())
        for (const larger of PLANS.slice(index)) expect(opens(larger.code, code) || !opens(plan.code, code)).toBe(true)
  })

  test('a feature is open from its own plan on, and not below', () => {
    for (const { code, from } of FEATURES) {
      expect(planFor(code)).toBe(from)
      expect(opens(from, code)).toBe(true)
      for (const { code: plan } of PLANS.filter((one) => isLarger(from, one.code)))
        expect(opens(plan, code)).toBe(false)
    }
  })

  test('somebody keeps a plan until the last moment that they paid for', () => {
    const paid = { plan: 'PRO', periodEnd: new Date('2026-12-22T15:00:00Z') } as const
    expect(planAt(paid, new Date('2026-12-22T14:59:59.999Z'))).toBe('PRO')
    expect(planAt(paid, paid.periodEnd)).toBe('BASIC')
    expect(planAt(null, paid.periodEnd)).toBe('BASIC')
  })

  test('whose card is charged by Stripe is not shut out while the message of it is on its way; who has canceled is', () => {
    const paid = { plan: 'PRO', periodEnd: new Date('2026-12-22T15:00:00Z'), port: 'stripe', renews: true } as const
    expect(planAt(paid, new Date('2026-12-23T14:00:00Z'))).toBe('PRO')
    expect(planAt(paid, new Date('2026-12-23T15:00:00Z'))).toBe('BASIC')
    expect(planAt({ ...paid, renews: false }, paid.periodEnd)).toBe('BASIC')
  })

  test('a plan is larger than those before it and not than itself', () => {
    expect([isLarger('PRO', 'STARTER'), isLarger('STARTER', 'PRO'), isLarger('PRO', 'PRO')]).toEqual([
      true,
      false,
      false,
    ])
    expect(planOf('STARTER').name).toBe('Starter')
  })

  test('who has not got something is told in which plan it is, and which is theirs', () => {
    expect(partOf('sponsored', 'STARTER')).toBe('Sponsored placement is part of Pro. Your plan is Starter.')
  })
})

describe('in words', () => {
  test('somebody reads a price with its cents, also where there are none', () => {
    expect([1999, 4999, 0, 1500, 123456].map(priceText)).toEqual(['$19.99', '$49.99', '$0.00', '$15.00', '$1,234.56'])
  })

  test('a day on an invoice cannot be misread', () => {
    expect(longDay('2026-11-02')).toBe('November 2, 2026')
  })

  test('an invoice says what it is for', () => {
    expect(invoiceSubject({ plan: 'PRO', kind: 'start' })).toBe('Pro, one month')
    expect(invoiceSubject({ plan: 'STARTER', kind: 'renewal' })).toBe('Starter, one month')
    expect(invoiceSubject({ plan: 'PRO', kind: 'upgrade' })).toBe('Upgrade to Pro, for the time that is paid already')
  })
})
