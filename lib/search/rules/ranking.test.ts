import fc from 'fast-check'
import { BEST_MATCH_POINTS, bestMatchScore, freshShare, type MatchFacts, weightedRating } from './ranking'

const days = fc.option(fc.integer({ min: -2, max: 2_000 }))
const reviews = fc
  .tuple(fc.double({ min: 1, max: 5, noNaN: true }), fc.integer({ min: 0, max: 5_000 }))
  .map(([stars, reviewCount]) => ({ rating: reviewCount === 0 ? null : stars, reviewCount }))
const anyFacts: fc.Arbitrary<MatchFacts> = fc
  .record({
    distanceMeters: fc.double({ min: 0, max: 160_000, noNaN: true }),
    hasOpening: fc.boolean(),
    openingsDays: days,
    tuitionDays: days,
    hoursDays: days,
    completeness: fc.integer({ min: 0, max: 100 }),
    isTemporarilyClosed: fc.boolean(),
    reviews,
  })
  .map(({ reviews, ...facts }) => ({ ...facts, ...reviews }))

test('a match has 0 to 100 points, and temporarily closed providers come after all others', () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, (a, b) => {
      const open = bestMatchScore({ ...a, isTemporarilyClosed: false })
      expect(open).toBeGreaterThan(0)
      expect(open).toBeLessThanOrEqual(100)
      expect(bestMatchScore({ ...b, isTemporarilyClosed: true })).toBeLessThan(open)
    }),
  )
})

test('the points of all parts add up to 100', () => {
  expect(Object.values(BEST_MATCH_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100)
})

test.each<[string, (facts: MatchFacts) => Partial<MatchFacts>]>([
  ['being nearer', (facts) => ({ distanceMeters: facts.distanceMeters / 2 })],
  ['having an opening', () => ({ hasOpening: true })],
  ['confirming openings today', () => ({ openingsDays: 0 })],
  ['confirming tuition today', () => ({ tuitionDays: 0 })],
  ['confirming hours today', () => ({ hoursDays: 0 })],
  ['one more five-star review', ({ rating, reviewCount }) => oneMore(rating, reviewCount, 5)],
  ['a more complete page', (facts) => ({ completeness: Math.min(100, facts.completeness + 10) })],
])('%s never moves a provider down', (_, better) => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(bestMatchScore({ ...facts, ...better(facts) })).toBeGreaterThanOrEqual(bestMatchScore(facts) - 1e-9)
    }),
  )
})

function oneMore(rating: number | null, reviewCount: number, stars: number) {
  return { rating: ((rating ?? 0) * reviewCount + stars) / (reviewCount + 1), reviewCount: reviewCount + 1 }
}

test('a fact counts fully for 60 days, half at 90, and not at all from 120 on', () => {
  expect([0, 60, 90, 120, 400, null].map(freshShare)).toEqual([1, 1, 0.5, 0, 0, 0])
})

test('one enthusiastic review does not beat forty good ones', () => {
  expect(weightedRating(5, 1)).toBeLessThan(weightedRating(4.6, 40))
  expect(weightedRating(null, 0)).toBe(4)
  expect(weightedRating(2, 100)).toBeLessThan(weightedRating(null, 0))
})

test('a confirmed opening outweighs a few more miles, but not a distance across town', () => {
  const facts = { openingsDays: 5, tuitionDays: 5, hoursDays: 5, rating: 4.5, reviewCount: 10, completeness: 80 }
  const full = { ...facts, distanceMeters: 1_600, hasOpening: false, isTemporarilyClosed: false }
  const open = { ...full, distanceMeters: 8_000, hasOpening: true }
  expect(bestMatchScore(open)).toBeGreaterThan(bestMatchScore(full))
  expect(bestMatchScore({ ...open, distanceMeters: 60_000 })).toBeLessThan(bestMatchScore(full))
})
