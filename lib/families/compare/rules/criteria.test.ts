import fc from 'fast-check'
import { translate } from '@/tests/support/setup/translate'
import type { Verdict } from '../../fit/schema'
import type { Counted } from '../schema'
import { BANDS, bandOf, CRITERIA, isReliable, matchOf, rank, WEIGHTS, type Weights, winnerOf } from './criteria'

const t = translate('en', 'families.compare')
const VERDICTS: readonly Verdict[] = ['matches', 'does_not', 'unknown']
const row = (criterion: Counted['criterion'], verdict: Counted['verdict']): Counted => ({ criterion, verdict })

describe('catalogue', () => {
  test('each criterion has its own code and label', () => {
    expect(new Set(CRITERIA.map(({ code }) => code)).size).toBe(CRITERIA.length)
    expect(new Set(CRITERIA.map(({ code }) => t(`criteria.${code}`))).size).toBe(CRITERIA.length)
  })

  test('weights are 3, 2, 1 and none, and every criterion starts with one that counts', () => {
    const steps: readonly number[] = WEIGHTS.map(({ weight }) => weight)
    expect(steps).toEqual([3, 2, 1, 0])
    for (const { weight } of CRITERIA) {
      expect(steps).toContain(weight)
      expect(weight).toBeGreaterThan(0)
    }
  })
})

describe('score', () => {
  const codes = CRITERIA.map(({ code }) => code)
  const anyRows = fc.array(
    fc.tuple(fc.constantFrom(...codes), fc.constantFrom(...VERDICTS)).map(([code, verdict]) => row(code, verdict)),
    { maxLength: 20 },
  )
  const anyWeights: fc.Arbitrary<Weights> = fc.dictionary(
    fc.constantFrom(...codes),
    fc.constantFrom(...WEIGHTS.map(({ weight }) => weight)),
  )
  const some = fc.tuple(anyRows, anyWeights, fc.nat())
  const score = (rows: readonly Counted[], weights: Weights) => matchOf(rows, weights).score
  /** The same rows with one of them changed. */
  const withOne = (rows: readonly Counted[], place: number, verdict: Verdict) =>
    rows.map((one, index) => (index === place % rows.length ? { ...one, verdict } : one))

  test('the weights of the needs that are met, as a share of those that are known', () => {
    // The three columns of docs/rooms/families.md#the-formula: 14 of 17, 10 of 13, 7 of 12.
    const columns = [
      [
        ['openings', 'matches'],
        ['price', 'does_not'],
        ['hours', 'matches'],
        ['area', 'matches'],
        ['license', 'matches'],
        ['ratio', 'matches'],
        ['reviews', 'matches'],
        ['amenities', 'unknown'],
        ['activities', 'unknown'],
      ],
      [
        ['openings', 'unknown'],
        ['price', 'matches'],
        ['hours', 'does_not'],
        ['area', 'matches'],
        ['license', 'matches'],
        ['ratio', 'unknown'],
        ['reviews', 'matches'],
        ['amenities', 'matches'],
        ['activities', 'unknown'],
      ],
      [
        ['openings', 'matches'],
        ['price', 'unknown'],
        ['hours', 'does_not'],
        ['area', 'does_not'],
        ['license', 'unknown'],
        ['ratio', 'matches'],
        ['reviews', 'unknown'],
        ['amenities', 'matches'],
        ['activities', 'matches'],
      ],
    ] as const
    expect(
      columns.map((rows) =>
        matchOf(
          rows.map(([code, verdict]) => row(code, verdict)),
          {},
        ),
      ),
    ).toEqual([
      { score: 82, known: 7, counted: 9 },
      { score: 77, known: 6, counted: 9 },
      { score: 58, known: 6, counted: 9 },
    ])
  })

  test('a score is a whole number from 0 to 100, or nothing where nothing is known', () => {
    fc.assert(
      fc.property(some, ([rows, weights]) => {
        const { score, known, counted } = matchOf(rows, weights)
        expect(Number.isInteger(score ?? 0)).toBe(true)
        expect(score ?? 0).toBeGreaterThanOrEqual(0)
        expect(score ?? 0).toBeLessThanOrEqual(100)
        expect(known).toBeLessThanOrEqual(counted)
        expect(score === null).toBe(known === 0)
      }),
    )
  })

  test('the order of the rows does not change the score', () => {
    fc.assert(
      fc.property(some, ([rows, weights]) => {
        expect(matchOf(rows.toReversed(), weights)).toEqual(matchOf(rows, weights))
      }),
    )
  })

  test('a need that is now met never lowers a score, whether it was known before or not', () => {
    fc.assert(
      fc.property(some, ([rows, weights, place]) => {
        expect(score(withOne(rows, place, 'matches'), weights) ?? 0).toBeGreaterThanOrEqual(score(rows, weights) ?? 0)
      }),
    )
  })

  test('an unknown row neither helps nor hurts: the score is the same without it', () => {
    fc.assert(
      fc.property(some, ([rows, weights, place]) => {
        const without = rows.filter((_, index) => index !== place % rows.length)
        const unknown = score(withOne(rows, place, 'unknown'), weights)
        expect(unknown).toBe(score(without, weights))
        expect(unknown ?? 100).toBeGreaterThanOrEqual(score(withOne(rows, place, 'does_not'), weights) ?? 0)
      }),
    )
  })

  test('a higher weight moves the score toward that criterion', () => {
    const rows = [row('price', 'does_not'), row('area', 'matches')]
    expect([0, 1, 2, 3].map((weight) => score(rows, { price: weight }))).toEqual([100, 67, 50, 40])
  })

  test('a score is reliable when half of the rows are known', () => {
    const rows = [row('ages', 'matches'), row('price', 'unknown')]
    expect(isReliable(matchOf(rows, {}))).toBe(true)
    expect(isReliable(matchOf([...rows, row('hours', 'unknown')], {}))).toBe(false)
    expect(isReliable(matchOf([], {}))).toBe(false)
  })
})

