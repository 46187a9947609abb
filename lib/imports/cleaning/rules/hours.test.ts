import fc from 'fast-check'
import { cleanClock, cleanDay, daysIn, intervalBetween, intervalOf, parseWeek } from './hours'

describe('hours of a day', () => {
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
    ['noon', 720],
    ['12 Midnight', 0],
    ['soon', null],
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
    ['2:30-6 PM', { opensMinute: 870, closesMinute: 1080 }],
    ['3-6pm', { opensMinute: 900, closesMinute: 1080 }],
    ['5-9 p.m.', { opensMinute: 1020, closesMinute: 1260 }],
    ['5:30-6 PM', { opensMinute: 330, closesMinute: 1080 }],
    ['6:30-6 PM', { opensMinute: 390, closesMinute: 1080 }],
    ['7-11 AM', { opensMinute: 420, closesMinute: 660 }],
    ['6-6:30', { opensMinute: 360, closesMinute: 1110 }],
    ['5:30-6', { opensMinute: 330, closesMinute: 1080 }],
    ['6-7', { opensMinute: 360, closesMinute: 1140 }],
    ['8-12', { opensMinute: 480, closesMinute: 720 }],
    ['06:00-00:00', { opensMinute: 360, closesMinute: 1440 }],
    ['15:00-18:30', { opensMinute: 900, closesMinute: 1110 }],
    ['2:30-6', null],
    ['06:00-06:00', null],
    ['9-10:30', null],
    ['12:00 AM - 12:00 AM', null],
    ['00:00-00:00', null],
    ['00:00 - 23:59', { opensMinute: 0, closesMinute: 1440 }],
  ])('a day of %j is %j', (text, day) => {
    expect(cleanDay(text)).toEqual(day)
  })

  test('two columns are read as one cell is', () => {
    expect(intervalBetween('2:30', '6:00 PM')).toEqual({ opensMinute: 870, closesMinute: 1080 })
    expect(intervalBetween('6:00', '6:30')).toEqual({ opensMinute: 360, closesMinute: 1110 })
    expect(intervalBetween('06:30:00', '07:30:00')).toEqual({ opensMinute: 390, closesMinute: 450 })
    expect(intervalBetween('12:00 AM', '12:00 AM')).toBeNull()
    expect(intervalBetween('', '6 PM')).toBeNull()
    expect(intervalOf(0, 0)).toBeNull()
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

  test('no text makes cleaning fail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, other) => {
        for (const read of [cleanClock, cleanDay, daysIn, parseWeek]) read(text)
        parseWeek(text, daysIn(other))
      }),
      { numRuns: 1_000 },
    )
  })
})

const day = (weekday: number, opens: number, closes: number) => ({
  weekday,
  opensMinute: opens * 60,
  closesMinute: closes * 60,
})
const weekdays = (opens: number, closes: number) => [0, 1, 2, 3, 4].map((weekday) => day(weekday, opens, closes))

