import { fieldRange, overlaps, readTimes, TIME_PROBLEMS, tourEnd } from './times'

const ORLANDO = 'America/New_York'
const now = new Date('2026-11-22T15:00:00Z')
const problemOf = (...locals: string[]) => readTimes(locals, ORLANDO, now).problem

test('times are read on the provider’s clocks, and come in their order', () => {
  const { times } = readTimes(['2026-11-25T09:30', '2026-11-24T10:00'], ORLANDO, now)
  expect(times).toEqual([new Date('2026-11-24T15:00:00Z'), new Date('2026-11-25T14:30:00Z')])
  expect(readTimes([], ORLANDO, now)).toEqual({ times: [] })
})

test('a tour across the end of winter keeps the hour that was said', () => {
  const { times } = readTimes(['2027-03-12T10:00', '2027-03-15T10:00'], ORLANDO, now)
  expect(times?.map((time) => time.toISOString())).toEqual(['2027-03-12T15:00:00.000Z', '2027-03-15T14:00:00.000Z'])
})

test.each([
  ['no time at all', ['soon'], TIME_PROBLEMS.none],
  ['a day that no calendar has', ['2027-02-30T10:00'], TIME_PROBLEMS.none],
  ['a time that has passed', ['2026-11-22T10:00'], TIME_PROBLEMS.past],
  ['the hour that clocks leave out', ['2027-03-14T02:30'], TIME_PROBLEMS.leftOut],
  ['a time too far ahead', ['2027-06-01T10:00'], TIME_PROBLEMS.far],
  ['one time twice', ['2026-11-24T10:00', '2026-11-24T10:00'], TIME_PROBLEMS.twice],
])('%s is refused with a sentence', (_, locals, problem) => {
  expect(problemOf(...locals)).toBe(problem)
})

test('half a year ahead is not too far, to the minute, though the clocks change on the way', () => {
  expect(problemOf('2027-05-21T11:00')).toBeUndefined()
  expect(problemOf('2027-05-21T11:01')).toBe(TIME_PROBLEMS.far)
})

test('two tours that follow each other do not overlap; one that begins within the other does', () => {
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

test('a field offers times from now on, on the provider’s clocks', () => {
  expect(fieldRange(ORLANDO, now)).toEqual({ min: '2026-11-22T10:00', max: '2027-05-21T11:00' })
})
