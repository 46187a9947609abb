import fc from 'fast-check'
import { translate } from '@/tests/support/setup/translate'
import type { EstimateInput, RoomPrices, Stage } from '../types'
import {
  AFTER_CARE,
  BEFORE_BIRTH,
  estimateCosts,
  kindergartenStart,
  monthNumber,
  monthOf,
  monthOfDay,
  monthRangeText,
  monthText,
  startProblem,
  vpkMonths,
  vpkShare,
  yearOf,
} from './estimate'

const t = translate('en', 'families.costs')

describe('months', () => {
  test('a month converts to its index and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const index = monthOf(year, month)
        expect([yearOf(index), monthNumber(index)]).toEqual([year, month])
      }),
    )
  })

  test('the month after December is January of the next year', () => {
    expect(monthText('en', monthOf(2026, 12) + 1)).toBe('Jan 2027')
  })

  test('a day converts to its month', () => {
    expect(monthOfDay('2027-03-14')).toBe(monthOf(2027, 3))
    expect(monthOfDay('2027-03')).toBe(monthOf(2027, 3))
  })

  test('a range within one year names the year once', () => {
    expect(monthRangeText(t, 'en', monthOf(2027, 3), monthOf(2027, 12))).toBe('Mar to Dec 2027')
    expect(monthRangeText(t, 'en', monthOf(2027, 3), monthOf(2028, 2))).toBe('Mar 2027 to Feb 2028')
    expect(monthRangeText(t, 'en', monthOf(2027, 3), monthOf(2027, 3))).toBe('Mar 2027')
  })
})

describe('school years', () => {
  const kindergartenOf = (year: number, month: number) => monthText('en', kindergartenStart(monthOf(year, month)))

  test('a child who is five by September 1 begins kindergarten that August', () => {
    expect(kindergartenOf(2024, 1)).toBe('Aug 2029')
    expect(kindergartenOf(2024, 8)).toBe('Aug 2029')
  })

  test('a child who turns five after September 1 waits a year', () => {
    expect(kindergartenOf(2024, 9)).toBe('Aug 2030')
    expect(kindergartenOf(2024, 12)).toBe('Aug 2030')
  })

  test('free prekindergarten is the school year before kindergarten', () => {
    const { first, last } = vpkMonths(monthOf(2024, 6))
    expect([monthText('en', first), monthText('en', last)]).toEqual(['Sep 2028', 'May 2029'])
  })

  test('every child is four on September 1 of the VPK year, and not yet five on the one before kindergarten', () => {
    fc.assert(
      fc.property(fc.integer({ min: 24_000, max: 25_200 }), (birth) => {
        const { first } = vpkMonths(birth)
        // Only the month of birth is known: by September 1 a child's age is at least the months up to the end of August.
        const monthsByCutOff = first - 1 - birth
        expect(monthsByCutOff).toBeGreaterThanOrEqual(48)
        expect(monthsByCutOff).toBeLessThan(60)
        expect(monthNumber(kindergartenStart(birth))).toBe(8)
      }),
    )
  })

  test('the free hours cover 60 of a month’s 195 hours of full-time care, and never more than all', () => {
    expect(vpkShare(5)).toBeCloseTo(60 / 195, 10)
    expect(vpkShare(2)).toBeCloseTo(60 / 78, 10)
    expect(vpkShare(1)).toBe(1)
  })
})

describe('start problem', () => {
  const birth = monthOf(2026, 9)

  test('care starts between birth and kindergarten, and a start outside gets a message', () => {
    expect(startProblem(birth, monthOf(2026, 8))).toBe(BEFORE_BIRTH)
    expect(startProblem(birth, birth)).toBeUndefined()
    expect(startProblem(birth, monthOf(2032, 7))).toBeUndefined()
    expect(startProblem(birth, monthOf(2032, 8))).toBe(AFTER_CARE)
  })
})

