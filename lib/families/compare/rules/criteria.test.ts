import fc from 'fast-check'
import type { Judged } from '../schema'
import { BANDS, bandOf, CRITERIA, DEFAULT_WEIGHT, isReliable, matchOf, rank, WEIGHTS, type Weights } from './criteria'

describe('catalogue', () => {
  test('each criterion has its own code and label', () => {
    for (const key of ['code', 'label'] as const)
      expect(new Set(CRITERIA.map((one) => one[key])).size).toBe(CRITERIA.length)
  })

  test('the default weight is one of the choices, and no weight is negative', () => {
    const steps = WEIGHTS.map(({ weight }) => weight)
    expect(steps).toContain(DEFAULT_WEIGHT)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(steps[0]).toBe(0)
  })
})

describe('score', () => {
  const codes = CRITERIA.map(({ code }) => code)
  const judgedAs = (criterion: Judged['criterion'], asked: number, known: number, matched: number): Judged => ({
    criterion,
    verdict: known < asked ? 'unknown' : matched === asked ? 'matches' : 'does_not',
    asked,
    known,
    matched,
  })
  const one = fc
    .tuple(fc.constantFrom(...codes), fc.integer({ min: 1, max: 62 }), fc.nat(62), fc.nat(62))
    .map(([criterion, asked, known, matched]) => {
      const reallyKnown = Math.min(asked, known)
      return judgedAs(criterion, asked, reallyKnown, Math.min(reallyKnown, matched))
    })
  const anyJudged = fc.uniqueArray(one, { selector: ({ criterion }) => criterion })
  const anyWeights: fc.Arbitrary<Weights> = fc.dictionary(
    fc.constantFrom(...codes),
    fc.constantFrom(...WEIGHTS.map(({ weight }) => weight)),
  )
  const some = fc.tuple(anyJudged, anyWeights, fc.nat())
  const score = (judged: readonly Judged[], weights: Weights) => matchOf(judged, weights).score
  /** The same judgements with one of them changed. */
  function withOne(judged: readonly Judged[], place: number, change: (one: Judged) => Judged): Judged[] {
    return judged.map((one, index) => (index === place % judged.length ? change(one) : one))
  }

  test('a score is a whole number from 0 to 100, or nothing where nothing is known', () => {
    fc.assert(
      fc.property(some, ([judged, weights]) => {
        const { score, knownShare } = matchOf(judged, weights)
        for (const figure of [score ?? 0, knownShare]) {
          expect(Number.isInteger(figure)).toBe(true)
          expect(figure).toBeGreaterThanOrEqual(0)
          expect(figure).toBeLessThanOrEqual(100)
        }
        const counts = judged.some(({ criterion, known }) => known > 0 && (weights[criterion] ?? 2) > 0)
        expect(score === null).toBe(!counts)
      }),
    )
  })

  test('the order of the criteria does not change the score', () => {
    fc.assert(
      fc.property(some, fc.nat(), ([judged, weights], turn) => {
        const at = judged.length === 0 ? 0 : turn % judged.length
        const turned = [...judged.slice(at), ...judged.slice(0, at)].reverse()
        expect(matchOf(turned, weights)).toEqual(matchOf(judged, weights))
      }),
    )
  })

  test('a criterion that now matches never lowers a score, whether it was known before or not', () => {
    fc.assert(
      fc.property(some, ([judged, weights, place]) => {
        const better = withOne(judged, place, ({ criterion, asked }) => judgedAs(criterion, asked, asked, asked))
        expect(score(better, weights) ?? 0).toBeGreaterThanOrEqual(score(judged, weights) ?? 0)
      }),
    )
  })

  test('an unknown criterion never counts against a provider: the score ignores it', () => {
    fc.assert(
      fc.property(some, ([judged, weights, place]) => {
        const criterion = judged[place % judged.length]?.criterion
        const unknown = withOne(judged, place, (one) => judgedAs(one.criterion, one.asked, 0, 0))
        const without = judged.filter((one) => one.criterion !== criterion)
        const failed = withOne(judged, place, (one) => judgedAs(one.criterion, one.asked, one.asked, 0))
        expect(score(unknown, weights)).toBe(score(without, weights))
        expect(score(unknown, weights) ?? 100).toBeGreaterThanOrEqual(score(failed, weights) ?? 0)
      }),
    )
  })

  test('a higher weight moves the score toward that criterion', () => {
    const judged = [judgedAs('price', 1, 1, 0), judgedAs('ages', 1, 1, 1)]
    expect(WEIGHTS.map(({ weight }) => score(judged, { price: weight }))).toEqual([100, 67, 50, 33])
  })

  test('when a provider states three of five wishes, the other two are unknown', () => {
    const judged = [judgedAs('amenities', 5, 3, 3), judgedAs('ages', 1, 1, 0)]
    expect(matchOf(judged, {})).toEqual({ score: 38, knownShare: 80 })
  })

  test('a score is reliable when half of the weight is known', () => {
    const judged = [judgedAs('ages', 1, 1, 1), judgedAs('price', 1, 0, 0)]
    expect(isReliable(matchOf(judged, {}))).toBe(true)
    expect(isReliable(matchOf(judged, { price: 4 }))).toBe(false)
    expect(isReliable(matchOf([], {}))).toBe(false)
  })
})

describe('rank', () => {
  const ages = (matched: number): Judged => ({ criterion: 'ages', verdict: 'matches', asked: 1, known: 1, matched })
  const price = (known: number, matched: number): Judged => ({
    criterion: 'price',
    verdict: 'unknown',
    asked: 1,
    known,
    matched,
  })
  const provider = (id: string, judged: Judged[]) => ({ id, name: id.toUpperCase(), criteria: judged })
  const order = (...all: ReturnType<typeof provider>[]) => rank(all, {}).map(({ one }) => one.id)

  test('the best match comes first, and ties go to the provider with more known', () => {
    const [none, half, all] = [
      provider('none', [ages(0), price(1, 0)]),
      provider('half', [ages(1), price(0, 0)]),
      provider('all', [ages(1), price(1, 1)]),
    ]
    expect(order(none, half, all)).toEqual(['all', 'half', 'none'])
  })

  test('a full match on few known facts ranks below a near-full match on many', () => {
    const lucky = provider('lucky', [ages(1), { ...price(0, 0), asked: 1 }, { ...price(0, 0), criterion: 'hours' }])
    const known = provider('known', [ages(1), price(1, 1), { ...price(1, 0), criterion: 'hours' }])
    expect(order(lucky, known)).toEqual(['known', 'lucky'])
  })

  test('a closed provider is last', () => {
    expect(order(provider('closed', []), provider('bad', [ages(0)]))).toEqual(['bad', 'closed'])
  })

  test('the ranking does not depend on the input order', () => {
    const any = fc.array(fc.tuple(fc.nat(1), fc.nat(1), fc.nat(1)), { maxLength: 12 })
    fc.assert(
      fc.property(any, (all) => {
        const list = all.map(([fits, known, cheap], index) =>
          provider(`p${index}`, [ages(fits), price(known, known * cheap)]),
        )
        expect(order(...list.toReversed())).toEqual(order(...list))
      }),
    )
  })

  test.each([
    [100, 'Excellent Match'],
    [80, 'Excellent Match'],
    [79, 'Good Match'],
    [60, 'Good Match'],
    [59, 'Partial Match'],
    [0, 'Partial Match'],
  ])('a score of %i is an %s', (score, label) => {
    expect(bandOf(score).label).toBe(label)
    expect(BANDS).toHaveLength(3)
  })
})
