import { isStorageKey } from '@/lib/platform/storage/storage-key'
import { fileName, nameInAddress, typeOfName } from './file-name'

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

test('a smaller width of a photo is another file of the same type', () => {
  const name = fileName(RANDOM, 'image/webp', 640)
  expect([name, typeOfName(name), isStorageKey(name)]).toEqual([`${RANDOM}-640.webp`, 'image/webp', true])
})

test('only the address of an uploaded picture holds a name', () => {
  expect(nameInAddress(`/pictures/${RANDOM}.webp`)).toBe(`${RANDOM}.webp`)
  expect(nameInAddress('/media/illustrations/listing-01.jpg')).toBeNull()
})
