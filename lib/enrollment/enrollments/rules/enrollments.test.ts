import fc from 'fast-check'
import { addDays } from '@/lib/platform/time/dates'
import { translate } from '@/tests/support/setup/translate'
import { enrollmentDates } from './dates'
import { bandOn, DAY_PROBLEMS, endProblem, openingsAfter, phaseOf, shownEnrollment, startProblem } from './enrollments'

describe('age groups', () => {
  test.each([
    ['2026-11-22', 10, 'infant'],
    ['2027-01-22', 10, 'one'],
    ['2027-01-21', 10, 'infant'],
    ['2027-01-01', 10, 'infant'],
    ['2027-02-01', 10, 'one'],
    ['2026-11-01', 12, 'one'],
    ['2030-11-22', 30, 'school_age'],
  ] as const)('on %s a child of %i months in November belongs to the age group %s', (day, ageMonths, band) => {
    expect(bandOn(day, { ageMonths, on: '2026-11-22' })).toBe(band)
  })

  test('no age group is suggested for an unknown age or for a teenager', () => {
    expect(bandOn('2027-01-01', { ageMonths: null, on: '2026-11-22' })).toBeNull()
    expect(bandOn('2027-01-01', { ageMonths: 180, on: '2026-11-22' })).toBeNull()
  })
})

describe('days', () => {
  const today = '2026-11-22'

  test('an enrollment begins within the last six years or the next year and a half', () => {
    expect(['2021-01-05', '2026-11-22', '2028-05-01'].map((day) => startProblem(day, today))).toEqual([
      null,
      null,
      null,
    ])
    expect(startProblem('2019-01-05', today)).toBe(DAY_PROBLEMS.past)
    expect(startProblem('2028-06-30', today)).toBe(DAY_PROBLEMS.far)
  })

  /** A date this many days from today. */
  const away = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

  test.each([
    [-2196, null],
    [-2197, DAY_PROBLEMS.past],
    [550, null],
    [551, DAY_PROBLEMS.far],
  ])('a first day %i days from today has the problem %s', (days, problem) => {
    expect(startProblem(away(days), today)).toBe(problem)
  })

  test('an enrollment that begins today may end tomorrow, or as far ahead as one may begin', () => {
    const place = { startsOn: today, today }
    expect([1, 550, 551].map((days) => endProblem(away(days), place))).toEqual([null, null, DAY_PROBLEMS.far])
  })

  test('the last day is not before the first; an enrollment that has not begun ends immediately', () => {
    const begun = { startsOn: '2026-01-05', today }
    expect(['2026-01-05', '2026-11-20', '2026-12-18'].map((day) => endProblem(day, begun))).toEqual([null, null, null])
    expect(endProblem('2026-01-04', begun)).toBe(DAY_PROBLEMS.none)
    expect(endProblem('2029-01-01', begun)).toBe(DAY_PROBLEMS.far)
    const coming = { startsOn: '2027-01-05', today }
    expect([today, '2027-02-01'].map((day) => endProblem(day, coming))).toEqual([null, DAY_PROBLEMS.none])
  })

  test.each([
    ['that has not begun', 'enrolled', '2027-01-05', null, 'coming'],
    ['that begins today', 'enrolled', today, null, 'present'],
    ['that ends next month', 'withdrawn', '2026-01-05', '2026-12-18', 'leaving'],
    ['whose last day is today', 'ended', '2026-01-05', today, 'leaving'],
    ['that ended yesterday', 'ended', '2026-01-05', '2026-11-21', 'past'],
    ['of a single upcoming day', 'withdrawn', '2027-01-05', '2027-01-05', 'coming'],
    ['that ended before it began', 'withdrawn', '2027-01-05', today, 'past'],
  ] as const)('an enrollment %s', (_, status, startsOn, endsOn, phase) => {
    expect(phaseOf({ status, startsOn, endsOn }, today)).toBe(phase)
  })
})

describe('dates as text', () => {
  const today = '2026-11-22'
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  const whenOf = (startsOn: string, endsOn: string | null = null) =>
    enrollmentDates(
      translate('en', 'enrollment.enrollments'),
      'en',
      shownEnrollment(
        {
          id: 1,
          status: endsOn ? 'withdrawn' : 'enrolled',
          startsOn: day(startsOn),
          endsOn: endsOn ? day(endsOn) : null,
        },
        today,
      ),
    )

  test('the dates read as from, since or until', () => {
    expect(whenOf('2027-01-05')).toBe('from Jan 5, 2027')
    expect(whenOf('2026-01-05')).toBe('since Jan 5')
    expect(whenOf('2026-01-05', '2026-12-18')).toBe('until Dec 18')
    expect(whenOf('2025-01-06', '2026-06-30')).toBe('Jan 6, 2025 to Jun 30')
    expect(whenOf('2027-01-05', '2026-11-22')).toBe('ended Nov 22, before it began')
    expect(whenOf('2026-06-30', '2026-06-30')).toBe('Jun 30 to Jun 30')
  })
})

describe('openings', () => {
  const TODAY = '2026-11-22'
  const confirmed = (daysAgo: number) => ({ confirmedOn: addDays(TODAY, -daysAgo) })

  test('confirming an enrollment takes one opening, and ending it gives it back', () => {
    expect(openingsAfter(-1, 2, confirmed(3), TODAY)).toBe(1)
    expect(openingsAfter(1, 1, confirmed(3), TODAY)).toBe(2)
    expect(openingsAfter(1, 0, confirmed(119), TODAY)).toBe(1)
  })

  test('openings do not change when they are not stated, not dated or too old, and a full group has none to take', () => {
    expect(openingsAfter(-1, null, confirmed(3), TODAY)).toBeNull()
    expect(openingsAfter(1, null, confirmed(3), TODAY)).toBeNull()
    expect(openingsAfter(-1, 2, undefined, TODAY)).toBeNull()
    expect(openingsAfter(-1, 2, confirmed(121), TODAY)).toBeNull()
    expect(openingsAfter(-1, 0, confirmed(3), TODAY)).toBeNull()
  })

  const openings = fc.option(fc.integer({ min: 0, max: 500 }), { nil: null })
  test('openings never go below zero, and taking one can be undone exactly', () => {
    fc.assert(
      fc.property(openings, fc.integer({ min: 0, max: 200 }), (before, daysAgo) => {
        const after = openingsAfter(-1, before, confirmed(daysAgo), TODAY)
        if (after === null) return
        expect(after).toBeGreaterThanOrEqual(0)
        expect(openingsAfter(1, after, confirmed(0), TODAY)).toBe(before)
      }),
    )
  })
})
