import { eventTime, isOver, spanOf, WHEN_PROBLEMS, whenProblem } from './when'

const ZONE = 'America/New_York'
/** Ten in the morning in Orlando, on November 22. */
const NOW = new Date('2026-11-22T15:00:00Z')
const at = (day: string, startMinute: number | null = null, endMinute: number | null = null) => ({
  day,
  startMinute,
  endMinute,
})

test.each([
  [at('2026-11-21'), { day: WHEN_PROBLEMS.past }],
  [at('2027-11-24'), { day: WHEN_PROBLEMS.far }],
  [at('2026-11-22', 600), { startMinute: WHEN_PROBLEMS.passed }],
  [at('2027-03-14', 150), { startMinute: WHEN_PROBLEMS.leftOut }],
  [at('2027-03-14', 90, 150), { endMinute: WHEN_PROBLEMS.leftOut }],
  [at('2026-11-22'), null],
  [at('2026-11-22', 601), null],
  [at('2026-11-24', 600, 690), null],
])('of %j is said %j', (when, problem) => {
  expect(whenProblem(when, ZONE, NOW)).toEqual(problem)
})

test('today is the provider’s, wherever the server stands', () => {
  const lateEvening = new Date('2026-11-23T04:30:00Z')
  expect(whenProblem(at('2026-11-22'), ZONE, lateEvening)).toBeNull()
  expect(whenProblem(at('2026-11-22'), 'Europe/London', lateEvening)).toEqual({ day: WHEN_PROBLEMS.past })
  expect([isOver('2026-11-22', ZONE, lateEvening), isOver('2026-11-21', ZONE, lateEvening)]).toEqual([false, true])
})

test('a time is said with the clocks that it follows, in winter and in summer', () => {
  expect(eventTime(at('2026-11-24', 600, 690), ZONE)).toBe('10:00 AM to 11:30 AM EST')
  expect(eventTime(at('2026-07-01', 600), ZONE)).toBe('10:00 AM EDT')
  expect(eventTime(at('2026-11-24'), ZONE)).toBeNull()
})

test('a calendar program gets moments, an hour where no end is said, or the day', () => {
  expect(spanOf(at('2026-11-24', 600, 690), ZONE)).toEqual({
    from: new Date('2026-11-24T15:00:00Z'),
    to: new Date('2026-11-24T16:30:00Z'),
  })
  expect(spanOf(at('2026-11-24', 600), ZONE)).toMatchObject({ to: new Date('2026-11-24T16:00:00Z') })
  expect(spanOf(at('2026-11-24'), ZONE)).toEqual({ day: '2026-11-24' })
})
