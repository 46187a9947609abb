import fc from 'fast-check'
import { inEnglish } from '@/tests/support/platform/in-english'
import { floridaCenters, floridaFoodProgram } from './florida'
import { findPreset } from './registry'

const row = {
  ID: '1222000001',
  NAME: 'LITTLE LANTERN ACADEMY, INC',
  ADDRESS: '12 LANTERN LN, STE 4',
  CITY: 'SAINT CLOUD',
  STATE: 'FL',
  ZIP: '347691234',
  TELEPHONE: '(407) 555-0123',
  TYPE: 'CENTER BASED',
  STATUS: 'OPEN',
  POPULATION: '85',
  COUNTY: 'OSCEOLA',
  LATITUDE: '28.2512',
  LONGITUDE: '-81.2899',
  NAICS_DESC: 'CHILD DAY CARE CENTERS',
  SOURCEDATE: '2022/05/02 00:00:00+00',
  VAL_DATE: '2019/02/07 00:00:00+00',
}
const read = (known: Partial<Record<keyof typeof row, string>> = {}) =>
  floridaCenters.read({ ...row, ...known }, '2022-05-01')

test('a row becomes a provider with only the values the file states', () => {
  expect(read()).toEqual({
    sourceId: '1222000001',
    notes: [],
    cells: expect.arrayContaining([{ column: 'ZIP', notUnderstood: null }]),
    place: {
      street: '12 Lantern Ln, Ste 4',
      city: 'Saint Cloud',
      state: 'FL',
      zip: '34769',
      county: 'Osceola',
      point: { latitude: 28.2512, longitude: -81.2899 },
      isWithheld: false,
    },
    known: {
      name: 'Little Lantern Academy, Inc.',
      alternateNames: [],
      kind: 'center',
      careTypes: ['daycare'],
      programs: [],
      phone: '(407) 555-0123',
      capacity: 85,
      facts: {
        contact: {
          source: 'state_file',
          sourceName: 'HIFLD child care centers, May 2022',
          confirmedOn: '2022-05-02',
        },
      },
    },
  })
})

test('unknown values are absent, so that they do not overwrite stored ones', () => {
  const clean = read({ TELEPHONE: 'NOT AVAILABLE', POPULATION: '-999' })
  expect(clean).toMatchObject({ notes: [] })
  expect(clean).not.toHaveProperty('known.phone')
  expect(clean).not.toHaveProperty('known.capacity')
})

test.each([
  ['phone', { TELEPHONE: '(813) 000-0000' }],
  ['capacity', { POPULATION: 'MANY' }],
  ['address', { ADDRESS: 'CONFIDENTIAL' }],
  ['date', { SOURCEDATE: '' }],
] as const)('an invalid %s is noted and treated as unknown', (code, known) => {
  expect(read(known)).toMatchObject({ notes: [{ code }] })
})

test('a row without a date counts as confirmed on the release date', () => {
  expect(read({ SOURCEDATE: 'SOON' })).toMatchObject({ known: { facts: { contact: { confirmedOn: '2022-05-01' } } } })
})

test.each([
  ['RELIGIOUS FACILITY', 'faith'],
  ['SCHOOL BASED', 'school'],
  ['HEAD START', 'head_start'],
  ['HOME BASED', 'family_home'],
])('%j is of kind %s', (TYPE, kind) => {
  expect(read({ TYPE })).toMatchObject({ known: { kind } })
})

test('a provider marked closed in the file is imported as closed', () => {
  expect(read({ STATUS: 'CLOSED' })).toMatchObject({ known: { status: 'closed' } })
  expect(read()).not.toHaveProperty('known.status')
})

test.each([
  ['id', { ID: 'NOT AVAILABLE' }],
  ['name', { NAME: '???' }],
  ['kind', { TYPE: 'CIRCUS' }],
  ['zip', { ZIP: 'ABCDE' }],
] as const)('a row without a valid %s is rejected with a message', (code, known) => {
  const result = inEnglish(read(known))
  expect(result).toMatchObject({ code })
  expect('reason' in result && result.reason).toMatch(/\.$/)
})