describe('estimate', () => {
  const source = { kind: 'directory', scope: { kind: 'city', label: 'Orlando, FL' }, providers: 12 } as const
  const price = (weeklyCents: number) => ({ weeklyCents, source })
  const prices: RoomPrices = {
    infant: price(30_000),
    one: price(27_000),
    two: price(25_000),
    three: price(22_000),
    four: price(20_000),
  }
  const input = (more: Partial<EstimateInput> = {}): EstimateInput => ({
    birth: monthOf(2026, 9),
    start: monthOf(2027, 1),
    daysPerWeek: 5,
    usesVpk: true,
    registrationFeeCents: null,
    siblingDiscountPercent: null,
    ...more,
  })
  const spanOf = ({ band, isVpk, first, last, months }: Stage) =>
    `${band}${isVpk ? '+vpk' : ''} ${monthText('en', first)} to ${monthText('en', last)} (${months})`

  test('a child moves to the next room with each birthday, and to kindergarten in August', () => {
    const { stages, kindergarten, months } = estimateCosts(input(), prices)
    expect(stages.map(spanOf)).toEqual([
      'infant Jan 2027 to Aug 2027 (8)',
      'one Sep 2027 to Aug 2028 (12)',
      'two Sep 2028 to Aug 2029 (12)',
      'three Sep 2029 to Aug 2030 (12)',
      'four Sep 2030 to Aug 2031 (12)',
      'four+vpk Sep 2031 to May 2032 (9)',
      'four Jun 2032 to Jul 2032 (2)',
    ])
    expect(monthText('en', kindergarten)).toBe('Aug 2032')
    expect(months).toBe(67)
  })

  test('a week costs the room’s price, and a month costs 52/12 of it', () => {
    const [infant] = estimateCosts(input(), prices).stages
    expect(infant).toMatchObject({ weeklyCents: 30_000, monthlyCents: 130_000, totalCents: 1_040_000, source })
  })

  test('three days a week cost three fifths, and a sibling’s discount comes off that', () => {
    const { stages } = estimateCosts(input({ daysPerWeek: 3, siblingDiscountPercent: 10 }), prices)
    expect(stages[0]?.weeklyCents).toBe(16_200)
  })

  test('free hours reduce the price by their share in nine months, and only if the parents use them', () => {
    const withVpk = estimateCosts(input(), prices).stages.find((stage) => stage.isVpk)
    expect(withVpk?.weeklyCents).toBe(Math.round(20_000 * (1 - 60 / 195)))
    const without = estimateCosts(input({ usesVpk: false }), prices)
    expect(without.stages.some((stage) => stage.isVpk)).toBe(false)
    expect(without.totalCents).toBeGreaterThan(estimateCosts(input(), prices).totalCents)
  })

  test('a room without a price is unknown, not free, and its months are counted as unknown', () => {
    const { stages, unknownMonths, years, totalCents } = estimateCosts(input({ usesVpk: false }), {
      ...prices,
      one: undefined,
    })
    expect(stages[1]).toMatchObject({
      band: 'one',
      weeklyCents: null,
      monthlyCents: null,
      totalCents: null,
      source: null,
    })
    expect(unknownMonths).toBe(12)
    expect(years[0]).toEqual({ year: 2027, months: 12, unknownMonths: 4, cents: 8 * 130_000 })
    expect(totalCents).toBe(years.reduce((sum, year) => sum + year.cents, 0))
  })

  test('the registration fee is paid once, in the first year', () => {
    const without = estimateCosts(input(), prices)
    const fee = estimateCosts(input({ registrationFeeCents: 12_500 }), prices)
    expect(fee.totalCents - without.totalCents).toBe(12_500)
    expect(fee.years.map((year, index) => year.cents - (without.years[index]?.cents ?? 0))).toEqual([
      12_500, 0, 0, 0, 0, 0,
    ])
  })

  test('a child who goes to kindergarten before the start costs nothing here', () => {
    const estimate = estimateCosts(input({ start: monthOf(2032, 8), registrationFeeCents: 10_000 }), prices)
    expect(estimate).toMatchObject({ stages: [], years: [], months: 0, totalCents: 0 })
  })

  test('for any input, stages, years and months add up to the same total', () => {
    const anyInput = fc.record({
      birth: fc.integer({ min: monthOf(2022, 1), max: monthOf(2028, 12) }),
      wait: fc.integer({ min: 0, max: 90 }),
      daysPerWeek: fc.integer({ min: 1, max: 5 }),
      usesVpk: fc.boolean(),
      registrationFeeCents: fc.option(fc.integer({ min: 0, max: 500_000 })),
      siblingDiscountPercent: fc.option(fc.integer({ min: 0, max: 100 })),
      known: fc.subarray(['infant', 'one', 'two', 'three', 'four'] as const),
    })
    fc.assert(
      fc.property(anyInput, ({ wait, known, ...rest }) => {
        const some: RoomPrices = Object.fromEntries(known.map((band) => [band, prices[band]]))
        const estimate = estimateCosts({ ...rest, start: rest.birth + wait }, some)
        const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
        const fee = estimate.months > 0 ? (rest.registrationFeeCents ?? 0) : 0
        expect(estimate.months).toBe(Math.max(0, estimate.kindergarten - rest.birth - wait))
        expect(total(estimate.stages.map((stage) => stage.months))).toBe(estimate.months)
        expect(total(estimate.years.map((year) => year.months))).toBe(estimate.months)
        expect(total(estimate.years.map((year) => year.unknownMonths))).toBe(estimate.unknownMonths)
        expect(total(estimate.years.map((year) => year.cents))).toBe(estimate.totalCents)
        expect(total(estimate.stages.map((stage) => stage.totalCents ?? 0)) + fee).toBe(estimate.totalCents)
        expect(estimate.stages.every((stage) => (stage.weeklyCents ?? 0) >= 0)).toBe(true)
      }),
    )
  })
})
