import fc from 'fast-check'
import { message } from '@/lib/platform/language/message'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { translate } from '@/tests/support/setup/translate'
import type { Preferences } from '../schema'
import {
  ACTIVITIES,
  addMonths,
  ageInMonths,
  ageText,
  birthMonthAt,
  DAY_CODES,
  dayCodes,
  dayNumbers,
  hasStated,
  monthOf,
  monthsBetween,
  PLACE_AMENITIES,
} from './needs'
import { birthMonthProblem, startMonthProblem } from './problems'

const t = translate('en', 'families.childAge')

describe('months', () => {
  const month = fc
    .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, one]) => `${year}-${String(one).padStart(2, '0')}`)

  test('months are counted across years, forward and back', () => {
    expect([monthsBetween('2025-11', '2026-02'), monthsBetween('2026-02', '2025-11')]).toEqual([3, -3])
    expect([addMonths('2025-11', 3), addMonths('2026-02', -3), addMonths('2026-01', -1)]).toEqual([
      '2026-02',
      '2025-11',
      '2025-12',
    ])
  })

  test('adding and counting months agree, and later months sort after earlier ones', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -300, max: 300 }), (one, count) => {
        const other = addMonths(one, count)
        expect(other).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
        expect(monthsBetween(one, other)).toBe(count)
        expect(one < other).toBe(count > 0)
      }),
    )
  })

  test('a new month begins at midnight in Florida, not at midnight UTC', () => {
    expect(monthOf(new Date('2026-12-01T04:59:00Z'))).toBe('2026-11')
    expect(monthOf(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12')
  })
})

describe('ages', () => {
  const THIS = '2026-11'

  test.each([
    ['2027-03', 'Expected in March 2027'],
    ['2026-11', 'Less than a month old'],
    ['2026-10', '1 month old'],
    ['2025-09', '14 months old'],
    ['2024-12', '23 months old'],
    ['2024-11', '2 years old'],
    ['2023-12', '2 years old'],
    ['2023-11', '3 years old'],
  ])('the age of a child born in %s is shown as "%s"', (birthMonth, text) => {
    expect(ageText(t, 'en', birthMonth, THIS)).toBe(text)
  })

  test('an age in months converts to the month of birth and back', () => {
    for (const months of [0, 1, 11, 12, 26, 155]) expect(ageInMonths(birthMonthAt(months, THIS), THIS)).toBe(months)
  })

  test('a child of 12 years can be entered, and one of 13 not', () => {
    expect(birthMonthProblem('2013-12', THIS)).toBeUndefined()
    expect(birthMonthProblem('2013-11', THIS)).toBe(message('families.monthErrors.tooOld'))
  })

  test('an expected child can be entered ten months before birth, not eleven', () => {
    expect(birthMonthProblem('2027-09', THIS)).toBeUndefined()
    expect(birthMonthProblem('2027-10', THIS)).toBe(message('families.monthErrors.tooEarly', { months: 10 }))
  })

  test('care starts at birth or later, within five years; a start in the past is allowed', () => {
    expect(startMonthProblem('2026-02', '2026-03', THIS)).toBe(message('families.monthErrors.startBeforeBirth'))
    expect(startMonthProblem('2026-03', '2026-03', THIS)).toBeUndefined()
    expect(startMonthProblem('2031-11', '2026-03', THIS)).toBeUndefined()
    expect(startMonthProblem('2031-12', '2026-03', THIS)).toBe(message('families.monthErrors.startTooFar'))
  })
})

describe('stated', () => {
  const NOTHING: Preferences = {
    preferredAmenities: [],
    preferredActivities: [],
    weeklyBudgetCents: null,
    days: [],
    dropOff: null,
    pickUp: null,
    homeZip: null,
    workZip: null,
  }

  test('empty preferences state nothing; any single value states something', () => {
    expect(hasStated(NOTHING)).toBe(false)
    const stated: Partial<Preferences>[] = [{ days: ['mon'] }, { weeklyBudgetCents: 100 }, { homeZip: '32801' }]
    for (const one of stated) expect(hasStated({ ...NOTHING, ...one })).toBe(true)
  })
})

describe('days', () => {
  test('a week begins on Monday, and days convert to numbers and back', () => {
    expect(dayNumbers(['mon', 'sun'])).toEqual([0, 6])
    expect(dayCodes(dayNumbers(DAY_CODES))).toEqual(DAY_CODES)
  })

  test('days are sorted and unique, and invalid numbers are skipped', () => {
    expect(dayNumbers(['fri', 'mon', 'fri'])).toEqual([0, 4])
    expect(dayCodes([4, 7, -1])).toEqual(['fri'])
  })
})

describe('wishes', () => {
  test('every search option is either an activity or an amenity, never both', () => {
    const codes = [...ACTIVITIES, ...PLACE_AMENITIES].map(({ code }) => code)
    expect([...codes].sort()).toEqual(AMENITIES.map(({ code }) => code).sort())
    expect(ACTIVITIES.map(({ code }) => code)).toContain('music_movement')
    expect(PLACE_AMENITIES.map(({ code }) => code)).toContain('lunch_included')
  })
})
