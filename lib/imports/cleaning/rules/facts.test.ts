import fc from 'fast-check'
import { cleanWebsite } from './contact'
import { cleanAge, cleanCents, cleanClock, cleanDay, cleanWeekly, intervalOf, strictDay } from './facts'

describe('clean facts', () => {
  test.each([
    ['6', 'Weeks', 'youngest', 1],
    ['8', 'Weeks', 'youngest', 2],
    ['208', 'weeks', 'youngest', 48],
    ['18', 'Months', 'youngest', 18],
    ['2.5', 'Years', 'youngest', 30],
    ['12', 'Years', 'oldest', 155],
    ['17', 'Years', 'oldest', 215],
    ['18', 'Years', 'oldest', null],
    ['4', '', 'youngest', null],
    ['', 'Years', 'youngest', null],
    ['-1', 'Years', 'youngest', null],
  ] as const)('%s %s as the %s age is %j months', (value, unit, end, months) => {
    expect(cleanAge(value, unit, end)).toBe(months)
  })

  test.each([
    ['06:30:00', 390],
    ['0630', 390],
    ['6:30 AM', 390],
    ['6 p.m.', 1080],
    ['12 AM', 0],
    ['12:15 pm', 735],
    ['2400', 1440],
    ['2401', null],
    ['13 PM', null],
    ['0 AM', null],
    ['7:75', null],
    ['noon', null],
  ])('the clock reads %j as minute %j', (text, minute) => {
    expect(cleanClock(text)).toBe(minute)
  })

  test.each([
    ['0630 - 1800', { opensMinute: 390, closesMinute: 1080 }],
    ['0000 - 2400', { opensMinute: 0, closesMinute: 1440 }],
    ['6:30 AM to 6 PM', { opensMinute: 390, closesMinute: 1080 }],
    ['6 PM – 11:59 PM', { opensMinute: 1080, closesMinute: 1440 }],
    ['Open 24 hours', { opensMinute: 0, closesMinute: 1440 }],
    ['Closed', 'closed'],
    ['7:00 AM-5:30 AM', null],
    ['7:00 AM', null],
    ['7 AM - 9 AM - 5 PM', null],
    ['by appointment', null],
  ])('a day of %j is %j', (text, day) => {
    expect(cleanDay(text)).toEqual(day)
  })

  test('an interval must end after it begins', () => {
    const minute = fc.integer({ min: 0, max: 1440 })
    fc.assert(
      fc.property(minute, minute, (opens, closes) => {
        const interval = intervalOf(opens, closes)
        if (interval) expect(interval.closesMinute).toBeGreaterThan(interval.opensMinute)
      }),
    )
    expect(intervalOf(null, 600)).toBeNull()
  })

  test.each([
    ['$1,250.50', 125_050, 125_050],
    ['280', 28_000, 28_000],
    ['0.0', null, null],
    ['10', 1_000, null],
    ['$8000.00', 800_000, null],
    ['ask', null, null],
  ])('%j is %j cents, and %j as a week', (text, cents, weekly) => {
    expect(cleanCents(text)).toBe(cents)
    expect(cleanWeekly(text)).toBe(weekly)
  })

  test.each([
    ['https://otter.example.com/a?b=1', 'https://otter.example.com/a?b=1'],
    ['www.Otter.com', 'http://www.Otter.com'],
    ['javascript:alert(1)', null],
    ['ftp://otter.com', null],
    ['http://localhost', null],
    ['https://me@otter.com', null],
    ['two words.com', null],
    ['NOT AVAILABLE', null],
  ])('the website %j is %j', (text, website) => {
    expect(cleanWebsite(text)).toBe(website)
  })

  test('no text makes cleaning fail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, other) => {
        for (const clean of [cleanClock, cleanDay, cleanCents, cleanWeekly, cleanWebsite]) clean(text)
        cleanAge(text, other, 'oldest')
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('strict day', () => {
  test.each([
    ['2026-03-04', '2026-03-04'],
    ['03/04/2026', '2026-03-04'],
    ['3/4/2026', '2026-03-04'],
    ['03/04/2026 00:00:00', '2026-03-04'],
    ['03/04/2026 12:00:00 AM', '2026-03-04'],
    ['2026-03-04T00:00:00Z', '2026-03-04'],
  ])('%s is a day', (text, day) => {
    expect(strictDay(text)).toBe(day)
  })

  test.each(['', ' ', 'N/A', 'NOT AVAILABLE'])('"%s" counts as empty', (text) => {
    expect(strictDay(text)).toBeNull()
  })

  test.each([
    '2026-02-30',
    '13/01/2026',
    '03/04/26',
    '03-04-2026',
    '4 March 2026',
    '03/04/2026 14:30',
    '0001-01-01',
    'x',
  ])('"%s" is not a date, or is ambiguous', (text) => {
    expect(strictDay(text)).toBeUndefined()
  })
})
