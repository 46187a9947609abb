import { InquirySide, TourStatus } from '@/prisma/generated/enums'
import {
  actionsFor,
  calendarEventOf,
  fieldRange,
  freeSlots,
  isOpen,
  type OfferedTimes,
  outcomeOf,
  overlaps,
  readTimes,
  readTypedTimes,
  remindAt,
  TIME_PROBLEMS,
  TOUR_ACTIONS,
  TOUR_REFUSALS,
  type TourAction,
  type TourState,
  TYPED_PROBLEMS,
  timesToPropose,
  tourEnd,
  typedTimes,
} from './rules'

describe('times', () => {
  const ORLANDO = 'America/New_York'
  const now = new Date('2026-11-22T15:00:00Z')
  const problemOf = (...locals: string[]) => readTimes(locals, ORLANDO, now).problem

  test('times are read in the provider’s time zone and sorted', () => {
    const { times } = readTimes(['2026-11-25T09:30', '2026-11-24T10:00'], ORLANDO, now)
    expect(times).toEqual([new Date('2026-11-24T15:00:00Z'), new Date('2026-11-25T14:30:00Z')])
    expect(readTimes([], ORLANDO, now)).toEqual({ times: [] })
  })

  test('a tour after daylight saving time begins keeps its local hour', () => {
    const { times } = readTimes(['2027-03-12T10:00', '2027-03-15T10:00'], ORLANDO, now)
    expect(times?.map((time) => time.toISOString())).toEqual(['2027-03-12T15:00:00.000Z', '2027-03-15T14:00:00.000Z'])
  })

  test.each([
    ['text that is not a time', ['soon'], TIME_PROBLEMS.none],
    ['a date that does not exist', ['2027-02-30T10:00'], TIME_PROBLEMS.none],
    ['a time that has passed', ['2026-11-22T10:00'], TIME_PROBLEMS.past],
    ['the hour skipped by daylight saving time', ['2027-03-14T02:30'], TIME_PROBLEMS.leftOut],
    ['a time too far ahead', ['2027-06-01T10:00'], TIME_PROBLEMS.far],
    ['the same time twice', ['2026-11-24T10:00', '2026-11-24T10:00'], TIME_PROBLEMS.twice],
  ])('%s is rejected with a sentence', (_, locals, problem) => {
    expect(problemOf(...locals)).toBe(problem)
  })

  test('half a year ahead is accepted to the minute, across a change of daylight saving time', () => {
    expect(problemOf('2027-05-21T11:00')).toBeUndefined()
    expect(problemOf('2027-05-21T11:01')).toBe(TIME_PROBLEMS.far)
  })

  test('back-to-back tours do not overlap; one that begins within another does', () => {
    const startsAt = new Date('2026-11-24T15:00:00Z')
    const at = (minutes: number) => ({ startsAt: new Date(startsAt.getTime() + minutes * 60_000) })
    expect(tourEnd(startsAt)).toEqual(at(45).startsAt)
    expect([-45, -44, 0, 44, 45].map((minutes) => overlaps(startsAt, at(minutes)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(overlaps(startsAt, { ...at(-60), minutes: 61 })).toBe(true)
  })

  test('a field accepts times from now on, in the provider’s time zone', () => {
    expect(fieldRange(ORLANDO, now)).toEqual({ min: '2026-11-22T10:00', max: '2027-05-21T11:00' })
  })
})

describe('typed times', () => {
  test.each([
    ['9:30 AM, 2 PM', [570, 840]],
    ['930a; 14:00 and 4p', [570, 840, 960]],
    ['2, 10, 9.30', [570, 600, 840]],
    ['noon\n12:15 pm', [720, 735]],
    ['10 am, 10:00 AM', [600]],
    ['', []],
    [' , ', []],
    ['02:00', [120]],
    ['1, 6, 7', [420, 780, 1080]],
    ['12 am, 1 am, 12 pm', [0, 60, 720]],
    ['0:30, 9:59, 23:59', [30, 599, 1439]],
  ] as const)('%j is parsed', (typed, minutes) => {
    expect(readTypedTimes(typed)).toEqual({ minutes })
  })

  test.each(['soon', '25:00', '24:00', '9:75', '9:60', '0 am', '10000', '123:00', '13 pm', '9:30 AM to 11'])(
    '%j is rejected as not understood',
    (typed) => {
      expect(readTypedTimes(`10 AM, ${typed}`).problem).toBe(TYPED_PROBLEMS.unread(typed.toLowerCase()))
    },
  )

  test('a day holds twelve times, and a thirteenth is rejected', () => {
    const many = (count: number) => Array.from({ length: count }, (_, hour) => `${hour + 8}:00`).join(', ')
    expect(readTypedTimes(many(12)).minutes).toHaveLength(12)
    expect(readTypedTimes(many(13)).problem).toBe(TYPED_PROBLEMS.many)
  })

  test('formatted times parse to the same times', () => {
    const minutes = [0, 7 * 60 + 5, 570, 720, 840, 1439]
    expect(readTypedTimes(typedTimes(minutes))).toEqual({ minutes })
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
  const tour = {
    id: 7,
    inquiryId: 3,
    startsAt: new Date('2026-11-24T15:00:00Z'),
    sequence: 1,
    updatedAt: new Date('2026-11-22T15:00:00Z'),
    provider: { name: 'Sunny', street: '1 Pine St', city: 'Orlando', state: 'FL', zip: '32801' },
  }
  const eventFor = (side: 'caregiver' | 'careprovider', change = {}) =>
    calendarEventOf({ ...tour, ...change }, side, 'https://nookling.example')

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

  test('without known hours are on weekdays, none today', () => {
    const times = timesToPropose([], ORLANDO, now)
    expect(times).toHaveLength(18)
    expect(times.every((time) => ![0, 6].includes(time.getUTCDay()) && time.toISOString() > '2026-11-25')).toBe(true)
  })
})

const HOUR = 3_600_000
const startsAt = new Date('2026-11-24T15:00:00Z')
const at = (hours: number) => new Date(startsAt.getTime() + hours * HOUR)
const { own, agreed, begun, early, notAgreed, off, over, theirs } = TOUR_REFUSALS

type Row = Record<TourAction, string>
const nothing = (why: string): Row => ({ accept: why, move: why, decline: why, done: why, missed: why })
const waiting = (same: TourStatus, accept: string): Row => ({
  accept,
  move: same,
  decline: 'declined',
  done: notAgreed,
  missed: notAgreed,
})
const decided = (done: string, missed: string): Row => ({ accept: over, move: over, decline: over, done, missed })

/** Every status at every time that matters, by each side. The parent proposed, and made the decision if there is one. */
const TABLE: [status: TourStatus, hours: number, caregiver: Row, careprovider: Row][] = [
  ['proposed', -5, waiting('proposed', own), waiting('proposed', 'accepted')],
  ['moved', -5, waiting('moved', own), waiting('moved', 'accepted')],
  ['moved', 5, waiting('moved', own), waiting('moved', 'accepted')],
  [
    'accepted',
    -1,
    { accept: agreed, move: 'moved', decline: 'declined', done: early, missed: early },
    { accept: agreed, move: 'moved', decline: 'declined', done: early, missed: early },
  ],
  [
    'accepted',
    0,
    { accept: begun, move: begun, decline: begun, done: 'done', missed: 'missed' },
    { accept: begun, move: begun, decline: begun, done: 'done', missed: 'missed' },
  ],
  ['accepted', 48, nothing(over), nothing(over)],
  ['done', 1, decided(over, 'missed'), decided(over, 'missed')],
  ['done', 48, nothing(over), nothing(over)],
  ['missed', 1, decided('done', over), decided(theirs, over)],
  ['missed', 48, nothing(over), nothing(over)],
  ['declined', -5, nothing(off), nothing(off)],
  ['declined', 1, nothing(off), nothing(off)],
]

const cases = TABLE.flatMap(([status, hours, caregiver, careprovider]) =>
  Object.entries({ caregiver, careprovider }).flatMap(([side, row]) =>
    TOUR_ACTIONS.map((action) => [status, hours, side as InquirySide, action, row[action]] as const),
  ),
)
const stateOf = (status: TourStatus): TourState => ({
  status,
  proposedBy: 'caregiver',
  decidedBy: status === 'done' || status === 'missed' || status === 'declined' ? 'caregiver' : null,
  startsAt: status === 'proposed' ? null : startsAt,
})

test('the table covers every status', () => {
  expect(new Set(TABLE.map(([status]) => status))).toEqual(new Set(Object.values(TourStatus)))
})

test.each(cases)('%s, %d hours from its time, %s does "%s": %s', (status, hours, side, action, expected) => {
  const { status: next, refusal } = outcomeOf(stateOf(status), action, side, at(hours))
  expect(next ?? refusal).toBe(expected)
})

test('the buttons on screen match what the command accepts, for either proposing side', () => {
  for (const proposedBy of Object.values(InquirySide))
    for (const side of Object.values(InquirySide)) {
      const actions = actionsFor({ ...stateOf('proposed'), proposedBy }, side, at(-5))
      expect(actions).toEqual(side === proposedBy ? ['move', 'decline'] : ['accept', 'move', 'decline'])
    }
})

test('one side cannot take back that the other marked a tour as missed', () => {
  const missed = { ...stateOf('missed'), decidedBy: 'careprovider' as const }
  expect(actionsFor(missed, 'caregiver', at(1))).toEqual([])
  expect(actionsFor(missed, 'careprovider', at(1))).toEqual(['done'])
})

test('only a proposed or agreed tour is open, and blocks another proposal', () => {
  expect(Object.values(TourStatus).filter(isOpen)).toEqual(['proposed', 'accepted', 'moved'])
})
