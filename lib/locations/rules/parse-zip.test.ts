import { parseZip, parseZipList } from './parse-zip'

test.each([
  ['32801', '32801'],
  [' 32801 ', '32801'],
  ['32801-1234', '32801'],
  ['328011234', '32801'],
  ['32801 1234', '32801'],
])('%j holds the ZIP code %s', (text, zip) => {
  expect(parseZip(text)).toBe(zip)
})

test.each(['', '3280', '3280a', '32801-12', '-999', 'NOT AVAILABLE', '32801\n1'])('%j holds none', (text) => {
  expect(parseZip(text)).toBeNull()
})

test('a spreadsheet that lost the zeros of New Jersey is understood when asked to', () => {
  expect(parseZip('8540', { lostZeros: true })).toBe('08540')
  expect(parseZip('8540')).toBeNull()
  expect(parseZip('85', { lostZeros: true })).toBeNull()
})

test('a list may hold ranges, and each code comes once', () => {
  expect(parseZipList('32801-32803, 32789; 32802, 32789-1234')).toEqual(['32801', '32802', '32803', '32789'])
  expect(parseZipList('00501 to 00502')).toEqual(['00501', '00502'])
})

test('a range that is turned round or absurdly wide is left out', () => {
  expect(parseZipList('32803-32801, 10000-99999, x')).toEqual([])
})
