import { isStorageKey } from '@/lib/platform/storage/storage-key'
import { fileName, typeOfName, typeOfPrivateName, usualName } from './file-name'

const RANDOM = '0a'.repeat(16)

test.each(['image/webp', 'image/avif', 'image/jpeg'] as const)(
  'a file of type %s is served as that, by its name',
  (type) => {
    const name = fileName(RANDOM, type)
    expect(typeOfName(name)).toBe(type)
    expect(isStorageKey(name)).toBe(true)
  },
)

test.each([
  '',
  `${RANDOM}.html`,
  `${RANDOM}.svg`,
  `${RANDOM}.png`,
  `${RANDOM}`,
  `../${RANDOM}.webp`,
  `${RANDOM}.webp.html`,
])('nothing is served under %j', (name) => {
  expect(typeOfName(name)).toBeNull()
})

test.each(['image/webp', 'application/pdf'] as const)(
  'a private %s has a name that everybody’s address never serves',
  (type) => {
    const name = fileName(RANDOM, type, 'private')
    expect([typeOfName(name), typeOfPrivateName(name), isStorageKey(name)]).toEqual([null, type, true])
    expect(usualName(name)).toBe(`${RANDOM}.${type === 'image/webp' ? 'webp' : 'pdf'}`)
    expect(typeOfPrivateName(fileName(RANDOM, 'image/webp'))).toBeNull()
  },
)

test('a PDF is never stored for everybody', () => {
  expect(() => fileName(RANDOM, 'application/pdf')).toThrow('No public file')
  expect(typeOfPrivateName(`${RANDOM}.constructor`)).toBeNull()
})
