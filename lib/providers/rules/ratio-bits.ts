import { AGE_BANDS } from '../catalogue/age-bands'

/** What people may ask of a staff ratio; null is "fewer children than Florida allows". The order is stored: only append. */
export const RATIO_OPTIONS = [
  { code: '4', label: '1:4 or better', maxChildren: 4 },
  { code: '6', label: '1:6 or better', maxChildren: 6 },
  { code: '8', label: '1:8 or better', maxChildren: 8 },
  { code: '10', label: '1:10 or better', maxChildren: 10 },
  { code: 'below_limit', label: 'Better than Florida requires', maxChildren: null },
] as const

export type RatioCode = (typeof RATIO_OPTIONS)[number]['code']

/** The bit in ProviderSearchDocument.ratioBits that says: in this age band (by index) the option is kept. */
export function ratioBit(code: RatioCode, bandIndex: number): number {
  return 1 << (RATIO_OPTIONS.findIndex((option) => option.code === code) * AGE_BANDS.length + bandIndex)
}

/** The mask to ask with: any of these options in any of these age bands. */
export function ratioMask(codes: readonly RatioCode[], bandIndexes: readonly number[]): number {
  return codes.reduce((mask, code) => bandIndexes.reduce((all, index) => all | ratioBit(code, index), mask), 0)
}
