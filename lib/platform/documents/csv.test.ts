import fc from 'fast-check'
import { csvFile } from './csv'

test('numbers, words and nothing stand beside one another, one line a row', () => {
  expect(
    csvFile([
      ['day', 'calls'],
      ['2026-11-22', 2],
      ['', null],
    ]),
  ).toBe('day,calls\r\n2026-11-22,2\r\n,\r\n')
})

test('commas, quotes and ends of lines stay in their cell', () => {
  expect(csvFile([['Two, or "three"', 'a\nb']])).toBe('"Two, or ""three""","a\nb"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\u200b=1', '＝1', '|calc', '%x', '\rx'])(
  'a spreadsheet runs nothing that a parent typed: %j',
  (typed) => {
    expect(csvFile([[typed]]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('what is no formula stays as it was typed, and a negative number is a number', () => {
  expect(csvFile([['Dana M.', 'two-year-olds', -3]])).toBe('Dana M.,two-year-olds,-3\r\n')
})

test('no cell begins a formula, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(csvFile([[typed]]).replace(/^"/, '')).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]\S/u)
    }),
  )
})
