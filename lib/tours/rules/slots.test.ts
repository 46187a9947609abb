import { freeSlots, type OfferedTimes } from './slots'

const ZONE = 'America/New_York'
/** Sunday, ten in the morning in Orlando. */
const NOW = new Date('2026-11-22T15:00:00Z')
const MONDAYS: OfferedTimes = { noticeHours: 24, daysAhead: 14, weekly: [{ weekday: 0, minute: 600 }], otherDays: [] }
const local = (offer: OfferedTimes, taken: Date[] = [], now = NOW) =>
  freeSlots(offer, ZONE, taken, now).map((slot) => slot.toISOString())

test('every week the same times, from the notice on and as far ahead as is said', () => {
  expect(local(MONDAYS)).toEqual(['2026-11-23T15:00:00.000Z', '2026-11-30T15:00:00.000Z'])
  expect(local({ ...MONDAYS, noticeHours: 25 })).toEqual(['2026-11-30T15:00:00.000Z'])
  expect(local({ ...MONDAYS, daysAhead: 7 })).toEqual(['2026-11-23T15:00:00.000Z'])
})

test('a day with times of its own has those alone, or none', () => {
  const otherDays = [
    { day: '2026-11-23', minutes: [] },
    { day: '2026-11-25', minutes: [900, 840] },
  ]
  expect(local({ ...MONDAYS, otherDays, daysAhead: 7 })).toEqual([
    '2026-11-25T19:00:00.000Z',
    '2026-11-25T20:00:00.000Z',
  ])
})

test('what overlaps an agreed tour is not offered; what follows at once is', () => {
  const weekly = [555, 600, 645].map((minute) => ({ weekday: 0, minute }))
  const offer = { ...MONDAYS, weekly, daysAhead: 7, noticeHours: 0 }
  expect(local(offer, [new Date('2026-11-23T15:00:00Z')])).toEqual([
    '2026-11-23T14:15:00.000Z',
    '2026-11-23T15:45:00.000Z',
  ])
  expect(local(offer, [new Date('2026-11-23T15:10:00Z')])).toEqual(['2026-11-23T14:15:00.000Z'])
})

test('the time stays on the provider’s clocks when these change, and an hour that is left out is not offered', () => {
  const march = new Date('2027-03-10T15:00:00Z')
  const sundays = { ...MONDAYS, weekly: [150, 600].map((minute) => ({ weekday: 6, minute })), daysAhead: 14 }
  expect(local(sundays, [], march)).toEqual([
    '2027-03-14T14:00:00.000Z',
    '2027-03-21T06:30:00.000Z',
    '2027-03-21T14:00:00.000Z',
  ])
})

test('nothing that has begun is offered, even without any notice', () => {
  expect(local({ ...MONDAYS, noticeHours: 0, daysAhead: 7 }, [], new Date('2026-11-23T15:00:00Z'))).toEqual([
    '2026-11-30T15:00:00.000Z',
  ])
})
