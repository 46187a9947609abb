import { filterMessages } from '@/components/search/filters/messages'
import { searchMessages } from '@/components/search/messages'
import { METERS_PER_MILE } from '@/lib/places/rules/geo'
import { CONFIRMED_DAYS, STALE_DAYS } from '@/lib/providers/rules/openings'
import { DEFAULT_DISTANCE, MAX_PROMOTED } from '@/lib/search/catalogue/options'
import { ASSUMED_REVIEWS, ASSUMED_STARS, BEST_MATCH_POINTS, HALF_DISTANCE_METERS } from '@/lib/search/rules/ranking'

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five']

test('the explanation of the order gives the numbers that the order uses', () => {
  const [distance, openings, reviews, dates, completeness] = searchMessages.whyBest.parts
  expect(numbersIn(distance)).toEqual([BEST_MATCH_POINTS.distance, HALF_DISTANCE_METERS / METERS_PER_MILE])
  expect(numbersIn(searchMessages.whyBest.onTheWay)).toEqual([
    BEST_MATCH_POINTS.distance,
    HALF_DISTANCE_METERS / METERS_PER_MILE,
  ])
  expect(numbersIn(openings)).toEqual([BEST_MATCH_POINTS.openings, CONFIRMED_DAYS, STALE_DAYS])
  expect(numbersIn(reviews)).toEqual([BEST_MATCH_POINTS.reviews])
  expect(reviews).toContain(`${WORDS[ASSUMED_REVIEWS]} ${WORDS[ASSUMED_STARS]}-star reviews`)
  expect(numbersIn(dates)).toEqual([BEST_MATCH_POINTS.dates, CONFIRMED_DAYS, STALE_DAYS])
  expect(numbersIn(completeness)).toEqual([BEST_MATCH_POINTS.completeness])
  expect(searchMessages.whySponsored).toMatch(
    new RegExp(`^${WORDS[MAX_PROMOTED]} sponsored provider that matches`, 'i'),
  )
})

test('the sentences of the filters give the days and months that the filters use', () => {
  expect(numbersIn(filterMessages.openingsHint)).toEqual([STALE_DAYS])
  for (const hint of [filterMessages.priceHint, filterMessages.openNowHint, filterMessages.hoursHint])
    expect(numbersIn(hint)).toEqual([STALE_DAYS])
})

test.each([
  [47, 10, 12, 'Orlando, FL · 47 providers within 10 miles, 12 with a confirmed opening'],
  [1, 5, 0, 'Orlando, FL · 1 provider within 5 miles, none with a confirmed opening'],
  [0, 50, 0, 'Orlando, FL · 0 providers within 50 miles'],
  [1234, null, 1000, 'Orlando, FL · 1,234 providers, 1,000 with a confirmed opening'],
])('the line above the results reads well for %i providers', (total, miles, open, line) => {
  expect(searchMessages.resultLine('Orlando, FL', total, miles, open)).toBe(line)
})

test('input that was not understood is named', () => {
  expect(searchMessages.ignored(['age', 'page', 'sort'])).toContain(
    '“Age in months when care starts”, “Page” and “Sort by”',
  )
  expect(DEFAULT_DISTANCE).toBe(10)
})

test('the line above the results of a way to work gives both ends and the miles', () => {
  const line = (miles: number) => searchMessages.wayLine('Orlando, FL 32801', 'Winter Park 32789', 23, miles, 4)
  expect(line(5)).toBe(
    'Orlando, FL 32801 to Winter Park 32789 · 23 providers at most 5 miles out of the way, 4 with a confirmed opening',
  )
  expect(line(1)).toContain('at most 1 mile out of the way')
})
