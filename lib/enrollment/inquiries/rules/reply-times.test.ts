import fc from 'fast-check'
import { translate } from '@/tests/support/setup/translate'
import {
  ANSWER_DAYS,
  LEAST_MEASURED,
  MEASURED_DAYS,
  type ReceivedInquiry,
  replyFigures,
  replyTimeText,
} from './reply-times'

const now = new Date('2026-11-22T15:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A request received `daysAgo`, with the first reply `hours` later or none. */
const received = (daysAgo: number, hours: number | null): ReceivedInquiry => {
  const askedAt = new Date(now.getTime() - daysAgo * DAY)
  return { askedAt, answeredAt: hours === null ? null : new Date(askedAt.getTime() + hours * HOUR) }
}

test('five conversations give the median reply time and the share answered within three days', () => {
  const five = [received(10, 2), received(20, 4), received(30, 5), received(40, 100), received(50, 1)]
  expect(replyFigures(five, now)).toEqual({ conversations: 5, percent: 80, medianMinutes: 240 })
})

test('a reply time is rounded to the minute', () => {
  const replied = (seconds: number) => replyFigures(Array(LEAST_MEASURED).fill(received(9, seconds / 3_600)), now)
  expect([89, 90].map((seconds) => replied(seconds)?.medianMinutes)).toEqual([1, 2])
})

test('four conversations are too few', () => {
  const four = [received(10, 2), received(20, 4), received(30, 5), received(40, 1)]
  expect(replyFigures(four, now)).toBeNull()
  expect(replyFigures([...four, received(MEASURED_DAYS + 1, 1), received(ANSWER_DAYS - 1, 1)], now)).toBeNull()
})

test('recent requests do not count', () => {
  const old = Array.from({ length: 5 }, () => received(30, 6))
  const young = [received(1, null), received(1, 0.5), received(2.9, null)]
  expect(replyFigures([...old, ...young], now)).toEqual(replyFigures(old, now))
})

test('a provider that answers one in six has a rate but no reply time', () => {
  const six = [received(9, 1), ...Array.from({ length: 5 }, () => received(9, null))]
  expect(replyFigures(six, now)).toEqual({ conversations: 6, percent: 16, medianMinutes: null })
})

test('the three-day limit is exact to the minute, and conversations count from day three to day 180', () => {
  const edges = [
    received(ANSWER_DAYS, 72),
    received(MEASURED_DAYS, 72),
    received(9, 72.01),
    received(9, 72),
    received(9, 72),
    received(9, null),
  ]
  expect(replyFigures(edges, now)).toEqual({ conversations: 6, percent: 66, medianMinutes: 72 * 60 })
})

test('the median of an even number is halfway between the middle two', () => {
  const hours = [1, 2, 4, 8, 16, 32]
  expect(
    replyFigures(
      hours.map((one) => received(9, one)),
      now,
    )?.medianMinutes,
  ).toBe(6 * 60)
})

test('100 percent means all, order does not matter, and a faster reply never lowers the figures', () => {
  const one = fc.record({ days: fc.integer({ min: 4, max: 170 }), hours: fc.option(fc.nat(200)) })
  fc.assert(
    fc.property(fc.array(one, { minLength: LEAST_MEASURED, maxLength: 40 }), (rows) => {
      const all = rows.map(({ days, hours }) => received(days, hours))
      const figures = replyFigures(all, now)
      if (!figures) throw new Error('Five are enough.')
      expect(replyFigures(all.toReversed(), now)).toEqual(figures)
      expect(figures.percent === 100).toBe(rows.every(({ hours }) => hours !== null && hours <= 72))
      const faster = replyFigures(
        rows.map(({ days }) => received(days, 0)),
        now,
      )
      expect(faster?.percent).toBeGreaterThanOrEqual(figures.percent)
      expect(faster?.medianMinutes).toBeLessThanOrEqual(figures.medianMinutes ?? 0)
    }),
  )
})

test('a reply time is shown the way people say it', () => {
  const t = translate('en', 'enrollment.replyTimes')
  const minutes = [0, 60, 61, 95, 23 * 60, 23.6 * 60, 1_440, 2_200, 5 * 1_440]
  expect(minutes.map((one) => replyTimeText(t, one))).toEqual([
    'Within an hour',
    'Within an hour',
    'About 1 hour',
    'About 2 hours',
    'About 23 hours',
    'About 1 day',
    'About 1 day',
    'About 2 days',
    'About 5 days',
  ])
})
