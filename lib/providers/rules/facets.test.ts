import { FACET_WORDS, FACETS, FAIL_SHIFT, placeOf, SPONSORED, STANDING_BYTES, WORD_BYTES } from './facets'
import { FILTER_GROUPS } from './filter-groups'

test('what a candidate fails stands above its flags, in two bytes of their own', () => {
  const highest = Math.max(...FACETS.filter(({ word }) => word === 'flags').map(({ bit }) => bit))
  expect(1n << BigInt(highest)).toBeLessThan(SPONSORED)
  expect(SPONSORED).toBeLessThan(1n << BigInt(FAIL_SHIFT))
  expect(FAIL_SHIFT % 8).toBe(0)
  expect(FILTER_GROUPS.length).toBeLessThanOrEqual(16)
  expect(FAIL_SHIFT + 16).toBeLessThan(64)
})

test('every choice has a bit of its own in the bytes that are answered', () => {
  for (const word of FACET_WORDS) {
    const highest = Math.max(...FACETS.filter((facet) => facet.word === word).map(({ bit }) => bit))
    expect(highest).toBeLessThan(WORD_BYTES[word] * 8)
  }
  expect(new Set(FACETS.map(placeOf)).size).toBe(FACETS.length)
})

test('what of a document is answered in base64 needs no padding', () => {
  expect(STANDING_BYTES % 3).toBe(0)
})
