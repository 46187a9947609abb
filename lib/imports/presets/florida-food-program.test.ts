import fc from 'fast-check'
import { floridaFoodProgram } from './florida-food-program'

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
  expect(read(known)).toMatchObject({ code, reason: expect.stringMatching(/\.$/) })
})

test('no text in any column makes parsing throw', () => {
  const text = fc.string({ unit: 'binary' })
  const rows = fc.record(Object.fromEntries(Object.keys(row).map((key) => [key, text])))
  fc.assert(fc.property(rows, (any) => Object.keys(floridaFoodProgram.read(any, '2026-02-05')).length > 0))
})
