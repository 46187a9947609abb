import fc from 'fast-check'
import { foldName } from './search-text'

test.each([
  ["Zoë's  ABC & Play", 'zoes abc play'],
  ['KIDS’ Place, Inc.', 'kids place inc'],
  ['  O2B Kids – North ', 'o2b kids north'],
  ['ﬁrst ①', 'first 1'],
  ['???', ''],
])('a parent finds %j under %j', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})

test('folding what is folded changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldName(foldName(text)) === foldName(text)))
})
