import { buildDetail } from '@/tests/support/providers/provider-detail'
import type { LicenseView } from '../types'
import { reasonsFor } from './reasons'

const TODAY = '2026-11-22'
const NOTHING = { ageBands: [], licenses: [], inspections: [], rating: null, reviewCount: 0, facts: {} }
const codes = (overrides: Parameters<typeof buildDetail>[0], reply: { percent: number } | null = null) =>
  reasonsFor(buildDetail({ ...NOTHING, ...overrides }), reply, TODAY).map(({ code }) => code)
const band = (code: 'infant' | 'two', childrenPerAdult: number | null) => ({
  band: code,
  openings: null,
  openingsFrom: null,
  waitlist: null,
  tuitionWeeklyCents: null,
  childrenPerAdult,
})
const license = (overrides: Partial<LicenseView> = {}): LicenseView => ({
  number: 'C09OR0412',
  kind: null,
  issuer: 'Florida DCF',
  status: 'active',
  issuedOn: '2009-03-01',
  expiresOn: null,
  asOf: '2026-11-01',
  ...overrides,
})
const inspected = (inspectedOn: string, violations: number) => ({
  inspectedOn,
  violations,
  summary: null,
  correctedOn: null,
  sourceName: 'Florida DCF',
})

test('a provider without known facts has no reasons', () => {
  expect(codes({})).toEqual([])
})

test('fewer children per adult than Florida allows is a reason, for the age with the largest difference', () => {
  const detail = buildDetail({ ...NOTHING, ageBands: [band('infant', 3), band('two', 6)] })
  expect(reasonsFor(detail, null, TODAY)).toEqual([{ code: 'ratio', band: 'two', children: 6, limit: 11, state: 'FL' }])
  expect(codes({ ageBands: [band('infant', 4), band('two', null)] })).toEqual([])
  expect(codes({ ageBands: [band('infant', 3)], kind: 'family_home' })).toEqual([])
  expect(codes({ ageBands: [band('infant', 3)], state: 'GA' })).toEqual([])
})

test('a rating counts from five reviews and four stars on, replies from 90 percent on', () => {
  expect(codes({ rating: 4, reviewCount: 5 })).toEqual(['reviews'])
  expect(codes({ rating: 3.9, reviewCount: 50 })).toEqual([])
  expect(codes({ rating: 5, reviewCount: 4 })).toEqual([])
  expect(codes({}, { percent: 90 })).toEqual(['reply'])
  expect(codes({}, { percent: 89 })).toEqual([])
})

test.each([
  [{}, ['license']],
  [{ status: null }, ['license']],
  [{ status: 'probation' as const }, []],
  [{ status: 'revoked' as const }, []],
  [{ issuedOn: null }, []],
  [{ expiresOn: '2026-11-21' }, []],
  [{ expiresOn: '2026-11-22' }, ['license']],
])('a license with %p has the reasons %p', (overrides, expected) => {
  expect(codes({ licenses: [license(overrides)] })).toEqual(expected)
})

test('of two licenses the older one counts; of inspections only the newest', () => {
  const licenses = [license(), license({ issuedOn: '2001-05-01', number: 'B' })]
  const [reason] = reasonsFor(buildDetail({ ...NOTHING, licenses }), null, TODAY)
  expect(reason).toMatchObject({ code: 'license', license: { number: 'B' } })
  expect(codes({ inspections: [inspected('2026-05-01', 2), inspected('2026-10-01', 0)] })).toEqual(['inspection'])
  expect(codes({ inspections: [inspected('2026-05-01', 0), inspected('2026-10-01', 1)] })).toEqual([])
})

test('openings count while they are confirmed, and there are at most four reasons', () => {
  const { ageBands, facts } = buildDetail()
  expect(codes({ ageBands: ageBands.slice(0, 2), facts, state: 'GA' })).toEqual(['openings'])
  const old = { ...facts, openings: { source: 'provider' as const, sourceName: 'x', confirmedOn: '2026-01-01' } }
  expect(codes({ ageBands, facts: old, state: 'GA' })).toEqual([])
  const all = {
    ageBands,
    facts,
    rating: 5,
    reviewCount: 9,
    licenses: [license()],
    inspections: [inspected('2026-10-01', 0)],
  }
  expect(codes(all, { percent: 100 })).toEqual(['ratio', 'reviews', 'license', 'inspection'])
})
