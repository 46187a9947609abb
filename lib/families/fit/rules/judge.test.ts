import fc from 'fast-check'
import type { AgeBandFacts, HoursInterval, LicenseView } from '@/lib/providers/types'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { judgeAges, judgeFit, judgeHours, judgeLicense, judgeOpenings, judgePrice } from './judge'

describe('judge fit', () => {
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

  test('a family without needs gets no verdict', () => {
    expect(Object.values(judgeFit(buildDetail(), nothing, '2026-11-22'))).toEqual([null, null, null, null])
  })

  test('facts that are not stated are unknown, whatever the family needs', () => {
    const silent = {
      ageMinMonths: null,
      ageMaxMonths: null,
      ageBands: [],
      hours: [],
      facts: {},
      status: 'open' as const,
    }
    const optional = (max: number) => fc.option(fc.integer({ min: 0, max }))
    const anyNeeds = fc.record({
      ageMonths: optional(155),
      startMonth: fc.constantFrom(null, '2026-12', '2028-01'),
      days: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
      dropOffMinute: optional(1439),
      pickUpMinute: optional(1439),
      weeklyBudgetCents: optional(500_000),
    })
    fc.assert(
      fc.property(anyNeeds, (needs) => {
        for (const verdict of Object.values(judgeFit(silent, needs, '2026-11-22')))
          expect([null, 'unknown']).toContain(verdict)
      }),
    )
  })

  test('an outdated fact becomes unknown, never its opposite', () => {
    const needs = { ...nothing, ageMonths: 14, startMonth: null, dropOffMinute: 450, weeklyBudgetCents: 20_000 }
    const verdicts = ['2026-11-22', '2027-01-20', '2027-08-01'].map((today) => judgeFit(buildDetail(), needs, today))
    expect(verdicts.map(({ hours, openings, price }) => [hours, openings, price])).toEqual([
      ['matches', 'matches', 'does_not'],
      ['matches', 'unknown', 'does_not'],
      ['unknown', 'unknown', 'unknown'],
    ])
  })
})

describe('ages', () => {
  const range = (ageMinMonths: number | null, ageMaxMonths: number | null) => ({ ageMinMonths, ageMaxMonths })

  test.each([
    [12, 'matches'],
    [60, 'matches'],
    [11, 'does_not'],
    [61, 'does_not'],
  ])('from 12 to 60 months a child of %i %s', (ageMonths, verdict) => {
    expect(judgeAges(range(12, 60), { ageMonths })).toBe(verdict)
  })

  test('a single age bound can rule a child out but never in', () => {
    expect(judgeAges(range(12, null), { ageMonths: 6 })).toBe('does_not')
    expect(judgeAges(range(null, 60), { ageMonths: 70 })).toBe('does_not')
    expect(judgeAges(range(12, null), { ageMonths: 20 })).toBe('unknown')
    expect(judgeAges(range(null, null), { ageMonths: 20 })).toBe('unknown')
  })

  test('without a child nothing is judged', () => {
    expect(judgeAges(range(12, 60), { ageMonths: null })).toBeNull()
  })
})

