import { AGE_BANDS } from '../catalogue/age-bands'
import { RATIO_OPTIONS, ratioBit, ratioMask } from './ratio-bits'

test('no two questions about a staff ratio share a bit, and all fit a PostgreSQL integer', () => {
  const bits = RATIO_OPTIONS.flatMap(({ code }) => AGE_BANDS.map((_, index) => ratioBit(code, index)))
  expect(new Set(bits).size).toBe(RATIO_OPTIONS.length * AGE_BANDS.length)
  for (const bit of bits) expect(bit).toBeGreaterThan(0)
})

test('a parent of an infant and a two-year-old asks for both rooms at once', () => {
  expect(ratioMask(['4', '6'], [0, 2])).toBe(ratioBit('4', 0) | ratioBit('4', 2) | ratioBit('6', 0) | ratioBit('6', 2))
})

test('asking for no ratio asks for nothing', () => {
  expect(ratioMask([], [0, 1, 2])).toBe(0)
})
