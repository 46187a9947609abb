import fc from 'fast-check'
import { translate } from '@/tests/support/setup/translate'
import {
  clockText,
  comingDayText,
  dateText,
  daysBetween,
  dayText,
  dueDay,
  longDateText,
  minuteOf,
  relativeTime,
  todayIn,
} from './dates'

describe('dates', () => {
  test('the year is left out for the current year', () => {
    expect(dateText('en', '2026-11-12', '2026-11-20')).toBe('Nov 12')
    expect(dateText('en', '2026-05-03', '2026-11-20')).toBe('May 3')
    expect(dateText('en', '2025-11-12', '2026-11-20')).toBe('Nov 12, 2025')
    expect(dateText('en', '2027-01-05', '2026-11-20')).toBe('Jan 5, 2027')
  })

  // 2026-11-24 is a Tuesday.
  test.each([
    ['2026-11-17', 'Nov 17'],
    ['2026-11-18', 'Wednesday'],
    ['2026-11-23', 'Monday'],
    ['2026-11-24', 'Tuesday'],
    ['2026-11-30', 'Monday'],
    ['2026-12-01', 'Dec 1'],
    ['2025-11-24', 'Nov 24, 2025'],
  ])('people read %s as %s', (day, text) => {
    expect(dayText('en', day, '2026-11-24')).toBe(text)
  })

  test('the week of a day does not end with the year', () => {
    expect(dayText('en', '2027-01-02', '2026-12-30')).toBe('Saturday')
    expect(dayText('en', '2026-12-28', '2027-01-01')).toBe('Monday')
  })

  test.each([
    ['2026-12-07', 'Monday'],
    ['2027-02-01', 'Feb 1'],
    ['2027-06-15', 'Jun 15, 2027'],
  ])('where there is little room a day to come, %s, is %s', (day, text) => {
    expect(comingDayText('en', day, '2026-12-05')).toBe(text)
  })

  test('mails and invoices write the month out', () => {
    expect(longDateText('en', '2026-11-02')).toBe('November 2, 2026')
  })

  test('days are counted correctly across daylight saving changes and leap days', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-11-20', '2026-11-13')).toBe(-7)
  })

  test('today depends on the time zone', () => {
    const now = new Date('2026-11-21T03:30:00Z')
    expect(todayIn('America/New_York', now)).toBe('2026-11-20')
    expect(todayIn('Europe/London', now)).toBe('2026-11-21')
  })
})

describe('relative time', () => {
  const t = translate('en', 'platform.time')
  const now = new Date('2026-11-20T12:00:00Z')

  test.each([
    ['2026-11-20T11:59:30Z', 'just now'],
    ['2026-11-20T11:55:00Z', '5 minutes ago'],
    ['2026-11-20T11:00:00Z', 'an hour ago'],
    ['2026-11-19T11:00:00Z', 'a day ago'],
    ['2026-11-14T12:00:00Z', '6 days ago'],
    ['2026-11-13T12:00:00Z', 'a week ago'],
    ['2026-10-15T12:00:00Z', 'a month ago'],
    ['2026-03-01T12:00:00Z', '8 months ago'],
    ['2025-10-01T12:00:00Z', 'a year ago'],
    ['2023-10-01T12:00:00Z', '3 years ago'],
    ['2026-12-01T12:00:00Z', 'just now'],
  ])('%s is %s', (time, text) => {
    expect(relativeTime(t, time, now)).toBe(text)
  })
})

describe('in Spanish', () => {
  test('days are written as in Spanish', () => {
    expect(dateText('es-US', '2026-11-12', '2026-11-20')).toBe('12 nov')
    expect(dayText('es-US', '2026-11-24', '2026-11-20')).toBe('martes')
    expect(longDateText('es-US', '2026-11-02')).toBe('2 de noviembre de 2026')
  })

  test('relative times are written as in Spanish', () => {
    const t = translate('es-US', 'platform.time')
    expect(relativeTime(t, '2026-11-13T12:00:00Z', new Date('2026-11-20T12:00:00Z'))).toBe('hace una semana')
  })
})

describe('clock text', () => {
  test('a formatted time parses back to the same minute', () => {
    expect(clockText(450)).toBe('07:30')
    expect(minuteOf('2026-11-24T07:30')).toBe(450)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => expect(minuteOf(clockText(minute))).toBe(minute)),
    )
  })
})

describe('business days', () => {
  test.each([
    // 2026-11-23 is a Monday.
    ['2026-11-23', '2026-11-25'],
    ['2026-11-26', '2026-11-30'],
    ['2026-11-27', '2026-12-01'],
    ['2026-11-28', '2026-12-01'],
    ['2026-11-29', '2026-12-01'],
  ])('a claim of %s is due by %s', (day, due) => {
    expect(dueDay(day)).toBe(due)
  })
})