describe('hours of a week in one cell', () => {
  test.each([
    [
      'Monday From: 08:00 To: 14:30 / Tuesday From: 09:00 To: 13:00',
      [{ weekday: 0, opensMinute: 480, closesMinute: 870 }, day(1, 9, 13)],
    ],
    ['Mon - Fri: 6:00 AM-6:00 PM', weekdays(6, 18)],
    ['Monday-Friday 6 AM to 6 PM; Saturday 8 AM - 12 PM', [...weekdays(6, 18), day(5, 8, 12)]],
    ['M-F 6am - 6pm', weekdays(6, 18)],
    ['M-F 7-6', weekdays(7, 18)],
    ['MO-FR 07:00-18:00', weekdays(7, 18)],
    ['M,T,W,TH,F 7-6', weekdays(7, 18)],
    ['7:00 AM - 6:00 PM, Monday - Friday', weekdays(7, 18)],
    ['Mon, Wed & Fri 0800-1200', [day(0, 8, 12), day(2, 8, 12), day(4, 8, 12)]],
    ['Monday: 8 AM - 11 AM, 1 PM - 4 PM', [day(0, 8, 11), day(0, 13, 16)]],
    ['24 hours daily', [0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday, 0, 24))],
    ['Mon-Fri 7 AM-6 PM; Sat-Sun Closed', weekdays(7, 18)],
    ['Mon-Fri 7 AM to 6 PM, Sat closed', weekdays(7, 18)],
    ['7:00 AM - 6:00 PM (M-F)', weekdays(7, 18)],
    ['7:00 a.m. - 6:00 p.m.\nMonday - Friday', weekdays(7, 18)],
    ['MTWRF 0700-1800', weekdays(7, 18)],
    ['7am-6pm M-F', weekdays(7, 18)],
    ['7a-6p M-F', weekdays(7, 18)],
    ['Mon-Fri 0700-1800', weekdays(7, 18)],
    ['7:00a.m.-6:00p.m. Mon.-Fri.', weekdays(7, 18)],
    ['7am-6pm Mon thru Fri', weekdays(7, 18)],
    ['Monday through Friday 7-6', weekdays(7, 18)],
    ['7am - 6pm M - F, 8am - noon Sat', [...weekdays(7, 18), day(5, 8, 12)]],
    ['M-F 6 AM - midnight', weekdays(6, 24)],
    ['Sun-Thu 6am-6pm', [0, 1, 2, 3, 6].map((weekday) => day(weekday, 6, 18))],
    ['Sunday - Saturday 24 hours', [0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday, 0, 24))],
    ['MTWTF 7-6', weekdays(7, 18)],
    ['Mon-Wed 7 AM-6 PM; Thu 7 AM - 12 PM', [day(0, 7, 18), day(1, 7, 18), day(2, 7, 18), day(3, 7, 12)]],
    ['M-F 7-9 AM, 2:30-6 PM', [0, 1, 2, 3, 4].flatMap((at) => [day(at, 7, 9), day(at, 14.5, 18)])],
    ['24/7', [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensMinute: 0, closesMinute: 1440 }))],
  ])('“%s” is understood', (text, value) => {
    expect(parseWeek(text)).toEqual({ is: 'value', value })
  })

  test.each([
    '24 hours',
    '7-6 M-F 8-1',
    'Mon - Fri: 7:00 AM-5:30 AM',
    'Mon - Fri',
    'varies',
    '7 AM - 6 PM',
    'Mon 8-12 Mon 9-11',
    'Fri-Mon 8-12',
  ])('“%s” is not understood, as a whole', (text) => {
    expect(parseWeek(text)).toEqual({ is: 'not_understood' })
  })

  test('hours without days take the days of another column', () => {
    expect(parseWeek('7 AM - 6 PM', daysIn('Monday - Friday'))).toEqual({ is: 'value', value: weekdays(7, 18) })
    expect(parseWeek('  ')).toEqual({ is: 'empty' })
  })

  test.each([
    ['MTWThF', [0, 1, 2, 3, 4]],
    ['M T W T F', [0, 1, 2, 3, 4]],
    ['Sunday - Saturday', [0, 1, 2, 3, 4, 5, 6]],
    ['Mon Tue Wed', [0, 1, 2]],
    ['Weekends', [5, 6]],
    ['Mo,Tu,We', [0, 1, 2]],
    ['FM', null],
    ['Thu', [3]],
    ['Thur', [3]],
    ['Sat', [5]],
    ['ThSa', [3, 5]],
    ['MTWTF', [0, 1, 2, 3, 4]],
    ['TT', [1, 3]],
    ['MTWTFSS', [0, 1, 2, 3, 4, 5, 6]],
    ['Otterday', null],
  ])('the days of “%s” are %j', (text, days) => {
    expect(daysIn(text)).toEqual(days)
  })
})
