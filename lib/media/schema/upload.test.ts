import { problemWithFile, UPLOAD_SENTENCES as SAYS, UPLOAD } from './upload'

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const HEIC = Uint8Array.from('\0\0\0\x18ftypheic', (letter) => letter.charCodeAt(0))

test.each([
  [0, JPEG, SAYS.empty],
  [UPLOAD.maxBytes + 1, JPEG, SAYS.tooLarge],
  [900, HEIC, SAYS.heic],
  [900, Uint8Array.from([60, 115, 118, 103]), SAYS.noPicture],
  [UPLOAD.maxBytes, JPEG, undefined],
])('a file of %d bytes that begins with %s is told %j', (size, start, sentence) => {
  expect(problemWithFile(size, start)).toBe(sentence)
})

test('the sentences name the limits that hold', () => {
  expect(SAYS.tooLarge).toContain(`${UPLOAD.maxBytes / 1024 / 1024} MB`)
  expect(SAYS.tooManyPixels).toContain(`${UPLOAD.maxPixels / 1_000_000} megapixels`)
  expect(SAYS.tooSmall).toContain(`${UPLOAD.minSide} x ${UPLOAD.minSide}`)
})
