import { fullName, splitName } from './names'

test.each([
  ['Pat Tester', 'Pat', 'Tester'],
  ['Pat', 'Pat', ''],
  ['  Ana María de la Cruz ', 'Ana', 'María de la Cruz'],
  ['Pat  Tester', 'Pat', 'Tester'],
  ['', '', ''],
])('%j has a first and a last name', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})

test('somebody with one name is called by it alone', () => {
  expect(fullName({ firstName: 'Pat', lastName: 'Tester' })).toBe('Pat Tester')
  expect(fullName({ firstName: 'Pat', lastName: '' })).toBe('Pat')
})
