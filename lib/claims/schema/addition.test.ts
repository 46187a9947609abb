import { additionInput, addQuery } from './addition'

const MEADOW = {
  name: ' Meadow House ',
  kind: 'center',
  careTypes: ['preschool', 'daycare', 'daycare'],
  address: '12 Oak St,  Orlando, fl 32801',
  phone: '407.555.0177',
  position: 'Owner',
}
const read = (more: Record<string, unknown> = {}) => additionInput.safeParse({ ...MEADOW, ...more })
const problems = (more: Record<string, unknown>) =>
  read(more).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test('a missing provider is kept as everything here is written, whoever typed it', () => {
  expect(read({ licenseNumber: ' ', website: 'meadow.example' }).data).toEqual({
    words: { position: 'Owner', licenseNumber: null, note: '' },
    noneOf: [],
    addition: {
      name: 'Meadow House',
      kind: 'center',
      careTypes: ['daycare', 'preschool'],
      address: '12 Oak St, Orlando, FL 32801',
      phone: '(407) 555-0177',
      email: '',
      website: 'http://meadow.example',
    },
  })
})

test('a home gives no street, and everybody else does', () => {
  expect(problems({ kind: 'family_home' })).toEqual([['address', expect.stringMatching(/leave the street out/)]])
  expect(problems({ kind: 'family_home', address: 'Orlando, FL 32801' })).toEqual([])
  expect(problems({ address: 'Orlando, FL 32801' })).toEqual([
    ['address', expect.stringMatching(/street and its number/)],
  ])
})

test('what cannot be used is said at its field', () => {
  const bad: [string, unknown][] = [
    ['name', ''],
    ['name', 'x'.repeat(161)],
    ['name', 'half \ud800 a letter'],
    ['name', 'nul \0'],
    ['kind', 'castle'],
    ['careTypes', ['robots']],
    ['address', 'somewhere'],
    ['phone', ''],
    ['phone', '12345'],
    ['email', 'nobody'],
    ['website', 'javascript:alert(1)'],
    ['website', 'http://user@host.example'],
    ['position', ' '],
    ['noneOf', Array.from({ length: 51 }, () => 'x')],
  ]
  for (const [field, value] of bad) expect([field, problems({ [field]: value })[0]?.[0]]).toEqual([field, field])
})

test('what was searched for fills the name, unless it is no name', () => {
  expect(addQuery.parse({ name: 'Meadow' })).toEqual({ name: 'Meadow' })
  expect(addQuery.parse({ name: ['a', 'b'] })).toEqual({ name: '' })
  expect(addQuery.parse({ name: 'x'.repeat(500) })).toEqual({ name: '' })
})
