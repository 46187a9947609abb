import { isStorageKey, mustBeKey } from './storage-key'

const GOOD = `${'0a'.repeat(16)}.webp`

test('a key is 128 random bits and an ending', () => {
  expect(isStorageKey(GOOD)).toBe(true)
  expect(mustBeKey(GOOD)).toBe(GOOD)
})

test.each([
  '',
  '..',
  '../../etc/passwd',
  `../${GOOD}`,
  `a/${GOOD}`,
  `${GOOD}/..`,
  `${GOOD}\n`,
  `${GOOD}\0`,
  GOOD.toUpperCase(),
  GOOD.replace('.', '..'),
  `${'0a'.repeat(16)}`,
  `%2e%2e%2f${GOOD}`,
])('nobody gets out of the folder by %j', (text) => {
  expect(isStorageKey(text)).toBe(false)
  expect(() => mustBeKey(text)).toThrow('no key')
})
