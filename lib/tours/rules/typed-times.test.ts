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
] as const)('%j is understood', (typed, minutes) => {
  expect(readTypedTimes(typed)).toEqual({ minutes })
})

test.each(['soon', '25:00', '9:75', '13 pm', '9:30 AM to 11'])('%j is said not to be understood', (typed) => {
  expect(readTypedTimes(`10 AM, ${typed}`).problem).toBe(TYPED_PROBLEMS.unread(typed.toLowerCase()))
})

test('more times than a day has room for are refused', () => {
  const many = Array.from({ length: 13 }, (_, hour) => `${hour + 8}:00`).join(', ')
  expect(readTypedTimes(many).problem).toBe(TYPED_PROBLEMS.many)
})

test('what is shown is understood again as the same', () => {
  const minutes = [0, 7 * 60 + 5, 570, 720, 840, 1439]
  expect(readTypedTimes(typedTimes(minutes))).toEqual({ minutes })
})
