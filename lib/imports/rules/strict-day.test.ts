import { strictDay } from './strict-day'

test.each([
  ['2026-03-04', '2026-03-04'],
  ['03/04/2026', '2026-03-04'],
  ['3/4/2026', '2026-03-04'],
  ['03/04/2026 00:00:00', '2026-03-04'],
  ['03/04/2026 12:00:00 AM', '2026-03-04'],
  ['2026-03-04T00:00:00Z', '2026-03-04'],
])('%s is a day', (text, day) => {
  expect(strictDay(text)).toBe(day)
})

test.each(['', ' ', 'N/A', 'NOT AVAILABLE'])('"%s" is an empty field', (text) => {
  expect(strictDay(text)).toBeNull()
})

test.each([
  '2026-02-30',
  '13/01/2026',
  '03/04/26',
  '03-04-2026',
  '4 March 2026',
  '03/04/2026 14:30',
  '0001-01-01',
  'x',
])('"%s" is no day, or could be read as another', (text) => {
  expect(strictDay(text)).toBeUndefined()
})
