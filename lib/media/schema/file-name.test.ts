import { isStorageKey } from '@/lib/platform/storage/storage'
import { fileName, nameInAddress, readRange, typeOfName } from './file-name'

describe('file name', () => {
  const RANDOM = '0a'.repeat(16)

  test.each(['image/webp', 'image/avif', 'image/jpeg'] as const)('the type %s is encoded in the name', (type) => {
    const name = fileName(RANDOM, type)
    expect(typeOfName(name)).toBe(type)
    expect(isStorageKey(name)).toBe(true)
  })

  test.each([
    '',
    `${RANDOM}.html`,
    `${RANDOM}.svg`,
    `${RANDOM}.png`,
    `${RANDOM}`,
    `../${RANDOM}.webp`,
    `${RANDOM}.webp.html`,
  ])('%j is not the name of a file', (name) => {
    expect(typeOfName(name)).toBeNull()
  })

  test('a smaller width of a photo is a separate file of the same type', () => {
    const name = fileName(RANDOM, 'image/webp', 640)
    expect([name, typeOfName(name), isStorageKey(name)]).toEqual([`${RANDOM}-640.webp`, 'image/webp', true])
  })

  test('only the address of an uploaded picture contains a name', () => {
    expect(nameInAddress(`/pictures/${RANDOM}.webp`)).toBe(`${RANDOM}.webp`)
    expect(nameInAddress('/media/illustrations/listing-02.jpg')).toBeNull()
  })
})

describe('byte range', () => {
  test.each([
    ['bytes=0-', { from: 0, end: 10 }],
    ['bytes=2-4', { from: 2, end: 5 }],
    ['bytes=9-99', { from: 9, end: 10 }],
    ['bytes=-3', { from: 7, end: 10 }],
    ['bytes=-30', { from: 0, end: 10 }],
  ])('%s is a part of a file of ten bytes', (header, part) => {
    expect(readRange(header, 10)).toEqual(part)
  })

  test.each([null, '', 'bytes=-', 'bytes=4-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b', 'bytes=0-1\n'])(
    '%j gives the whole file',
    (header) => {
      expect(readRange(header, 10)).toBeNull()
    },
  )

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s cannot be satisfied', (header) => {
    expect(readRange(header, 10)).toBe('none')
  })
})
