import { freeSlug, slugFrom } from './slug'

test.each([
  ['Visiting a Center: 9 Questions', 'visiting-a-center-9-questions'],
  ['Health & Safety', 'health-and-safety'],
  ['  Día de los niños  ', 'dia-de-los-ninos'],
  ['Florida’s ratios', 'floridas-ratios'],
  ['a--b__c', 'a-b-c'],
])('%j reads well in an address', (words, slug) => {
  expect(slugFrom(words)).toBe(slug)
})

test.each(['', '!!!', '日本', 'Page', 'category', 'preview'])('%j gives no address of its own', (words) => {
  expect(slugFrom(words)).toBeNull()
})

test('a long title is cut between words, a long word anywhere', () => {
  const slug = slugFrom('word '.repeat(40)) ?? ''
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/^(word-)*word$/)
  expect(slugFrom('x'.repeat(200))).toBe('x'.repeat(80))
})

test('whoever comes second gets a number', () => {
  const taken = new Set(['a', 'a-2'])
  expect(freeSlug('a', (slug) => taken.has(slug))).toBe('a-3')
  expect(freeSlug('b', (slug) => taken.has(slug))).toBe('b')
})
