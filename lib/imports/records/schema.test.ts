import { readRecordMapping } from './schema'

const base = { source: 'florida-dcf', issuer: 'Florida DCF', asOf: '2026-05-01', match: { licenseNumber: 'License' } }
const license = { number: ' License ', status: { column: 'Status', words: { 'In Force': 'active' } } }
const read = (mapping: unknown, kind: 'license' | 'inspection' = 'license') =>
  readRecordMapping(typeof mapping === 'string' ? mapping : JSON.stringify(mapping), kind)

test('columns and words are compared without case', () => {
  const mapping = read({ ...base, license })
  expect(mapping).toMatchObject({ match: { licenseNumber: 'LICENSE' }, license: { number: 'LICENSE' } })
  expect(typeof mapping === 'object' && mapping.license?.status?.words.get('in force')).toBe('active')
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
  expect(read(mapping)).toContain(sentence)
})

test('an inspection needs a result', () => {
  expect(read({ ...base, inspection: { inspectedOn: 'A' } }, 'inspection')).toContain(
    'needs violations, result or text',
  )
})
