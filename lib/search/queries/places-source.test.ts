import { EMPTY_SEARCH } from '../rules/search-query'
import { mayFillIn } from './places-source'

test('where the directory has nobody another source may answer, at any distance and in any order', () => {
  expect(mayFillIn(EMPTY_SEARCH, 0)).toBe(true)
  expect(mayFillIn({ ...EMPTY_SEARCH, distance: 25, sort: 'rating' }, 0)).toBe(true)
})

test('one provider of ours is enough to answer ourselves', () => {
  expect(mayFillIn(EMPTY_SEARCH, 1)).toBe(false)
})

test.each([{ age: 12 }, { program: ['vpk' as const] }, { openNow: true }, { openings: true }, { page: 2 }])(
  'nobody who fits %j is no reason to ask elsewhere',
  (asked) => {
    expect(mayFillIn({ ...EMPTY_SEARCH, ...asked }, 0)).toBe(false)
  },
)
