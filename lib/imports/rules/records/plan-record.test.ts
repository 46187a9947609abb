import { planInspection, planLicense } from './plan-record'

const read = { number: 'C1', asOf: '2026-05-01', status: 'active', expiresOn: '2027-01-01' }
const stored = { kind: 'Center', status: 'active', issuedOn: null, expiresOn: '2027-01-01', asOf: '2026-05-01' }

test('a license is added, left alone when the file says the same, and changed when it says more', () => {
  expect(planLicense(read, undefined, undefined)).toBe('add')
  expect(planLicense(read, stored, undefined)).toBe('same')
  expect(planLicense({ ...read, status: 'revoked' }, stored, undefined)).toBe('change')
  expect(planLicense({ ...read, asOf: '2026-06-01' }, stored, undefined)).toBe('change')
})

test('an older file changes nothing, nor does any where a person confirmed the license since', () => {
  expect(planLicense({ ...read, asOf: '2026-04-01' }, stored, undefined)).toBe('keep')
  expect(planLicense(read, undefined, { source: 'staff', confirmedOn: '2026-05-01' })).toBe('keep')
  expect(planLicense(read, undefined, { source: 'staff', confirmedOn: '2026-04-30' })).toBe('add')
  expect(planLicense(read, undefined, { source: 'state_file', confirmedOn: '2026-06-01' })).toBe('add')
})

test('an inspection keeps a correction that a file does not know', () => {
  const seen = {
    sourceId: 'C1',
    inspectedOn: '2026-03-04',
    violations: 1,
    summary: null,
    correctedOn: null,
    asOf: '2026-05-01',
  }
  const known = { ...seen, correctedOn: '2026-03-09' }
  expect(planInspection(seen, undefined)).toBe('add')
  expect(planInspection(seen, known)).toBe('same')
  expect(planInspection(known, seen)).toBe('change')
  expect(planInspection({ ...seen, violations: 2 }, seen)).toBe('change')
})
