import { emptyTitle, ignoredText, savedNameOf, summaryOf } from '@/components/search/search-summary'
import type { Results } from '@/components/search/types'
import { METERS_PER_MILE } from '@/lib/places/rules/geo'
import { CONFIRMED_DAYS, STALE_DAYS } from '@/lib/providers/rules/openings'
import { DEFAULT_DISTANCE, type Detour, type Distance, MAX_PROMOTED } from '@/lib/search/catalogue/options'
import { FACETS } from '@/lib/search/rules/facets'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import { ASSUMED_REVIEWS, ASSUMED_STARS, BEST_MATCH_POINTS, HALF_DISTANCE_METERS } from '@/lib/search/rules/ranking'
import { MESSAGES } from '@/messages'
import { filterTexts } from '@/tests/components/search/filter-texts'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'search.screen')
const filters = filterTexts()
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five']

/** `miles`: null for a county, where no distance is chosen. */
function resultsOf(total: number, miles: Distance | null, open: number, more: Partial<Results> = {}): Results {
  return {
    kind: 'results',
    place: { kind: miles === null ? 'county' : 'city', label: 'Orlando, FL' },
    search: { ...EMPTY_SEARCH, distance: miles },
    way: null,
    today: '2026-11-20',
    total,
    unknown: 0,
    unfit: 0,
    pageCount: 1,
    counts: FACETS.map(({ group }) => (group === 'openings' ? open : null)),
    without: {},
    rows: [],
    alternatives: null,
    places: [],
    map: null,
    ...more,
  }
}

test('the explanation of the order gives the numbers that the order uses', () => {
  expect(numbersIn(t('whyBest.distance'))).toEqual([BEST_MATCH_POINTS.distance, HALF_DISTANCE_METERS / METERS_PER_MILE])
  expect(numbersIn(t('whyBest.onTheWay'))).toEqual([BEST_MATCH_POINTS.distance, HALF_DISTANCE_METERS / METERS_PER_MILE])
  expect(numbersIn(t('whyBest.openings'))).toEqual([BEST_MATCH_POINTS.openings, CONFIRMED_DAYS, STALE_DAYS])
  expect(numbersIn(t('whyBest.reviews'))).toEqual([BEST_MATCH_POINTS.reviews])
  expect(t('whyBest.reviews')).toContain(`${WORDS[ASSUMED_REVIEWS]} ${WORDS[ASSUMED_STARS]}-star reviews`)
  expect(numbersIn(t('whyBest.dates'))).toEqual([BEST_MATCH_POINTS.dates, CONFIRMED_DAYS, STALE_DAYS])
  expect(numbersIn(t('whyBest.completeness'))).toEqual([BEST_MATCH_POINTS.completeness])
  expect(t('whySponsored')).toMatch(new RegExp(`^${WORDS[MAX_PROMOTED]} sponsored provider that matches`, 'i'))
})

test('the sentences of the filters give the days and months that the filters use', () => {
  for (const hint of ['openingsHint', 'priceHint', 'hoursHint'] as const)
    expect(numbersIn(filters.t(hint, { days: STALE_DAYS }))).toEqual([STALE_DAYS])
})

test.each([
  [47, 10, 12, 'Orlando, FL · 47 providers within 10 miles, 12 with a confirmed opening'],
  [1, 5, 0, 'Orlando, FL · 1 provider within 5 miles, none with a confirmed opening'],
  [0, 50, 0, 'Orlando, FL · 0 providers within 50 miles'],
  [1234, null, 1000, 'Orlando, FL · 1,234 providers, 1,000 with a confirmed opening'],
] as const)('the line above the results reads well for %i providers', (total, miles, open, line) => {
  expect(summaryOf(resultsOf(total, miles, open), t, 'en')).toBe(line)
})

test('input that was not understood is named', () => {
  expect(ignoredText(['age', 'page', 'sort'], { t, filters })).toContain(
    '“Age in months when care starts”, “Page”, and “Sort by”',
  )
  expect(DEFAULT_DISTANCE).toBe(10)
})

test('the line above the results of a way to work gives both ends and the miles', () => {
  const line = (detour: Detour) =>
    summaryOf(
      resultsOf(23, null, 4, {
        place: { kind: 'zip', label: 'Orlando, FL 32801' },
        search: { ...EMPTY_SEARCH, workZip: '32789', detour },
        way: { kind: 'along', zip: '32789', city: 'Winter Park' },
      }),
      t,
      'en',
    )
  expect(line(5)).toBe(
    'Orlando, FL 32801 to Winter Park 32789 · 23 providers at most 5 miles out of the way, 4 with a confirmed opening',
  )
  expect(line(1)).toContain('at most 1 mile out of the way')
})

test('in Spanish a county has its Spanish name in the line above the results, and its article in a sentence', () => {
  const orange = resultsOf(1, null, 1, { place: { kind: 'county', label: 'Orange County, FL' } })
  expect(summaryOf(orange, translate('es-US', 'search.screen'), 'es-US')).toMatch(/^Condado de Orange, FL · /)
  expect(emptyTitle(orange, translate('es-US', 'search.alternatives'), 'es-US')).toBe(
    'No encontramos guarderías en el condado de Orange, FL',
  )
  expect(savedNameOf(orange, { ...filters, locale: 'es-US' })).toBe('Condado de Orange, FL')
})

test('no Spanish message says “de” or “a” before a place, which would be “del” or “al” before a county', () => {
  const { places, search, families } = MESSAGES['es-US']
  const texts = JSON.stringify([
    places.landing,
    search.meta,
    search.alternatives.empty,
    families.costEstimator.findCare,
  ])
  expect(texts).not.toMatch(/\b(?:a|de) \{(?:place|city|name|wider)\}/)
})
