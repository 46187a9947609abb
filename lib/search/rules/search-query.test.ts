import { searchSchema } from '../schema'
import { EMPTY_SEARCH, SEARCH_FIELDS } from './search-query'

test('the search that is written out is what the schema makes of an empty query', () => {
  expect(EMPTY_SEARCH).toEqual(searchSchema.parse({}))
  expect(SEARCH_FIELDS).toEqual(Object.keys(searchSchema.shape))
})
