import { isStorageKey } from '@/lib/platform/storage/storage-key'
import { fileName, typeOfName } from './file-name'

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
