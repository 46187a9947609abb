import { COUNTIES_IN_ANOTHER_ZONE, PLACES_IN_ANOTHER_ZONE, STATES } from '@/lib/places/catalogue/states'
import { timeText } from '@/lib/platform/time/dates'
import { translate } from '@/tests/support/setup/translate'
import type { HoursInterval, Season } from '../../types'
import { dayHoursText, seasonDates, seasonName, weekdayLines, weekdaySummary, weekText } from './hours'
import { hoursOn } from './intervals'
import { isInSeason, localTime, minuteOfWeek, openStateInSeason, US_TIME_ZONES } from './open-hours'

const t = translate('en', 'providers.hours')

const openStateAt = (hours: HoursInterval[], timeZone: string, now: Date) => openStateInSeason(hours, [], timeZone, now)
const isOpenAt = (hours: HoursInterval[], timeZone: string, now: Date) =>
  openStateAt(hours, timeZone, now).state.startsWith('open')

describe('hours', () => {
  const zone = 'America/New_York'
  const weekdays = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1080 }))
  const friday = (time: string) => new Date(`2026-11-20T${time}-05:00`)

  test('a center open on weekdays from 6:30 AM to 6:00 PM is open in between, and closed at the closing minute', () => {
    expect(isOpenAt(weekdays, zone, friday('06:29:00'))).toBe(false)
    expect(isOpenAt(weekdays, zone, friday('06:30:00'))).toBe(true)
    expect(isOpenAt(weekdays, zone, friday('17:59:59'))).toBe(true)
    expect(isOpenAt(weekdays, zone, friday('18:00:00'))).toBe(false)
  })

  test('the provider’s local time counts, also in summer', () => {
    const panhandle = 'America/Chicago'
    expect(isOpenAt(weekdays, panhandle, new Date('2026-11-20T12:00:00Z'))).toBe(false)
    expect(isOpenAt(weekdays, zone, new Date('2026-11-20T12:00:00Z'))).toBe(true)
    expect(localTime(zone, new Date('2026-07-01T12:00:00Z'))).toEqual({ weekday: 2, minute: 480 })
  })

  test('night care that runs past midnight is open on Saturday at 1 AM and closed at 2 AM', () => {
    const night = [{ weekday: 4, opensMinute: 1080, closesMinute: 120 }]
    expect(isOpenAt(night, zone, friday('23:00:00'))).toBe(true)
    expect(isOpenAt(night, zone, new Date('2026-11-21T01:00:00-05:00'))).toBe(true)
    expect(isOpenAt(night, zone, new Date('2026-11-21T02:00:00-05:00'))).toBe(false)
    expect(isOpenAt(night, zone, friday('01:00:00'))).toBe(false)
    const sundayNight = [{ weekday: 6, opensMinute: 1080, closesMinute: 120 }]
    expect(isOpenAt(sundayNight, zone, new Date('2026-11-23T01:00:00-05:00'))).toBe(true)
  })

  test('open 24 hours is open at every minute of only that day', () => {
    const allFriday = [{ weekday: 4, opensMinute: 0, closesMinute: 1440 }]
    expect(openStateAt(allFriday, zone, friday('00:00:00'))).toEqual({ state: 'open-all-day' })
    expect(openStateAt(allFriday, zone, friday('23:59:00'))).toEqual({ state: 'open-all-day' })
    expect(isOpenAt(allFriday, zone, new Date('2026-11-21T00:00:00-05:00'))).toBe(false)
  })

  test('the state has the closing time, or the next opening time', () => {
    expect(openStateAt(weekdays, zone, friday('09:00:00'))).toEqual({ state: 'open', closesMinute: 1080 })
    expect(openStateAt(weekdays, zone, friday('05:00:00'))).toEqual({
      state: 'closed',
      opens: { weekday: 4, minute: 390, inDays: 0 },
    })
    expect(openStateAt(weekdays, zone, friday('19:00:00'))).toEqual({
      state: 'closed',
      opens: { weekday: 0, minute: 390, inDays: 3 },
    })
  })

  test('a place open one morning a week opens again in seven days', () => {
    const fridayMorning = [{ weekday: 4, opensMinute: 480, closesMinute: 720 }]
    expect(openStateAt(fridayMorning, zone, friday('12:00:00'))).toEqual({
      state: 'closed',
      opens: { weekday: 4, minute: 480, inDays: 7 },
    })
  })

  test('a lunch break is closed, and the afternoon opens next', () => {
    const broken = [
      { weekday: 4, opensMinute: 780, closesMinute: 1020 },
      { weekday: 4, opensMinute: 480, closesMinute: 720 },
    ]
    expect(hoursOn(broken, 4).map((one) => one.opensMinute)).toEqual([480, 780])
    expect(openStateAt(broken, zone, friday('12:30:00'))).toEqual({
      state: 'closed',
      opens: { weekday: 4, minute: 780, inDays: 0 },
    })
  })

  test('unknown hours are neither open nor closed', () => {
    expect(openStateAt([], zone, friday('09:00:00'))).toEqual({ state: 'unknown' })
  })

  test('local time advances, and differs by zone', () => {
    const read = (time: string, where = zone) => localTime(where, new Date(`2026-11-20T${time}Z`)).minute
    expect([read('12:00:00'), read('12:00:59'), read('12:01:00')]).toEqual([420, 420, 421])
    expect([read('12:01:00', 'America/Chicago'), read('12:01:30')]).toEqual([361, 421])
  })
})

