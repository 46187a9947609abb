import { readTypedTimes, TYPED_PROBLEMS, typedTimes } from './typed-times'

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
] as const)('%j is understood', (typed, minutes) => {
  expect(readTypedTimes(typed)).toEqual({ minutes })
})

test.each(['soon', '25:00', '24:00', '9:75', '9:60', '0 am', '10000', '123:00', '13 pm', '9:30 AM to 11'])(
  '%j is said not to be understood',
  (typed) => {
    expect(readTypedTimes(`10 AM, ${typed}`).problem).toBe(TYPED_PROBLEMS.unread(typed.toLowerCase()))
  },
)

test('a day has room for twelve times, and a thirteenth is refused', () => {
  const many = (count: number) => Array.from({ length: count }, (_, hour) => `${hour + 8}:00`).join(', ')
  expect(readTypedTimes(many(12)).minutes).toHaveLength(12)
  expect(readTypedTimes(many(13)).problem).toBe(TYPED_PROBLEMS.many)
})

test('what is shown is understood again as the same', () => {
  const minutes = [0, 7 * 60 + 5, 570, 720, 840, 1439]
  expect(readTypedTimes(typedTimes(minutes))).toEqual({ minutes })
})
