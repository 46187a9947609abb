import type { HoursInterval, Season } from '../types'
import { openStateAt } from './hours'
import { isInSeason, openStateInSeason, seasonDates, seasonName, weekInWords } from './seasons'

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
])('%j holds on %s: %s', (season, day, expected) => {
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
])('%j asked for on %s is %s to %s', (season, today, from, to) => {
  expect(seasonDates(season, today)).toEqual({ from, to })
})

test('a time of the year and its week read like a line of a page', () => {
  expect([SUMMER, CHRISTMAS, { from: '07-04', to: '07-04' }].map(seasonName)).toEqual([
    'Jun 1 – Aug 10',
    'Dec 24 – Jan 1',
    'Jul 4',
  ])
  expect(weekInWords(SUMMER.hours)).toBe('Mon – Thu 8:00 AM – 3:00 PM')
  expect(weekInWords([])).toBe('Closed')
  const mixed = [...week([0, 2], 480, 720), ...week([0, 2], 780, 1020), ...week([5], 0, 1440)]
  expect(weekInWords(mixed)).toBe(
    'Mon 8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM; Wed 8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM; Sat 24 hours',
  )
})

test('outside of every season the usual week says what is open, as without any', () => {
  for (const time of ['2026-11-20T15:00:00Z', '2026-11-21T15:00:00Z', '2026-11-20T23:30:00Z'])
    expect(stateAt(time)).toEqual(openStateAt(USUAL, ZONE, new Date(time)))
})

test('in summer the summer’s week says it, and the day after its end the usual one', () => {
  // A Monday at 4 PM: usually open, in summer closed an hour ago.
  expect(stateAt('2026-07-06T20:00:00Z')).toEqual({ state: 'closed', opens: { weekday: 1, minute: 480, inDays: 1 } })
  expect(stateAt('2026-07-06T14:00:00Z')).toEqual({ state: 'open', closesMinute: 900 })
  // The last day of the season, a Monday evening: tomorrow opens as usual.
  expect(stateAt('2026-08-10T23:00:00Z')).toEqual({ state: 'closed', opens: { weekday: 1, minute: 390, inDays: 1 } })
})

test('between Christmas and New Year it is closed, and says when it opens again', () => {
  expect(stateAt('2026-12-30T15:00:00Z')).toEqual({ state: 'closed', opens: { weekday: 0, minute: 390, inDays: 5 } })
  const whole: Season = { from: '11-01', to: '01-31', hours: [] }
  expect(stateAt('2026-12-01T15:00:00Z', [whole])).toEqual({ state: 'closed', opens: null })
  expect(stateAt('2026-12-01T15:00:00Z', [], [])).toEqual({ state: 'unknown' })
})

test('tomorrow is the next day of the calendar, also where today has 25 hours', () => {
  const closed: Season = { from: '11-02', to: '11-02', hours: [] }
  // Half past midnight on the Sunday on which the clocks go back; the Monday is closed.
  expect(stateAt('2026-11-01T04:30:00Z', [closed])).toEqual({
    state: 'closed',
    opens: { weekday: 1, minute: 390, inDays: 2 },
  })
})
