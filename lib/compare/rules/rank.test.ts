import fc from 'fast-check'
import type { Judged } from '../types'
import { BANDS, bandOf } from './bands'
import { rank } from './rank'

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

test('the best match stands first, and of equal ones the one of whom more is known', () => {
  const [none, half, all] = [
    provider('none', [ages(0), price(1, 0)]),
    provider('half', [ages(1), price(0, 0)]),
    provider('all', [ages(1), price(1, 1)]),
  ]
  expect(order(none, half, all)).toEqual(['all', 'half', 'none'])
})

test('who matches in the little that is known does not come before who matches in almost all', () => {
  const lucky = provider('lucky', [ages(1), { ...price(0, 0), asked: 1 }, { ...price(0, 0), criterion: 'hours' }])
  const known = provider('known', [ages(1), price(1, 1), { ...price(1, 0), criterion: 'hours' }])
  expect(order(lucky, known)).toEqual(['known', 'lucky'])
})

test('a provider that has closed is last', () => {
  expect(order(provider('closed', []), provider('bad', [ages(0)]))).toEqual(['bad', 'closed'])
})

test('the order is the same however the favorites came', () => {
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
