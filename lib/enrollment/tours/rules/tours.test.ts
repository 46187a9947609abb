import { TourStatus } from '@/prisma/generated/enums'
import { translate } from '@/tests/support/setup/translate'
import {
  calendarEventOf,
  fieldRange,
  freeSlots,
  isOpen,
  type OfferedTimes,
  overlap,
  remindAt,
  timesToPropose,
} from './tours'

describe('times', () => {
  const ORLANDO = 'America/New_York'
  const now = new Date('2026-11-22T15:00:00Z')

  test('back-to-back tours do not overlap; one that begins within another does', () => {
    const startsAt = new Date('2026-11-24T15:00:00Z')
    const at = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)
    expect([-45, -44, 0, 44, 45].map((minutes) => overlap(startsAt, at(minutes)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  test('a field accepts times from now on, in the provider’s time zone', () => {
    expect(fieldRange(ORLANDO, now)).toEqual({ min: '2026-11-22T10:00', max: '2027-05-21T11:00' })
  })
})

describe('slots', () => {
  const ZONE = 'America/New_York'
  /** Sunday, 10 AM in Orlando. */
  const NOW = new Date('2026-11-22T15:00:00Z')
  const MONDAYS: OfferedTimes = { noticeHours: 24, daysAhead: 14, weekly: [{ weekday: 0, minute: 600 }], otherDays: [] }
  const local = (offer: OfferedTimes, taken: Date[] = [], now = NOW) =>
    freeSlots(offer, ZONE, taken, now).map((slot) => slot.toISOString())

  test('the weekly times repeat, after the notice period and up to the days ahead', () => {
    expect(local(MONDAYS)).toEqual(['2026-11-23T15:00:00.000Z', '2026-11-30T15:00:00.000Z'])
    expect(local({ ...MONDAYS, noticeHours: 25 })).toEqual(['2026-11-30T15:00:00.000Z'])
    expect(local({ ...MONDAYS, daysAhead: 7 })).toEqual(['2026-11-23T15:00:00.000Z'])
  })

  test('a day with its own times has only those, or none', () => {
    const otherDays = [
      { day: '2026-11-23', minutes: [] },
      { day: '2026-11-25', minutes: [900, 840] },
    ]
    expect(local({ ...MONDAYS, otherDays, daysAhead: 7 })).toEqual([
      '2026-11-25T19:00:00.000Z',
      '2026-11-25T20:00:00.000Z',
    ])
  })

  test('a slot that overlaps an agreed tour is not offered; one right after it is', () => {
    const weekly = [555, 600, 645].map((minute) => ({ weekday: 0, minute }))
    const offer = { ...MONDAYS, weekly, daysAhead: 7, noticeHours: 0 }
    expect(local(offer, [new Date('2026-11-23T15:00:00Z')])).toEqual([
      '2026-11-23T14:15:00.000Z',
      '2026-11-23T15:45:00.000Z',
    ])
    expect(local(offer, [new Date('2026-11-23T15:10:00Z')])).toEqual(['2026-11-23T14:15:00.000Z'])
  })

  test('slots keep the provider’s local time when the clocks change, and an hour that is skipped is not offered', () => {
    const march = new Date('2027-03-10T15:00:00Z')
    const sundays = { ...MONDAYS, weekly: [150, 600].map((minute) => ({ weekday: 6, minute })), daysAhead: 14 }
    expect(local(sundays, [], march)).toEqual([
      '2027-03-14T14:00:00.000Z',
      '2027-03-21T06:30:00.000Z',
      '2027-03-21T14:00:00.000Z',
    ])
  })

  test('a slot that has begun is not offered, even without a notice period', () => {
    expect(local({ ...MONDAYS, noticeHours: 0, daysAhead: 7 }, [], new Date('2026-11-23T15:00:00Z'))).toEqual([
      '2026-11-30T15:00:00.000Z',
    ])
  })
})

describe('reminder', () => {
  const startsAt = new Date('2027-03-14T14:00:00Z')
  const reminderBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000)

  test.each([
    ['days ahead', 72, 24],
    ['less than a day ahead', 23, 2],
    ['an hour ahead', 1, null],
  ])('the reminder of a tour agreed %s', (_, agreed, reminded) => {
    expect(remindAt(startsAt, reminderBefore(agreed))).toEqual(reminded && reminderBefore(reminded))
  })
})

describe('calendar', () => {
  const t = translate('en', 'enrollment.calendarFile')
  const tour = {
    id: 7,
    inquiryId: 3,
    startsAt: new Date('2026-11-24T15:00:00Z'),
    sequence: 1,
    updatedAt: new Date('2026-11-22T15:00:00Z'),
    provider: { name: 'Sunny', street: '1 Pine St', city: 'Orlando', state: 'FL', zip: '32801' },
  }
  const eventFor = (side: 'caregiver' | 'careprovider', change = {}) =>
    calendarEventOf(t, 'en', { ...tour, ...change }, side, 'https://nookling.example')

  test('a parent’s calendar gives the address and links to the conversation', () => {
    expect(eventFor('caregiver')).toMatchObject({
      uid: 'tour-7@nookling.example',
      title: 'Tour: Sunny',
      place: '1 Pine St, Orlando, FL 32801',
      url: 'https://nookling.example/caregiver-dashboard/messages/3',
      span: { to: new Date('2026-11-24T15:45:00Z') },
    })
  })

  test('a family home’s street is not shown', () => {
    expect(eventFor('caregiver', { provider: { ...tour.provider, street: null } }).place).toBe('Orlando, FL 32801')
  })

  test('a provider’s calendar links to their side and does not name the parent', () => {
    expect(eventFor('careprovider')).toMatchObject({
      title: 'Parent visits Sunny',
      place: undefined,
      url: 'https://nookling.example/careprovider-dashboard/messages/3',
    })
  })
})

describe('times to propose', () => {
  const ORLANDO = 'America/New_York'
  // A Tuesday.
  const now = new Date('2026-11-24T15:00:00Z')
  const open = (weekdays: number[], opensMinute: number, closesMinute: number) =>
    weekdays.map((weekday) => ({ weekday, opensMinute, closesMinute }))

  test('are mid-morning and mid-afternoon of the next days it is open', () => {
    const times = timesToPropose(open([0, 2], 390, 1080), ORLANDO, now)
    expect(times.slice(0, 3)).toEqual([
      new Date('2026-11-25T15:00:00Z'),
      new Date('2026-11-25T21:00:00Z'),
      new Date('2026-11-30T15:00:00Z'),
    ])
  })

  test('leave out what does not end before closing, and days without a time', () => {
    const times = timesToPropose([...open([2], 480, 720), ...open([3], 1020, 1080)], ORLANDO, now)
    expect(times).toHaveLength(3)
    expect(times[0]).toEqual(new Date('2026-11-25T15:00:00Z'))
  })

  test('are proposed from the minute it opens, if a tour ends when it closes at the latest', () => {
    const timesOn = (opensMinute: number, closesMinute: number) =>
      timesToPropose(open([2], opensMinute, closesMinute), ORLANDO, now).slice(0, 1)
    expect(timesOn(600, 645)).toEqual([new Date('2026-11-25T15:00:00Z')])
    expect([timesOn(601, 700), timesOn(600, 644)]).toEqual([[], []])
  })

  test('without known hours are on weekdays, none today', () => {
    const times = timesToPropose([], ORLANDO, now)
    expect(times).toHaveLength(18)
    const days = times.map((time) => time.toISOString().slice(8, 10))
    expect([...new Set(days)].join()).toBe('25,26,27,30,01,02,03,04,07')
  })
})

test('only a proposed or agreed tour is open, and blocks another proposal', () => {
  expect(Object.values(TourStatus).filter(isOpen)).toEqual(['proposed', 'accepted', 'moved'])
})