describe('hours', () => {
  const TODAY = '2026-11-22'
  const hoursConfirmedOn = (confirmedOn: string) => ({
    hours: { source: 'provider' as const, sourceName: 'the provider', confirmedOn },
  })
  const WEEK = [0, 1, 2, 3, 4]
  const on = (days: number[], opensMinute: number, closesMinute: number): HoursInterval[] =>
    days.map((weekday) => ({ weekday, opensMinute, closesMinute }))
  const needing = (days: number[], dropOffMinute: number | null, pickUpMinute: number | null) => ({
    days,
    dropOffMinute,
    pickUpMinute,
  })
  const judged = (hours: HoursInterval[], needs: ReturnType<typeof needing>, confirmedOn = '2026-11-01') =>
    judgeHours({ hours, facts: hoursConfirmedOn(confirmedOn) }, needs, TODAY)

  const DAYTIME = on(WEEK, 390, 1080)

  test.each([
    ['both times are within opening hours', needing(WEEK, 450, 1020), 'matches'],
    ['both times are the opening and closing minute', needing(WEEK, 390, 1080), 'matches'],
    ['drop-off is before they open', needing(WEEK, 389, 1020), 'does_not'],
    ['pick-up is after they close', needing(WEEK, 450, 1081), 'does_not'],
    ['Saturday is needed too', needing([4, 5], 450, 1020), 'does_not'],
    ['no day is stated', needing([], 450, 1020), 'matches'],
    ['only days are stated', needing([0, 2], null, null), 'matches'],
    ['only Sunday is stated', needing([6], null, null), 'does_not'],
    ['only drop-off is stated', needing([], 390, null), 'matches'],
    ['only drop-off is stated, as they close', needing([], 1080, null), 'does_not'],
    ['only pick-up is stated', needing([], null, 1080), 'matches'],
    ['only pick-up is stated, as they open', needing([], null, 390), 'does_not'],
  ])('for a provider open 6:30 AM to 6:00 PM, when %s', (_, needs, verdict) => {
    expect(judged(DAYTIME, needs)).toBe(verdict)
  })

  test('a pick-up at midnight is at the end of the day, not of the night before', () => {
    const LATE = on(WEEK, 840, 0)
    expect(judged(LATE, needing([], null, 0))).toBe('matches')
    expect(judged(DAYTIME, needing([], null, 0))).toBe('does_not')
  })

  test('a break at noon does not cover a whole day', () => {
    const withBreak = [...on(WEEK, 480, 720), ...on(WEEK, 780, 1020)]
    expect(judged(withBreak, needing(WEEK, 480, 1000))).toBe('does_not')
    expect(judged(withBreak, needing(WEEK, 780, 1020))).toBe('matches')
  })

  test('adjacent intervals are joined, and overnight hours count for the next morning', () => {
    expect(judged([...on([0], 480, 720), ...on([0], 720, 1020)], needing([0], 500, 1000))).toBe('matches')
    expect(judged(on([6], 1080, 480), needing([0], 360, 450))).toBe('matches')
    expect(judged(on([0, 1, 2, 3, 4, 5, 6], 0, 1440), needing([2], 0, 1440))).toBe('matches')
  })

  test('hours that are missing, undated or not confirmed for 120 days are unknown', () => {
    expect(judged([], needing(WEEK, 450, 1020))).toBe('unknown')
    expect(judgeHours({ hours: DAYTIME, facts: {} }, needing(WEEK, 450, 1020), TODAY)).toBe('unknown')
    expect(judged(DAYTIME, needing(WEEK, 450, 1020), '2026-07-25')).toBe('matches')
    expect(judged(DAYTIME, needing(WEEK, 450, 1020), '2026-07-24')).toBe('unknown')
  })

  test('a family that states neither days nor times is not judged', () => {
    expect(judged(DAYTIME, needing([], null, null))).toBeNull()
  })

  test('a later drop-off and an earlier pick-up never make the fit worse', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(minute, minute, fc.nat(300), fc.nat(300), (dropOff, pickUp, later, earlier) => {
        fc.pre(dropOff + later < pickUp - earlier)
        if (judged(DAYTIME, needing(WEEK, dropOff, pickUp)) === 'matches')
          expect(judged(DAYTIME, needing(WEEK, dropOff + later, pickUp - earlier))).toBe('matches')
      }),
    )
  })
})

describe('openings', () => {
  const TODAY = '2026-11-22'
  const infant = (openings: number | null, openingsFrom: string | null = null): AgeBandFacts => ({
    band: 'infant',
    openings,
    openingsFrom,
    waitlist: null,
    tuitionWeeklyCents: null,
    childrenPerAdult: null,
  })
  const facts = (confirmedOn: string) => ({
    openings: { source: 'provider' as const, sourceName: 'the provider', confirmedOn },
  })
  const judged = (row: AgeBandFacts, startMonth: string | null, confirmedOn = '2026-11-10') =>
    judgeOpenings({ ageBands: [row], facts: facts(confirmedOn), status: 'open' }, { ageMonths: 8, startMonth }, TODAY)

  test('a current opening matches a start in the next six months, and is unknown for later ones', () => {
    expect(judged(infant(2), '2026-12')).toBe('matches')
    expect(judged(infant(2), null)).toBe('matches')
    expect(judged(infant(2), '2027-05')).toBe('matches')
    expect(judged(infant(2), '2027-06')).toBe('unknown')
  })

  test('a full room does not match a start soon, and is unknown for one next year', () => {
    expect(judged(infant(0), '2027-01')).toBe('does_not')
    expect(judged(infant(0), '2027-08')).toBe('unknown')
  })

  test('a later opening matches from its month on', () => {
    expect(judged(infant(1, '2027-03-15'), '2027-02')).toBe('does_not')
    expect(judged(infant(1, '2027-03-15'), '2027-03')).toBe('matches')
    expect(judged(infant(1, '2027-03-15'), '2027-09')).toBe('matches')
  })

  test('openings that are for another age, missing, or not confirmed for 60 days are unknown', () => {
    expect(judged({ ...infant(3), band: 'two' }, '2026-12')).toBe('unknown')
    expect(judged(infant(null), '2026-12')).toBe('unknown')
    expect(judged(infant(2), '2026-12', '2026-09-22')).toBe('unknown')
    expect(
      judgeOpenings({ ageBands: [infant(2)], facts: {}, status: 'open' }, { ageMonths: 8, startMonth: null }, TODAY),
    ).toBe('unknown')
  })

  test('openings of a temporarily closed provider are unknown', () => {
    const provider = { ageBands: [infant(2)], facts: facts('2026-11-10'), status: 'temporarily_closed' as const }
    expect(judgeOpenings(provider, { ageMonths: 8, startMonth: '2026-12' }, TODAY)).toBe('unknown')
  })

  test('without a child nothing is judged', () => {
    const provider = { ageBands: [infant(2)], facts: facts('2026-11-10'), status: 'open' as const }
    expect(judgeOpenings(provider, { ageMonths: null, startMonth: null }, TODAY)).toBeNull()
  })
})

