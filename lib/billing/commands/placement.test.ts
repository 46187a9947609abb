import { placementEnd } from './placement'

const timeZone = 'America/New_York'
const now = new Date('2026-11-22T15:00:00Z')
const periodEnd = new Date('2026-12-22T15:00:00Z')
const end = (until: string, at = now) => placementEnd({ until, timeZone, periodEnd }, at)?.toISOString() ?? null

test('a placement ends with its last day in the provider’s time zone', () => {
  expect(end('2026-11-22')).toBe('2026-11-23T05:00:00.000Z')
  expect(end('2026-12-01')).toBe('2026-12-02T05:00:00.000Z')
})

test('on the last paid day it ends together with the plan', () => {
  expect(end('2026-12-22')).toBe(periodEnd.toISOString())
})

test('past and unpaid days are rejected', () => {
  expect([end('2026-11-21'), end('2026-12-23'), end('2027-01-01')]).toEqual([null, null, null])
  // 9 PM in Orlando is the next day in UTC.
  expect(end('2026-11-22', new Date('2026-11-23T02:00:00Z'))).toBe('2026-11-23T05:00:00.000Z')
})
