import { searchReport, trendsQuery } from './schema'

test('a search is reported as its query string, up to a length limit', () => {
  expect(searchReport.safeParse({ search: 'zipCode=32801' }).success).toBe(true)
  for (const search of ['', 'x'.repeat(2_001), 7, null]) expect(searchReport.safeParse({ search }).success).toBe(false)
})

test('the provider id may be omitted', () => {
  expect(trendsQuery.parse({})).toEqual({})
  expect(trendsQuery.safeParse({ providerId: 'x'.repeat(201) }).success).toBe(false)
})
