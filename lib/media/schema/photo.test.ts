import { NO_PHOTO, problemWithPhoto } from './photo'
import { UPLOAD_SENTENCES as SAYS, UPLOAD } from './upload'

const start = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

test.each([
  [900, '\xff\xd8\xff\xe0', undefined],
  [900, '\0\0\0\x18ftypheic', undefined],
  [900, '<svg xmlns=', NO_PHOTO],
  [0, '', SAYS.empty],
  [UPLOAD.maxBytes + 1, '\0\0\0\x18ftypheic', SAYS.tooLarge],
])('a file of %d bytes that begins with %j is told %j', (size, letters, sentence) => {
  expect(problemWithPhoto(size, start(letters))).toBe(sentence)
})
