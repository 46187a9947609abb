import fc from 'fast-check'
import type { HoursInterval } from '@/lib/providers/types'
import { judgeHours } from './hours'

const TODAY = '2026-11-22'
const stamp = (confirmedOn: string) => ({
  hours: { source: 'provider' as const, sourceName: 'the provider', confirmedOn },
})
const WEEK = [0, 1, 2, 3, 4]
const on = (days: number[], opensMinute: number, closesMinute: number): HoursInterval[] =>
  days.map((weekday) => ({ weekday, opensMinute, closesMinute }))
const asked = (days: number[], dropOffMinute: number | null, pickUpMinute: number | null) => ({
  days,
  dropOffMinute,
  pickUpMinute,
})
const judged = (hours: HoursInterval[], needs: ReturnType<typeof asked>, confirmedOn = '2026-11-01') =>
  judgeHours({ hours, facts: stamp(confirmedOn) }, needs, TODAY)

const DAYTIME = on(WEEK, 390, 1080)

test.each([
  ['both ends are inside', asked(WEEK, 450, 1020), 'matches'],
  ['both ends are the very minutes', asked(WEEK, 390, 1080), 'matches'],
  ['drop-off is before they open', asked(WEEK, 389, 1020), 'does_not'],
  ['pick-up is after they close', asked(WEEK, 450, 1081), 'does_not'],
  ['Saturday is needed too', asked([4, 5], 450, 1020), 'does_not'],
  ['no day is named', asked([], 450, 1020), 'matches'],
  ['only days are named', asked([0, 2], null, null), 'matches'],
  ['only a Sunday is named', asked([6], null, null), 'does_not'],
  ['only drop-off is stated', asked([], 390, null), 'matches'],
  ['only drop-off is stated, as they close', asked([], 1080, null), 'does_not'],
  ['only pick-up is stated', asked([], null, 1080), 'matches'],
  ['only pick-up is stated, as they open', asked([], null, 390), 'does_not'],
])('of a place open 6:30 AM to 6:00 PM, when %s', (_, needs, verdict) => {
  expect(judged(DAYTIME, needs)).toBe(verdict)
})

test('a break at noon does not cover a whole day', () => {
  const withBreak = [...on(WEEK, 480, 720), ...on(WEEK, 780, 1020)]
  expect(judged(withBreak, asked(WEEK, 480, 1000))).toBe('does_not')
  expect(judged(withBreak, asked(WEEK, 780, 1020))).toBe('matches')
})

test('intervals that touch are one, and a night counts for the morning after it', () => {
  expect(judged([...on([0], 480, 720), ...on([0], 720, 1020)], asked([0], 500, 1000))).toBe('matches')
  expect(judged(on([6], 1080, 480), asked([0], 360, 450))).toBe('matches')
  expect(judged(on([0, 1, 2, 3, 4, 5, 6], 0, 1440), asked([2], 0, 1440))).toBe('matches')
})

test('hours that nobody stated, dated or confirmed for 120 days are unknown', () => {
  expect(judged([], asked(WEEK, 450, 1020))).toBe('unknown')
  expect(judgeHours({ hours: DAYTIME, facts: {} }, asked(WEEK, 450, 1020), TODAY)).toBe('unknown')
  expect(judged(DAYTIME, asked(WEEK, 450, 1020), '2026-07-25')).toBe('matches')
  expect(judged(DAYTIME, asked(WEEK, 450, 1020), '2026-07-24')).toBe('unknown')
})

test('a family that states neither days nor times is not judged', () => {
  expect(judged(DAYTIME, asked([], null, null))).toBeNull()
})

test('a later drop-off and an earlier pick-up never fit worse', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(minute, minute, fc.nat(300), fc.nat(300), (dropOff, pickUp, later, earlier) => {
      fc.pre(dropOff + later < pickUp - earlier)
      if (judged(DAYTIME, asked(WEEK, dropOff, pickUp)) === 'matches')
        expect(judged(DAYTIME, asked(WEEK, dropOff + later, pickUp - earlier))).toBe('matches')
    }),
  )
})
