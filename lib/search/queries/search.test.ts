import { EMPTY_SEARCH } from '../rules/filters'
import { mayUseOtherSource } from './search'

test('another source may be used where the directory has no providers, at any distance and in any order', () => {
  expect(mayUseOtherSource(EMPTY_SEARCH, 0)).toBe(true)
  expect(mayUseOtherSource({ ...EMPTY_SEARCH, distance: 25, sort: 'rating' }, 0)).toBe(true)
})

test('no other source is used if the directory has one provider', () => {
  expect(mayUseOtherSource(EMPTY_SEARCH, 1)).toBe(false)
})

test.each([{ age: 12 }, { program: ['vpk' as const] }, { openNow: true }, { openings: true }, { page: 2 }])(
  'no results for the filters %j are no reason to use another source',
  (filters) => {
    expect(mayUseOtherSource({ ...EMPTY_SEARCH, ...filters }, 0)).toBe(false)
  },
)
