import { readableNumber } from '@/bench/measure/figures'

test.each([
  [0.849, 2, { min: 0.85 }, '0.849', 'just missed: 0.85 would read as reached'],
  [0.84999, 2, { min: 0.85 }, '0.84999', 'missed by less still'],
  [1.5049, 2, { max: 1.5 }, '1.505', 'just above what may be at most'],
  [0.84, 2, { min: 0.85 }, '0.84', 'missed, as two digits say'],
  [0.851, 2, { min: 0.85 }, '0.85', 'reached'],
  [99.6, 0, { max: 100 }, '100', 'reached, and rounded to its bound'],
  [0.8499999999, 2, { min: 0.85 }, '0.850000', 'no number is longer than six digits'],
])('%d in %d digits against %j reads %s: %s', (value, digits, target, text, _why) => {
  expect(readableNumber(value, digits, target)).toBe(text)
})

test('a figure without a limit shows all its digits', () => {
  expect(readableNumber(0.849, 2)).toBe('0.85')
})
