import { translate } from '@/tests/support/setup/translate'
import { columnSentence, rateOf, timeLeft } from './report-text'

test('a column’s sentence has its numbers and examples', () => {
  const t = translate('en', 'imports.report')
  const column = { column: 'AGES', filled: 4_584, notUnderstood: 4_584, examples: ['0 years 2 months', 'Infant'] }
  expect(columnSentence(t, column)).toBe(
    "AGES: 4,584 of 4,584 not understood, for example '0 years 2 months', 'Infant'",
  )
})

test('nothing is promised before the first row', () => {
  expect(rateOf({ rows: 0, share: 0, seconds: 1 })).toBeNull()
})

test('a long wait is shown in minutes and hours', () => {
  expect([45, 200, 4_800, 10_000].map(timeLeft)).toEqual(['45 s', '3 min', '80 min', '2 h 47 min'])
})
