import type { LicenseView } from '@/lib/providers/types'
import { judgeLicense } from './license'

const TODAY = '2026-11-22'
const license = (overrides: Partial<LicenseView>): LicenseView => ({
  number: 'C1',
  kind: null,
  issuer: 'Florida DCF',
  status: null,
  issuedOn: null,
  expiresOn: null,
  asOf: '2026-11-01',
  ...overrides,
})

test.each([
  ['says it is active', { status: 'active' as const }, 'matches'],
  ['says it is valid until next year', { expiresOn: '2027-03-01' }, 'matches'],
  ['says it is valid until today', { expiresOn: TODAY }, 'matches'],
  ['says it is suspended', { status: 'suspended' as const, expiresOn: '2027-03-01' }, 'does_not'],
  ['names one that had ended before the day of the file', { expiresOn: '2026-10-01' }, 'does_not'],
  ['names one that has ended since', { expiresOn: '2026-11-10' }, 'unknown'],
  ['calls one active that has ended', { status: 'active' as const, expiresOn: '2026-10-01' }, 'unknown'],
  ['says neither standing nor end', {}, 'unknown'],
])('a license whose file %s', (_, overrides, verdict) => {
  expect(judgeLicense(license(overrides), TODAY)).toBe(verdict)
})

test('no record on file is unknown: who is exempt has none', () => {
  expect(judgeLicense(null, TODAY)).toBe('unknown')
})
