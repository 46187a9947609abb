import { searchSchema } from '../schema/search'
import { EMPTY_SEARCH, SEARCH_FIELDS } from './empty-search'

test('the search that is written out is what the schema makes of an empty query', () => {
  expect(EMPTY_SEARCH).toEqual(searchSchema.parse({}))
  expect(SEARCH_FIELDS).toEqual(Object.keys(searchSchema.shape))
})
