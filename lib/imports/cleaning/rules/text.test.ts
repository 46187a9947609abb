import fc from 'fast-check'
import { hasOneCase, plainText, quoted } from './text'

test.each([
  ['  Paper \t Boat\r\n', 'Paper Boat'],
  ['Zoe\u0301’s “Boat”', 'Zoé\'s "Boat"'],
  ['Paper\u200bBoat', 'Paper Boat'],
  ['a\u0000b', 'a b'],
])('%j is read as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test.each([
  '',
  '   ',
  '-999',
  'NOT AVAILABLE',
  'not available',
  'N/A',
  'None',
  'Not Specified',
  'NOT APPLICABLE',
  'TBD',
  '\u200b',
])('%j counts as empty', (text) => {
  expect(plainText(text)).toBeNull()
})

test('reading is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = plainText(text)
      expect(plainText(once ?? '')).toBe(once)
    }),
  )
})

test('only mixed case carries information about capitalization', () => {
  expect(hasOneCase('PAPER BOAT 2')).toBe(true)
  expect(hasOneCase('paper boat')).toBe(true)
  expect(hasOneCase('Paper Boat')).toBe(false)
})

test('a sentence quotes one line of at most 40 characters', () => {
  expect(quoted(' a\n\tb ')).toBe('"a b"')
  expect(quoted('x'.repeat(50))).toBe(`"${'x'.repeat(39)}…"`)
})
