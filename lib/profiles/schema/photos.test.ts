import { PHOTO_WORDS, photosInput } from './photos'

const problemOf = (photos: unknown) => {
  const read = photosInput.safeParse(photos)
  return read.success ? undefined : read.error.issues[0]?.message
}

test('photos are named by their sources alone, or with words, which become one line', () => {
  expect(photosInput.parse(['/pictures/a.webp', { path: 'b', alt: ' Two\n  slides ', caption: '' }])).toEqual([
    { path: '/pictures/a.webp' },
    { path: 'b', alt: 'Two slides', caption: '' },
  ])
})

test.each([
  [[{ path: 'a', alt: '  ' }], 'Please say what the photo shows, for those who cannot see it.'],
  [[{ path: 'a', alt: 'x'.repeat(PHOTO_WORDS.alt + 1) }], 'Please use at most 200 characters.'],
  [[{ path: 'a', caption: 'x'.repeat(PHOTO_WORDS.caption + 1) }], 'Please use at most 200 characters.'],
  [[{ path: 'a', alt: 'NUL \0' }], 'This has a character that cannot be stored.'],
  [['a', { path: 'a' }], 'A photo is in the list twice.'],
  [Array.from({ length: 41 }, (_, at) => `p${at}`), 'A page has room for 40 photos. Please remove some.'],
])('%j is refused with a sentence', (photos, sentence) => {
  expect(problemOf(photos)).toBe(sentence)
})

test.each([null, 'a', [{}], [''], [7], [{ path: 'x'.repeat(301) }]])('%j is no list of photos', (photos) => {
  expect(problemOf(photos)).toEqual(expect.any(String))
})
