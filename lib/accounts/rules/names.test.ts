import { splitName } from './names'

test.each([
  ['Pat Tester', 'Pat', 'Tester'],
  ['Pat', 'Pat', ''],
  ['  Ana María de la Cruz ', 'Ana', 'María de la Cruz'],
  ['Pat  Tester', 'Pat', 'Tester'],
  ['', '', ''],
])('%j has a first and a last name', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})
