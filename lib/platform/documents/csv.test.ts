import fc from 'fast-check'
import { csvFile, safeCell, textOfCell } from './csv'

test('numbers, text and null are cells, one line per row', () => {
  expect(
    csvFile([
      ['day', 'calls'],
      ['2026-11-22', 2],
      ['', null],
    ]),
  ).toBe('day,calls\r\n2026-11-22,2\r\n,\r\n')
})

test('commas, quotes and line breaks are escaped', () => {
  expect(csvFile([['Two, or "three"', 'a\nb']])).toBe('"Two, or ""three""","a\nb"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\u200b=1', '＝1', '|calc', '%x', '\rx'])(
  'user input cannot run as a formula: %j',
  (typed) => {
    expect(csvFile([[typed]]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('other text is unchanged, and a negative number stays a number', () => {
  expect(csvFile([['Dana M.', 'two-year-olds', -3]])).toBe('Dana M.,two-year-olds,-3\r\n')
})

test('no text cell begins with a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(csvFile([[typed]]).replace(/^"/, '')).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]\S/u)
    }),
  )
})

test('what a cell was made from can be read back, apostrophes in front of a formula included', () => {
  for (const text of ['=1+1', "'=1+1", "''-1", "'quoted'", "'"]) expect(textOfCell(safeCell(text))).toBe(text)
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(textOfCell(safeCell(text))).toBe(text)))
})
