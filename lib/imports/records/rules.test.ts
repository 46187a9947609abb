import { inEnglish } from '@/tests/support/platform/in-english'
import { columnKey } from '../cleaning/rules/text'
import {
  joinInspections,
  ownerText,
  planInspection,
  planLicense,
  readInspection,
  readLicense,
  readOwner,
} from './rules'
import { type ReadInspection, type RecordMapping, readRecordMapping } from './schema'

describe('plan record', () => {
  const read = { number: 'C1', asOf: '2026-05-01', status: 'active', expiresOn: '2027-01-01' }
  const stored = { kind: 'Center', status: 'active', issuedOn: null, expiresOn: '2027-01-01', asOf: '2026-05-01' }

  test('a license is added, unchanged when the file states the same, and changed when it states more', () => {
    expect(planLicense(read, undefined, undefined)).toBe('add')
    expect(planLicense(read, stored, undefined)).toBe('same')
    expect(planLicense({ ...read, status: 'revoked' }, stored, undefined)).toBe('change')
    expect(planLicense({ ...read, asOf: '2026-06-01' }, stored, undefined)).toBe('date')
  })

  test('an older file changes nothing, and neither does one older than a confirmation by a person', () => {
    expect(planLicense({ ...read, asOf: '2026-04-01' }, stored, undefined)).toBe('keep')
    expect(planLicense(read, undefined, { source: 'staff', confirmedOn: '2026-05-01' })).toBe('keep')
    expect(planLicense(read, undefined, { source: 'staff', confirmedOn: '2026-04-30' })).toBe('add')
    expect(planLicense(read, undefined, { source: 'state_file', confirmedOn: '2026-06-01' })).toBe('add')
  })

  test('a file without a correction does not remove a stored one', () => {
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
})

describe('read records', () => {
  const today = '2026-11-21'
  const base = {
    source: 'florida-dcf',
    issuer: 'Florida DCF',
    asOf: '2026-05-01',
    match: { licenseNumber: 'NO', name: 'NAME', street: 'STREET', zip: 'ZIP' },
  }
  function mappingOf(part: object, kind: 'license' | 'inspection'): RecordMapping {
    const mapping = readRecordMapping(JSON.stringify({ ...base, [kind]: part }), kind)
    if (typeof mapping === 'string') throw new Error(mapping)
    return mapping
  }
  const licenses = mappingOf(
    {
      number: 'NO',
      kind: 'KIND',
      issuedOn: 'ISSUED',
      expiresOn: 'EXPIRES',
      status: { column: 'STATUS', words: { Active: 'active', Revoked: 'revoked', 'Not listed': 'closed' } },
    },
    'license',
  )
  const license = (row: Record<string, string>) => readLicense({ NO: 'C1', ...row }, licenses, today)

  test('a license contains only what the row states', () => {
    expect(license({})).toEqual({ number: 'C1', asOf: '2026-05-01' })
    expect(license({ KIND: 'Center', ISSUED: '01/02/2025', EXPIRES: '2027-01-01', STATUS: 'REVOKED' })).toEqual({
      number: 'C1',
      asOf: '2026-05-01',
      kind: 'Center',
      status: 'revoked',
      issuedOn: '2025-01-02',
      expiresOn: '2027-01-01',
    })
  })

  test('a word of the mapping counts even where it would mean “unknown”', () => {
    expect(license({ STATUS: 'Not Listed' })).toMatchObject({ status: 'closed' })
    expect(license({ STATUS: 'Not Specified' })).not.toHaveProperty('status')
  })

  test('a license that ends in a month ends on its last day', () => {
    expect(license({ EXPIRES: '12/2026' })).toMatchObject({ expiresOn: '2026-12-31' })
    expect(license({ ISSUED: '12/2025' })).toMatchObject({ code: 'date' })
  })

  test.each([
    ['number', { NO: '' }],
    ['limits', { NO: 'C'.repeat(61) }],
    ['date', { ISSUED: '2025' }],
    ['future', { ISSUED: '2026-11-22' }],
    ['order', { ISSUED: '2026-01-01', EXPIRES: '2025-01-01' }],
    ['word', { STATUS: 'PENDING' }],
  ])('a license with an invalid %s is rejected', (code, row) => {
    expect(license(row)).toMatchObject({ code })
  })

  const inspections = mappingOf(
    {
      inspectedOn: 'ON',
      correctedOn: 'CORRECTED',
      violations: 'COUNT',
      result: { column: 'RESULT', words: { Compliant: false, Violations: true } },
      text: 'WHAT',
      class: { column: 'CLASS', words: { 1: 'Class 1, the gravest', 3: 'Class 3, minor' } },
    },
    'inspection',
  )
  const inspection = (row: Record<string, string>) => {
    const whole = { NO: 'C1', ON: '03/04/2026', ...row }
    return readInspection(whole, readOwner(whole, inspections), inspections, today)
  }

  test.each([
    [{ RESULT: 'Compliant' }, 0, null],
    [{ COUNT: '0' }, 0, null],
    [{ COUNT: '2' }, 2, null],
    [{ RESULT: 'VIOLATIONS' }, 1, null],
    [{ CLASS: '1', WHAT: 'GATE LEFT OPEN' }, 1, 'Class 1, the gravest: Gate left open'],
    [{ WHAT: 'Two rooms over ratio', COUNT: '2' }, 2, 'Two rooms over ratio'],
    [{ CLASS: '3' }, 1, 'Class 3, minor'],
    [{ RESULT: 'Compliant', WHAT: 'No violations' }, 0, null],
  ])('an inspection with %j had %d violations: %s', (row, violations, summary) => {
    expect(inspection(row)).toMatchObject({ sourceId: 'C1 2026-03-04', inspectedOn: '2026-03-04', violations, summary })
  })

  test.each([
    ['date', { ON: '' }],
    ['date', { ON: '4.3.2026', COUNT: '0' }],
    ['future', { ON: '11/22/2026', COUNT: '0' }],
    ['future', { COUNT: '1', CORRECTED: '2026-12-01' }],
    ['order', { COUNT: '1', CORRECTED: '2026-03-03' }],
    ['word', { RESULT: 'Maybe' }],
    ['word', { CLASS: '9', WHAT: 'x y' }],
    ['limits', { COUNT: 'many' }],
    ['limits', { COUNT: '2 of 3' }],
    ['limits', { COUNT: '-2' }],
    ['result', {}],
    ['result', { RESULT: 'Compliant', COUNT: '1' }],
    ['result', { RESULT: 'Violations', COUNT: '0' }],
  ])('an inspection with an invalid %s is rejected: %j', (code, row) => {
    expect(inspection(row)).toMatchObject({ code })
  })

  const part = (row: Record<string, string>) => {
    const content = inspection(row)
    if ('reason' in content) throw new Error(content.reason)
    return { line: 2, owner: readOwner({ NO: 'C1' }, inspections), content }
  }

  test('rows of one inspection are joined: each is a violation, and the inspection is corrected when all are', () => {
    const rows = [
      part({ WHAT: 'Gate open', CORRECTED: '2026-03-06' }),
      part({ WHAT: 'Gate open', CORRECTED: '2026-03-09' }),
      part({ WHAT: 'No plan', CORRECTED: '2026-03-05' }),
    ]
    expect(joinInspections(rows, false)?.content).toMatchObject({
      violations: 3,
      summary: 'Gate open; No plan',
      correctedOn: '2026-03-09',
    })
    expect(joinInspections([...rows, part({ WHAT: 'Late' })], false)?.content.correctedOn).toBeNull()
  })

  test('a total stated in each row is not summed; an inspection without violations has no summary', () => {
    expect(
      joinInspections([part({ COUNT: '2', WHAT: 'A b' }), part({ COUNT: '2', WHAT: 'C d' })], true)?.content,
    ).toMatchObject({
      violations: 2,
      summary: 'A b; C d',
    })
    const clean: Partial<ReadInspection> = { violations: 0, summary: null, correctedOn: null }
    expect(joinInspections([part({ COUNT: '0' })], true)?.content).toMatchObject(clean)
    expect(joinInspections([], true)).toBeNull()
  })

  test('a long summary is truncated', () => {
    const long = joinInspections([part({ WHAT: `Word ${'x'.repeat(2_000)}` })], false)
    expect(long?.content.summary).toHaveLength(1_000)
  })

  test('an owner is cleaned like a provider, and identified by its number, else by name and place', () => {
    const owner = readOwner({ NO: '', NAME: 'OTTER HOUSE', STREET: '1 OTTER WAY', ZIP: '328011234' }, licenses)
    expect(owner).toMatchObject({ licenseNumber: null, name: 'Otter House', street: '1 Otter Way', zip: '32801' })
    expect(ownerText(owner)).toBe('otter house 1 otter way 32801')
    expect(ownerText({ ...owner, sourceId: '7' })).toBe('7')
    expect(ownerText({ ...owner, sourceId: '7', licenseNumber: 'C1' })).toBe('C1')
  })
})

describe('mapping', () => {
  const base = { source: 'florida-dcf', issuer: 'Florida DCF', asOf: '2026-05-01', match: { licenseNumber: 'License' } }
  const license = { number: ' License ', status: { column: 'Status', words: { 'In Force': 'active' } } }
  const read = (mapping: unknown, kind: 'license' | 'inspection' = 'license') =>
    readRecordMapping(typeof mapping === 'string' ? mapping : JSON.stringify(mapping), kind)

  test('columns and words are compared without case', () => {
    const mapping = read({ ...base, license })
    expect(mapping).toMatchObject({ match: { licenseNumber: 'LICENSE' }, license: { number: 'LICENSE' } })
    expect(typeof mapping === 'object' && mapping.license?.status?.words.get('in force')).toBe('active')
  })

  test('a column name with line breaks is found, and a byte order mark at the beginning of the file is ignored', () => {
    const mapping = JSON.stringify({ ...base, license: { number: 'License\nNumber  (State)' } })
    expect(read(`\uFEFF${mapping}`)).toMatchObject({ license: { number: columnKey('License\nNumber  (State)') } })
  })

  test.each([
    ['no JSON', '{', 'no JSON'],
    ['no source', { ...base, source: undefined, license }, 'at source'],
    ['a source with spaces', { ...base, source: 'Florida DCF', license }, 'small letters'],
    ['a day that is none', { ...base, asOf: '05/01/2026', license }, 'YYYY-MM-DD'],
    ['nothing to find providers by', { ...base, match: { name: 'NAME' }, license }, 'needs licenseNumber'],
    ['a key that it does not know', { ...base, license, issued: 'X' }, 'issued'],
    [
      'a status that is none',
      { ...base, license: { number: 'A', status: { column: 'B', words: { X: 'fine' } } } },
      'status',
    ],
    ['the other kind', { ...base, inspection: { inspectedOn: 'A', text: 'B' } }, 'no part "license"'],
  ])('a mapping with %s is rejected with a message', (_, mapping, sentence) => {
    expect(inEnglish(read(mapping))).toContain(sentence)
  })

  test('an inspection needs a result', () => {
    expect(read({ ...base, inspection: { inspectedOn: 'A' } }, 'inspection')).toContain(
      'needs violations, result or text',
    )
  })
})
