import { besideCommonEnding } from './common-ending'

test('a name alike to one that ends in "ville" shares its first letter or three letters elsewhere', () => {
  expect(besideCommonEnding('boneville')).toBe('^b|bon|one|nev|evi')
})

test('so it is where the slip left the ending as it is, and added to it', () => {
  expect(besideCommonEnding('bonevillle')).toBe('^b|bon|one|nev|evi|lll')
})

test.each([
  ['bonevlle', 'a slip within the ending: fewer names share what is left'],
  ['aville', 'too short to be told from the ending'],
  ['villeplatte', 'it stands at the beginning'],
  ['springfield', 'another ending'],
  ['', 'nothing'],
])('"%s" is looked for as it is: %s', (key) => {
  expect(besideCommonEnding(key)).toBeNull()
})
