import { hoursOn, isOpenAt, localTime, openStateAt } from './hours'

const zone = 'America/New_York'
const weekdays = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1080 }))
const friday = (time: string) => new Date(`2026-11-20T${time}-05:00`)

test('a center open on weekdays from 6:30 AM to 6:00 PM is open between, and closed at the closing minute', () => {
  expect(isOpenAt(weekdays, zone, friday('06:29:00'))).toBe(false)
  expect(isOpenAt(weekdays, zone, friday('06:30:00'))).toBe(true)
  expect(isOpenAt(weekdays, zone, friday('17:59:59'))).toBe(true)
  expect(isOpenAt(weekdays, zone, friday('18:00:00'))).toBe(false)
})

test('the clock on the wall of the provider counts, also in summer', () => {
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

test('open 24 hours is open at every minute of that day only', () => {
  const allFriday = [{ weekday: 4, opensMinute: 0, closesMinute: 1440 }]
  expect(openStateAt(allFriday, zone, friday('00:00:00'))).toEqual({ state: 'open-all-day' })
  expect(openStateAt(allFriday, zone, friday('23:59:00'))).toEqual({ state: 'open-all-day' })
  expect(isOpenAt(allFriday, zone, new Date('2026-11-21T00:00:00-05:00'))).toBe(false)
})

test('a parent is told when it closes, and when it opens next', () => {
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
  expect(isOpenAt([], zone, friday('09:00:00'))).toBeNull()
  expect(openStateAt([], zone, friday('09:00:00'))).toEqual({ state: 'unknown' })
})

test('the clock goes on, and every zone has its own', () => {
  const read = (time: string, where = zone) => localTime(where, new Date(`2026-11-20T${time}Z`)).minute
  expect([read('12:00:00'), read('12:00:59'), read('12:01:00')]).toEqual([420, 420, 421])
  expect([read('12:01:00', 'America/Chicago'), read('12:01:30')]).toEqual([361, 421])
})