describe('hours text', () => {
  const week = (opensMinute: number, closesMinute: number, days = [0, 1, 2, 3, 4]) =>
    days.map((weekday) => ({ weekday, opensMinute, closesMinute }))

  test('lists the seven days, Monday first', () => {
    expect(weekdayLines(t, 'en', week(390, 1080))).toEqual([
      'Monday: 6:30 AM – 6:00 PM',
      'Tuesday: 6:30 AM – 6:00 PM',
      'Wednesday: 6:30 AM – 6:00 PM',
      'Thursday: 6:30 AM – 6:00 PM',
      'Friday: 6:30 AM – 6:00 PM',
      'Saturday: Closed',
      'Sunday: Closed',
    ])
  })

  test('24 hours, breaks and nights past midnight have readable texts', () => {
    expect(dayHoursText(t, week(0, 1440), 0)).toBe('Open 24 hours')
    expect(dayHoursText(t, [...week(780, 1020), ...week(480, 720)], 2)).toBe('8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM')
    expect(dayHoursText(t, week(1080, 120), 4)).toBe('6:00 PM – 2:00 AM')
    expect(dayHoursText(t, week(1080, 1440), 4)).toBe('6:00 PM – 12:00 AM')
    expect(dayHoursText(t, week(0, 360), 4)).toBe('12:00 AM – 6:00 AM')
  })

  test('noon and midnight are not confused', () => {
    expect([0, 5, 720, 1439, 1440].map(timeText)).toEqual(['12:00 AM', '12:05 AM', '12:00 PM', '11:59 PM', '12:00 AM'])
  })

  test('a row shows the weekday hours, or that they vary', () => {
    expect(weekdaySummary(t, [...week(420, 1080), ...week(540, 720, [5])])).toBe('7:00 AM – 6:00 PM')
    expect(weekdaySummary(t, week(0, 1440, [0, 1, 2, 3, 4, 5, 6]))).toBe('Open 24 hours')
    expect(weekdaySummary(t, [...week(420, 1080, [0, 1, 2, 3]), ...week(420, 900, [4])])).toBe('Hours vary by day')
    expect(weekdaySummary(t, week(540, 1020, [5, 6]))).toBe('Hours vary by day')
    for (const day of [0, 1, 2, 3, 4])
      expect(
        weekdaySummary(
          t,
          week(540, 1020).map((one) => (one.weekday === day ? { ...one, opensMinute: 480 } : one)),
        ),
      ).toBe('Hours vary by day')
  })

  test('unknown hours have no text', () => {
    expect(weekdayLines(t, 'en', [])).toBeNull()
    expect(weekdaySummary(t, [])).toBeNull()
  })
})

