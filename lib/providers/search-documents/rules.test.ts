import { SITE } from '@/lib/platform/config/site'
import { translate } from '@/tests/support/setup/translate'
import { AMENITIES } from '../catalogue/amenities'
import { TRAITS } from '../catalogue/traits'
import { AGE_BANDS } from '../rules/ages'
import {
  amenityCodesByBit,
  COMPLETENESS_WEIGHTS,
  codesIn,
  maskOf,
  RATIO_OPTIONS,
  ratioBit,
  ratioLabel,
  ratioMask,
  traitKeysByBit,
} from './rules'

describe('search document', () => {
  const traits = Object.values(TRAITS).flat()

  test('no two traits share a bit, and all fit into the 63 of a bigint', () => {
    const bits = traits.map(({ bit }) => bit)
    expect(new Set(bits).size).toBe(bits.length)
    expect(Math.max(...bits, ...AMENITIES.map(({ bit }) => bit))).toBeLessThan(63)
  })

  test('every code is at the index of its bit', () => {
    const keys = traitKeysByBit()
    for (const [list, choices] of Object.entries(TRAITS))
      for (const { code, bit } of choices) expect(keys[bit]).toBe(`${list}:${code}`)
    for (const { code, bit } of AMENITIES) expect(amenityCodesByBit()[bit]).toBe(code)
  })

  test('a mask has the bits of known codes only', () => {
    expect(maskOf(TRAITS.kind, ['center', 'faith'])).toBe(0b1001n)
    expect(maskOf(AMENITIES, ['family_events'])).toBe(1n << 61n)
    expect(maskOf(AMENITIES, ['no such thing'])).toBe(0n)
  })

  test('each list decodes its own codes from a shared mask', () => {
    const mask = maskOf(TRAITS.kind, ['school']) | maskOf(TRAITS.programs, ['vpk', 'gold_seal'])
    expect(codesIn(TRAITS.kind, mask)).toEqual(['school'])
    expect(codesIn(TRAITS.programs, mask).sort()).toEqual(['gold_seal', 'vpk'])
    expect(codesIn(TRAITS.schedules, mask)).toEqual([])
  })
})

describe('completeness', () => {
  test('a page with everything is 100 percent complete', () => {
    expect(Object.values(COMPLETENESS_WEIGHTS).reduce((sum: number, weight) => sum + weight, 0)).toBe(100)
  })
})

describe('ratio bits', () => {
  test('no two ratio options share a bit, and all fit into a PostgreSQL integer', () => {
    const bits = RATIO_OPTIONS.flatMap(({ code }) => AGE_BANDS.map((_, index) => ratioBit(code, index)))
    expect(new Set(bits).size).toBe(RATIO_OPTIONS.length * AGE_BANDS.length)
    for (const bit of bits) expect(bit).toBeGreaterThan(0)
  })

  test('the mask for an infant and a two-year-old covers both rooms', () => {
    expect(ratioMask(['4', '6'], [0, 2])).toBe(
      ratioBit('4', 0) | ratioBit('4', 2) | ratioBit('6', 0) | ratioBit('6', 2),
    )
  })

  test('each option has its label, and an unknown one shows its code', () => {
    const t = translate('en', 'providers.ratios')
    expect([...RATIO_OPTIONS.map(({ code }) => code), '12'].map((code) => ratioLabel(t, code))).toEqual([
      '1:4 or better',
      '1:6 or better',
      '1:8 or better',
      '1:10 or better',
      `Better than ${SITE.region} requires`,
      '12',
    ])
  })

  test('the mask without options is empty', () => {
    expect(ratioMask([], [0, 1, 2])).toBe(0)
  })
})
