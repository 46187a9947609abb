import { countyRank, suggestionRank } from './suggestion-rank'

test('a city of the catalogue comes before any other of the home state, and that before the rest of the country', () => {
  expect(suggestionRank('orange-city-fl', 'FL', 1)).toBeLessThan(suggestionRank('miami-fl', 'FL', 108))
  expect(suggestionRank('yankeetown-fl', 'FL', 1)).toBeLessThan(suggestionRank('new-york-ny', 'NY', 146))
})

test('among equals the one with more ZIP codes comes first', () => {
  expect(suggestionRank('houston-tx', 'TX', 180)).toBeLessThan(suggestionRank('waco-tx', 'TX', 12))
})

test('a county at home stands among the cities there; elsewhere after all cities', () => {
  expect(countyRank('FL', 79)).toBeLessThan(suggestionRank('orange-park-fl', 'FL', 10))
  expect(countyRank('CA', 146)).toBeGreaterThan(suggestionRank('orange-ca', 'CA', 1))
})

test('every rank fits the column, however many ZIP codes there are', () => {
  for (const rank of [suggestionRank('x-tx', 'TX', 0), countyRank('TX', 0)]) expect(rank).toBeLessThan(32_768)
  expect(suggestionRank('orlando-fl', 'FL', 5_000)).toBe(0)
})
