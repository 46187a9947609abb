import { EMPTY_SEARCH } from '../rules/filters'
import { mayUseGoogle } from './search'

test('Google may be used for a search without filters, at any distance and in any order', () => {
  expect(mayUseGoogle(EMPTY_SEARCH)).toBe(true)
  expect(mayUseGoogle({ ...EMPTY_SEARCH, distance: 25, sort: 'rating' })).toBe(true)
})

test.each([{ age: 12 }, { program: ['vpk' as const] }, { openNow: true }, { openings: true }, { page: 2 }])(
  'no results for the filters %j are no reason to use Google',
  (filters) => {
    expect(mayUseGoogle({ ...EMPTY_SEARCH, ...filters })).toBe(false)
  },
)