describe('winner of a row', () => {
  const met = (value: number | null) => ({ verdict: 'matches' as const, value })
  const unknown = { verdict: 'unknown' as const, value: null }

  test.each([
    ['the highest value', [met(1), met(3), met(2)], 1],
    ['none on a tie', [met(3), met(3), met(2)], null],
    ['the only one that fits', [{ verdict: 'does_not' as const, value: 9 }, met(0)], 1],
    ['none where nothing fits', [{ verdict: 'does_not' as const, value: 9 }, unknown], null],
    ['the best of those known, since unknown neither wins nor loses', [unknown, met(2), met(1)], 1],
    ['none where the value cannot be compared', [met(null), met(null)], null],
    ['none without another column', [met(1)], null],
    ['none for a plain fact', [{ verdict: null, value: null }, undefined], null],
  ])('%s', (_, cells, winner) => {
    expect(winnerOf(cells)).toBe(winner)
  })

  test('there is at most one, it fits, and nothing that fits is better', () => {
    const cell = fc.record({ verdict: fc.constantFrom(...VERDICTS), value: fc.option(fc.integer({ min: 0, max: 3 })) })
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 6 }), (cells) => {
        const place = winnerOf(cells)
        if (place === null) return
        const best = cells[place]
        expect(best?.verdict).toBe('matches')
        for (const [index, other] of cells.entries())
          if (index !== place && other.verdict === 'matches' && other.value !== null)
            expect(other.value).toBeLessThan(best?.value ?? 0)
      }),
    )
  })
})

describe('rank', () => {
  const provider = (id: string, criteria: Counted[]) => ({ id, name: id.toUpperCase(), criteria })
  const order = (...all: ReturnType<typeof provider>[]) => rank(all, {}).map(({ one }) => one.id)

  test('the best match comes first, and ties go to the provider with more known', () => {
    const none = provider('none', [row('ages', 'does_not'), row('price', 'does_not')])
    const half = provider('half', [row('ages', 'matches'), row('price', 'unknown')])
    const all = provider('all', [row('ages', 'matches'), row('price', 'matches')])
    expect(order(none, half, all)).toEqual(['all', 'half', 'none'])
  })

  test('equal matches are in the order of their names, not of their ids', () => {
    const same = [row('ages', 'matches')]
    const [oak, fern] = [
      { ...provider('a', same), name: 'Oak' },
      { ...provider('z', same), name: 'Fern' },
    ]
    expect([order(oak, fern), order(fern, oak)]).toEqual([
      ['z', 'a'],
      ['z', 'a'],
    ])
  })

  test('a full match on few known facts ranks below a partial match on many', () => {
    const lucky = provider('lucky', [row('ages', 'matches'), row('price', 'unknown'), row('hours', 'unknown')])
    const known = provider('known', [row('ages', 'matches'), row('price', 'matches'), row('hours', 'does_not')])
    expect(order(lucky, known)).toEqual(['known', 'lucky'])
  })

  test('a closed provider is last', () => {
    expect(order(provider('closed', []), provider('bad', [row('ages', 'does_not')]))).toEqual(['bad', 'closed'])
  })

  test('the ranking does not depend on the input order', () => {
    const any = fc.array(fc.tuple(fc.constantFrom(...VERDICTS), fc.constantFrom(...VERDICTS)), { maxLength: 12 })
    fc.assert(
      fc.property(any, (all) => {
        const list = all.map(([ages, price], index) => provider(`p${index}`, [row('ages', ages), row('price', price)]))
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
    expect(t(`bands.${bandOf(score).code}`)).toBe(label)
    expect(BANDS).toHaveLength(3)
  })
})
