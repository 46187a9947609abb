import { searchReport, trendsQuery } from './schema'

test('a search is reported as its address says it, and not endlessly long', () => {
  expect(searchReport.safeParse({ search: 'zipCode=32801' }).success).toBe(true)
  for (const search of ['', 'x'.repeat(2_001), 7, null]) expect(searchReport.safeParse({ search }).success).toBe(false)
})

test('somebody may leave out which provider they ask about', () => {
  expect(trendsQuery.parse({})).toEqual({})
  expect(trendsQuery.safeParse({ providerId: 'x'.repeat(201) }).success).toBe(false)
})
