import fc from 'fast-check'
import { bestLikeness, nameLikeness, SIMILAR } from './match-name'
import { sharedPairs } from './shared-pairs'

test.each([
  ['The Otter Center for Excellence', 'Otter Center for Excellence, Corp.'],
  ['Superotters Academy Lake Lantern', 'Super Otters Academy of Lake Lantern'],
  ['Family of Otters Pre-School & Day Care', 'Family of Otters Preschool and Daycare'],
  ['Building Dreams L.L.C.', 'Building Dreams, LLC'],
  ['Niños Felices', 'NINOS FELICES INC'],
])('%j and %j are the same name', (a, b) => {
  expect(nameLikeness(a, b)).toBe(1)
})

test.each([
  ['Petite Otters Academy (Lantern Rd.)', 'Petite Otters Academy'],
  ['Otterland Preschool LLC', 'Otterland Day School'],
  ['Growing Otters Childcare', 'Growing Otter Childcare'],
  ['Ottertime Learning Center #342', 'Ottertime Learning Centers'],
])('%j and %j are similar', (a, b) => {
  expect(nameLikeness(a, b)).toBeGreaterThanOrEqual(SIMILAR)
  expect(nameLikeness(a, b)).toBeLessThan(1)
})

test.each([
  ['Little Angels Learning Center', 'Little Lanterns Learning Center'],
  ['Otter Kids College 2', 'Otter Kids College 3'],
  ['The Learning Center', 'Early Learning Academy'],
  ['Cuddly Otters', 'Oak Tree Christian Academy'],
  ['YMCA of Otterland at Maple Elementary', 'Maple Elementary School'],
  ['', ''],
])('%j and %j are two names', (a, b) => {
  expect(nameLikeness(a, b)).toBeLessThan(SIMILAR)
})

test('the name under which a place was known before counts as well', () => {
  expect(bestLikeness(['Beaver Lodge'], ['Otter House', 'Beaver Lodge, Inc.'])).toBe(1)
  expect(bestLikeness(['Beaver Lodge'], [])).toBe(0)
})

test('likeness is a share, and the same from both sides', () => {
  const word = fc.constantFrom(...'Otter Beaver Academy Learning Center at of 2 3 Lodge Little & Inc. é'.split(' '))
  const name = fc.oneof(
    fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(name, name, (a, b) => {
      const likeness = nameLikeness(a, b)
      expect(likeness).toBe(nameLikeness(b, a))
      expect(likeness).toBeGreaterThanOrEqual(0)
      expect(likeness).toBeLessThanOrEqual(1)
    }),
    { numRuns: 1_000 },
  )
})

test('pairs of letters are shared or not', () => {
  expect(sharedPairs('otter', 'otter')).toBe(1)
  expect(sharedPairs('otter', 'lynx')).toBe(0)
  expect(sharedPairs('a', 'a')).toBe(0)
})