test('no text in any column makes parsing throw', () => {
  const text = fc.string({ unit: 'binary' })
  const rows = fc.record(Object.fromEntries(Object.keys(row).map((key) => [key, fc.oneof(fc.constant('FL'), text)])))
  fc.assert(fc.property(rows, (any) => Object.keys(floridaCenters.read({ ...row, ...any }, '2022-05-01')).length > 0))
})

test('a preset is found by its exact code', () => {
  expect(findPreset('florida-centers')).toBe(floridaCenters)
  expect(findPreset('FLORIDA')).toBeNull()
})

describe('food program', () => {
  const row = {
    COUNTY: 'DADE',
    'AUTH #': '17',
    'ORGANIZATION NAME': 'OTTER SPONSORS, INC',
    'CENTER NAME': 'LITTLE LANTERN ACADEMY, INC',
    ADDRESS: '12  LANTERN LN',
    'ADDRESS 2': 'SUITE 4',
    CITY: 'MIAMI',
    ZIP: '331011234',
    PHONE: '3055550101',
    EXTENSION: '102',
  }
  const read = (known: Partial<typeof row> = {}) => floridaFoodProgram.read({ ...row, ...known }, '2026-02-05')

  test('a row becomes a provider; kind and care types are guesses', () => {
    expect(read()).toEqual({
      sourceId: expect.stringMatching(/^[0-9a-f]{24}$/),
      guessed: ['kind', 'careTypes'],
      notes: [],
      cells: expect.arrayContaining([{ column: 'ZIP', notUnderstood: null }]),
      place: {
        street: '12 Lantern Ln, Suite 4',
        city: 'Miami',
        state: 'FL',
        zip: '33101',
        county: 'Miami-Dade',
        point: null,
        isWithheld: false,
      },
      known: {
        name: 'Little Lantern Academy, Inc.',
        alternateNames: [],
        kind: 'center',
        careTypes: ['daycare'],
        programs: [],
        phone: '(305) 555-0101 ext. 102',
        facts: {
          contact: { source: 'state_file', sourceName: 'Florida Health food program list', confirmedOn: '2026-02-05' },
        },
      },
    })
  })

  test("the id identifies the center, not the sponsor's contract, which covers many centers", () => {
    const id = (known: Partial<typeof row>) => {
      const clean = read(known)
      return 'sourceId' in clean && clean.sourceId
    }
    expect(id({ 'CENTER NAME': 'OTHER LANTERN' })).not.toBe(id({}))
    expect(id({ ADDRESS: '14 LANTERN LN' })).not.toBe(id({}))
    expect(id({ PHONE: '3055550199' })).toBe(id({}))
  })

  test.each([
    ['phone', { PHONE: '0563455500' }],
    ['address', { ADDRESS: 'PO BOX 5', 'ADDRESS 2': '' }],
  ] as const)('an invalid %s is noted and treated as unknown', (code, known) => {
    expect(read(known)).toMatchObject({ notes: [{ code }] })
  })

  test("a family home's invalid address does not appear in the report", () => {
    expect(
      JSON.stringify(read({ 'CENTER NAME': 'OTTER FAMILY DAYCARE', ADDRESS: 'PO BOX 77', 'ADDRESS 2': '' })),
    ).not.toContain('77')
  })

  test('an extension of letters is ignored', () => {
    expect(read({ EXTENSION: 'ANN' })).toMatchObject({ known: { phone: '(305) 555-0101' } })
  })

  test.each([
    ['name', { 'CENTER NAME': '-' }],
    ['zip', { ZIP: '' }],
  ] as const)('a row without a valid %s is rejected with a message', (code, known) => {
    expect(inEnglish(read(known))).toMatchObject({ code, reason: expect.stringMatching(/\.$/) })
  })

  test('no text in any column makes parsing throw', () => {
    const text = fc.string({ unit: 'binary' })
    const rows = fc.record(Object.fromEntries(Object.keys(row).map((key) => [key, text])))
    fc.assert(fc.property(rows, (any) => Object.keys(floridaFoodProgram.read(any, '2026-02-05')).length > 0))
  })
})
