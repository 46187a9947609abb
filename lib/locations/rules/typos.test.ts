import fc from 'fast-check'
import { slipsOf } from './typos'

test.each([
  ['orlnado', 'orlando', 'two letters changed round'],
  ['tmapa', 'tampa', 'also in a short name'],
  ['kisimmee', 'kissimmee', 'a letter too few'],
  ['clerrmont', 'clermont', 'a letter too many'],
  ['apopla', 'apopka', 'a neighboring key'],
  ['xrlando', 'orlando', 'also at the beginning'],
])('%s is one slip away from %s: %s', (typed, meant) => {
  expect(slipsOf(typed)).toContain(meant)
})

test('three letters are too few to guess at', () => {
  expect(slipsOf('orl')).toEqual([])
})

test('the list stays bounded and never holds what was typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,60}$/), (key) => {
      const slips = slipsOf(key)
      expect(slips).not.toContain(key.slice(0, 20))
      expect(slips.length).toBeLessThanOrEqual(54 * 21)
      expect(new Set(slips).size).toBe(slips.length)
    }),
  )
})