describe('seasons', () => {
  const ZONE = 'America/New_York'
  const week = (days: number[], opensMinute: number, closesMinute: number): HoursInterval[] =>
    days.map((weekday) => ({ weekday, opensMinute, closesMinute }))
  const WEEKDAYS = [0, 1, 2, 3, 4]
  const USUAL = week(WEEKDAYS, 390, 1080)
  const SUMMER: Season = { from: '06-01', to: '08-10', hours: week([0, 1, 2, 3], 480, 900) }
  const CHRISTMAS: Season = { from: '12-24', to: '01-01', hours: [] }
  const stateAt = (time: string, seasons = [SUMMER, CHRISTMAS], usual = USUAL) =>
    openStateInSeason(usual, seasons, ZONE, new Date(time))

  test.each([
    [SUMMER, '06-01', true],
    [SUMMER, '08-10', true],
    [SUMMER, '05-31', false],
    [CHRISTMAS, '12-31', true],
    [CHRISTMAS, '01-01', true],
    [CHRISTMAS, '01-02', false],
    [CHRISTMAS, '12-23', false],
  ])('%j applies on %s: %s', (season, day, expected) => {
    expect(isInSeason(season, day)).toBe(expected)
  })

  test.each([
    [SUMMER, '2026-05-31', '2026-06-01', '2026-08-10'],
    [SUMMER, '2026-08-10', '2026-06-01', '2026-08-10'],
    [SUMMER, '2026-08-11', '2027-06-01', '2027-08-10'],
    [CHRISTMAS, '2026-11-22', '2026-12-24', '2027-01-01'],
    [CHRISTMAS, '2026-12-31', '2026-12-24', '2027-01-01'],
    [CHRISTMAS, '2027-01-01', '2026-12-24', '2027-01-01'],
    [CHRISTMAS, '2027-01-02', '2027-12-24', '2028-01-01'],
    [{ from: '02-20', to: '02-29' }, '2026-11-22', '2027-02-20', '2027-02-28'],
    [{ from: '02-29', to: '03-01' }, '2028-01-01', '2028-02-29', '2028-03-01'],
  ])('%j, seen on %s, is %s to %s', (season, today, from, to) => {
    expect(seasonDates(season, today)).toEqual({ from, to })
  })

  test('a season and its week are formatted for the page', () => {
    expect([SUMMER, CHRISTMAS, { from: '07-04', to: '07-04' }].map((season) => seasonName('en', season))).toEqual([
      'Jun 1 – Aug 10',
      'Dec 24 – Jan 1',
      'Jul 4',
    ])
    expect(weekText(t, 'en', SUMMER.hours)).toBe('Mon – Thu 8:00 AM – 3:00 PM')
    expect(weekText(t, 'en', [])).toBe('Closed')
    const mixed = [...week([0, 2], 480, 720), ...week([0, 2], 780, 1020), ...week([5], 0, 1440)]
    expect(weekText(t, 'en', mixed)).toBe(
      'Mon 8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM; Wed 8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM; Sat 24 hours',
    )
  })

  test('outside of every season, the usual week applies', () => {
    for (const time of ['2026-11-20T15:00:00Z', '2026-11-21T15:00:00Z', '2026-11-20T23:30:00Z'])
      expect(stateAt(time)).toEqual(openStateAt(USUAL, ZONE, new Date(time)))
  })

  test('in summer the summer week applies, and the day after its end the usual one', () => {
    // A Monday at 4 PM: usually open, but closed since 3 PM in summer.
    expect(stateAt('2026-07-06T20:00:00Z')).toEqual({ state: 'closed', opens: { weekday: 1, minute: 480, inDays: 1 } })
    expect(stateAt('2026-07-06T14:00:00Z')).toEqual({ state: 'open', closesMinute: 900 })
    // The evening of the season's last day, a Monday: the usual hours apply tomorrow.
    expect(stateAt('2026-08-10T23:00:00Z')).toEqual({ state: 'closed', opens: { weekday: 1, minute: 390, inDays: 1 } })
  })

  test('between Christmas and New Year it is closed, and the state has the next opening', () => {
    expect(stateAt('2026-12-30T15:00:00Z')).toEqual({ state: 'closed', opens: { weekday: 0, minute: 390, inDays: 5 } })
    // From the season's first day, a Thursday, it is closed for all of the next seven days.
    expect(stateAt('2026-12-24T15:00:00Z')).toEqual({ state: 'closed', opens: null })
    const whole: Season = { from: '11-01', to: '01-31', hours: [] }
    expect(stateAt('2026-12-01T15:00:00Z', [whole])).toEqual({ state: 'closed', opens: null })
    expect(stateAt('2026-12-01T15:00:00Z', [], [])).toEqual({ state: 'unknown' })
  })

  test('tomorrow is the next calendar day, even if today has 25 hours', () => {
    const closed: Season = { from: '11-02', to: '11-02', hours: [] }
    // Half past midnight on the Sunday when daylight saving time ends; the Monday is closed.
    expect(stateAt('2026-11-01T04:30:00Z', [closed])).toEqual({
      state: 'closed',
      opens: { weekday: 1, minute: 390, inDays: 2 },
    })
  })
})

describe('week minutes', () => {
  test('Monday 12:30 AM in New York is still Sunday 11:30 PM in Pensacola', () => {
    const now = new Date('2026-11-23T05:30:00Z')
    expect(minuteOfWeek('America/New_York', now)).toBe(30)
    expect(minuteOfWeek('America/Chicago', now)).toBe(7 * 1440 - 30)
  })

  test('"open now" supports the zone of every provider in the US', () => {
    const zones = [
      ...STATES.map((state) => state.timeZone),
      ...COUNTIES_IN_ANOTHER_ZONE.map((county) => county.timeZone),
      ...Object.values(PLACES_IN_ANOTHER_ZONE),
    ]
    expect(zones.filter((zone) => !US_TIME_ZONES.some((known) => known === zone))).toEqual([])
  })
})
