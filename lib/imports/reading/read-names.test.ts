import { readNames } from './read-names'

const names = (text: string | Uint8Array) => readNames(typeof text === 'string' ? Buffer.from(text) : text)

test('the header’s names are read, also below a title and in a long file', () => {
  expect(names('Id,Name,Zip\n1,Otter,32801\n')).toEqual(['Id', 'Name', 'Zip'])
  expect(names('May 2026,,\nId,"Name, legal",Zip\n1,Otter,32801\n')).toEqual(['Id', 'Name, legal', 'Zip'])
  expect(names(`Id,Name\n${'1,Otter\n'.repeat(20_000)}`)).toEqual(['Id', 'Name'])
  expect(names(Buffer.from('\uFEFFId,Name\n1,Otter\n', 'utf16le'))).toEqual(['Id', 'Name'])
})

test('what is no CSV file has no names that matter, and harms nobody', () => {
  expect(names('')).toEqual([])
  expect(names(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 255, 254]))).toHaveLength(1)
  expect(names('"never closed,\nx')).toEqual(expect.any(Array))
})
