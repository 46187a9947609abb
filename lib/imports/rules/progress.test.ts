import { progressBar, progressText, rateOf, timeLeft } from './progress'

test('an operator sees rows, rate and the time left', () => {
  expect(progressText({ rows: 12_000, share: 0.24, seconds: 6 })).toBe('12,000 rows, 24 %, 2,000 rows/s, 19 s left')
})

test('nothing is promised before the first row', () => {
  expect(rateOf({ rows: 0, share: 0, seconds: 1 })).toBeNull()
  expect(progressText({ rows: 0, share: 0, seconds: 0 })).toBe('0 rows, 0 %')
})

test('the bar in the terminal fills up and stays as wide', () => {
  expect([0, 0.5, 1].map(progressBar)).toEqual([`[${' '.repeat(20)}]`, '[==========          ]', `[${'='.repeat(20)}]`])
})

test('a long wait is shown in minutes and hours', () => {
  expect([45, 200, 4_800, 10_000].map(timeLeft)).toEqual(['45 s', '3 min', '80 min', '2 h 47 min'])
})
