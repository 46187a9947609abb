import { searchSchema } from '../schema'
import { EMPTY_SEARCH, SEARCH_FIELDS } from './search-query'

test('the empty search is what the schema returns for an empty query', () => {
  expect(EMPTY_SEARCH).toEqual(searchSchema.parse({}))
  expect(SEARCH_FIELDS).toEqual(Object.keys(searchSchema.shape))
})
