import { containsWord, isShownAt } from './rules'

test('finds whole words, ignoring case and accents; with a star also longer words', () => {
  expect(containsWord('Buy CRYPTO now!', ['crypto'])).toBe(true)
  expect(containsWord('cryptography', ['crypto'])).toBe(false)
  expect(containsWord('cryptography', ['crypto*'])).toBe(true)
  expect(containsWord('Él es un CABRÓN.', ['cabron'])).toBe(true)
  expect(containsWord('wire   the-money', ['wire the money'])).toBe(true)
  expect(containsWord('a yard', [])).toBe(false)
})

test('patterns without letters match nothing', () => {
  expect(containsWord('anything at all', ['', '*', '...'])).toBe(false)
})

test('a notice is shown from its start to its end', () => {
  const notice = { from: '2026-11-22T15:00:00.000Z', until: '2026-11-22T16:00:00.000Z' }
  expect(isShownAt(notice, new Date('2026-11-22T14:59:59Z'))).toBe(false)
  expect(isShownAt(notice, new Date(notice.from))).toBe(true)
  expect(isShownAt(notice, new Date(notice.until))).toBe(false)
})