describe('price', () => {
  const TODAY = '2026-11-22'
  const facts = (confirmedOn = '2026-11-01') => ({
    tuition: { source: 'provider' as const, sourceName: 'the provider', confirmedOn },
  })
  const row = (tuitionWeeklyCents: number | null) => ({
    band: 'one' as const,
    openings: null,
    openingsFrom: null,
    waitlist: null,
    tuitionWeeklyCents,
    childrenPerAdult: null,
  })
  const needing = (weeklyBudgetCents: number | null, days: number[] = []) => ({
    ageMonths: 14,
    days,
    weeklyBudgetCents,
  })
  const judged = (cents: number | null, needs: ReturnType<typeof needing>) =>
    judgePrice({ ageBands: [row(cents)], facts: facts() }, needs, TODAY)

  test("the price for the child's age is compared with the budget", () => {
    expect(judged(28_500, needing(28_500))).toBe('matches')
    expect(judged(28_501, needing(28_500))).toBe('does_not')
  })

  test('a full-week price above the budget is unknown for three days', () => {
    expect(judged(28_501, needing(28_500, [0, 2, 4]))).toBe('unknown')
    expect(judged(28_000, needing(28_500, [0, 2, 4]))).toBe('matches')
    expect(judged(28_501, needing(28_500, [0, 1, 2, 3, 4]))).toBe('does_not')
  })

  test('a price that is missing, for another age, undated or stale is unknown', () => {
    expect(judged(null, needing(28_500))).toBe('unknown')
    const ageBands = [row(28_000)]
    expect(judgePrice({ ageBands, facts: facts() }, { ...needing(28_500), ageMonths: 30 }, TODAY)).toBe('unknown')
    expect(judgePrice({ ageBands, facts: {} }, needing(28_500), TODAY)).toBe('unknown')
    expect(judgePrice({ ageBands, facts: facts('2026-07-24') }, needing(28_500), TODAY)).toBe('unknown')
  })

  test('without a child or a budget nothing is judged', () => {
    expect(judged(28_000, needing(null))).toBeNull()
    expect(judgePrice({ ageBands: [], facts: {} }, { ...needing(28_500), ageMonths: null }, TODAY)).toBeNull()
  })

  test('a higher budget never makes the fit worse', () => {
    const cents = fc.integer({ min: 100, max: 500_000 })
    fc.assert(
      fc.property(cents, cents, fc.nat(100_000), (price, budget, more) => {
        if (judged(price, needing(budget)) === 'matches') expect(judged(price, needing(budget + more))).toBe('matches')
      }),
    )
  })
})

describe('license', () => {
  const TODAY = '2026-11-22'
  const license = (overrides: Partial<LicenseView>): LicenseView => ({
    number: 'C1',
    kind: null,
    issuer: 'Florida DCF',
    status: null,
    issuedOn: null,
    expiresOn: null,
    asOf: '2026-11-01',
    ...overrides,
  })

  test.each([
    ['says it is active', { status: 'active' as const }, 'matches'],
    ['says it is valid until next year', { expiresOn: '2027-03-01' }, 'matches'],
    ['says it is valid until today', { expiresOn: TODAY }, 'matches'],
    ['says it is suspended', { status: 'suspended' as const, expiresOn: '2027-03-01' }, 'does_not'],
    ['has one that expired before the date of the file', { expiresOn: '2026-10-01' }, 'does_not'],
    ['has one that has expired since', { expiresOn: '2026-11-10' }, 'unknown'],
    ['says it is active but it has expired', { status: 'active' as const, expiresOn: '2026-10-01' }, 'unknown'],
    ['has neither status nor expiration', {}, 'unknown'],
  ])('a license when the file %s', (_, overrides, verdict) => {
    expect(judgeLicense(license(overrides), TODAY)).toBe(verdict)
  })

  test('a missing license record is unknown: exempt providers have none', () => {
    expect(judgeLicense(null, TODAY)).toBe('unknown')
  })
})
