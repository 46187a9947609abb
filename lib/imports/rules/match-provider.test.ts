import { type Comparable, matchOf, SURE } from './match-provider'

const stored: Comparable = {
  name: 'Otter House Academy',
  alternateNames: [],
  street: '12 Otter Way',
  zip: '32801',
  phone: '(407) 555-0101',
  licenses: [{ issuer: 'Ohio', number: 'C1', asOf: '2026-01-01' }],
}
const elsewhere = {
  street: '900 Beaver Dam Rd',
  zip: '32803',
  phone: '(407) 555-0199',
  name: 'Beaver Lodge',
  licenses: [],
}
const match = (row: Partial<Comparable>) => matchOf({ ...elsewhere, ...row }, stored)
const here = { street: '12 Otter Wy', zip: '32801' }
const { name, phone, licenses } = stored

test.each<[string, Partial<Comparable>, number]>([
  ['license', { licenses, name }, 99],
  ['name_address_zip', { name, ...here, phone }, 99],
  ['name_address_zip', { name: 'The Otter House Academy, Inc.', ...here }, 98],
  ['name_address_zip', { name: 'Otter House Preschool', ...here, phone }, 94],
  ['name_address_zip', { name: 'Otter House Preschool', ...here }, 93],
  ['name_phone', { name, phone, street: '12 Otter Wy' }, 97],
  ['name_phone', { name, phone, zip: '32801', street: null }, 96],
  ['name_phone', { name, phone: `${phone} ext. 7`, zip: '32801' }, 92],
  ['phone_address', { phone, ...here }, 92],
  ['phone_address', { phone, street: '12 Otter Wy' }, 90],
])('rule %s is sure for %j: %d percent', (rule, row, percent) => {
  const found = match({ ...row, ...(row.street?.endsWith('Wy') && { street: '12 Otter Way' }) })
  expect(found).toMatchObject({ rule, percent })
  expect(percent).toBeGreaterThanOrEqual(SURE)
})

test.each<[string, Partial<Comparable>, number]>([
  ['license', { licenses }, 70],
  ['name_phone', { name: 'Otter House Preschool', phone, zip: '32801' }, 80],
  ['name_phone', { name, phone }, 75],
  ['name_phone', { name: 'Otter House Preschool', phone }, 60],
  ['address', { street: '12 Otter Way', zip: '32801' }, 60],
  ['phone', { phone }, 50],
  ['name_zip', { name, zip: '32801', street: null }, 80],
  ['name_zip', { name, zip: '32801' }, 65],
])('rule %s is not sure for %j: %d percent', (rule, row, percent) => {
  expect(match(row)).toMatchObject({ rule, percent })
  expect(percent).toBeLessThan(SURE)
})

test.each<[string, Partial<Comparable>]>([
  ['another place', {}],
  ['the name of a chain in another ZIP code', { name }],
  ['the street of the same name elsewhere', { street: '12 Otter Way' }],
  ['neither phone nor street', { phone: null, street: null }],
])('nothing speaks for %s', (_, row) => {
  expect(match(row)).toBeNull()
})

test('a provider that was renamed is found under its former name', () => {
  expect(
    matchOf(
      { ...elsewhere, name, ...here, street: '12 Otter Way' },
      { ...stored, name: 'New', alternateNames: [name] },
    ),
  ).toMatchObject({ rule: 'name_address_zip', percent: 98 })
})

test('a reason is a sentence and gives no street away', () => {
  for (const row of [{ phone }, { name, phone }, { name, street: '12 Otter Way', zip: '32801' }]) {
    expect(match(row)?.reason).toMatch(/^[A-Z][^0-9]+\.$/)
  }
})
