import { readTimes, readTypedTimes, TIME_PROBLEMS, TYPED_PROBLEMS, typedTimes } from './typed-times'

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
    ['02:00, 03:15, 2:30', [120, 195, 870]],
    ['1, 6, 7', [420, 780, 1080]],
    ['12 am, 1 am, 12 pm', [0, 60, 720]],
    ['0:30, 9:59, 23:59', [30, 599, 1439]],
  ] as const)('%j is parsed', (typed, minutes) => {
    expect(readTypedTimes(typed)).toEqual({ minutes })
  })

  test('times are read as they are written in Spanish', () => {
    expect(readTypedTimes('9:30 a. m., 10 y 2 p. m.').minutes).toEqual([570, 600, 840])
    expect(readTypedTimes('Mediodía').minutes).toEqual([720])
  })

  test.each([
    'soon',
    'noonish',
    'afternoon',
    '25:00',
    '24:00',
    '9:75',
    '9:60',
    '0 am',
    '10000',
    '123:00',
    '13 pm',
    '9:30 AM to 11',
  ])('%j is rejected as not understood', (typed) => {
    expect(readTypedTimes(`10 AM, ${typed}`).problem).toBe(TYPED_PROBLEMS.unread(typed.toLowerCase()))
  })

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
