import fc from 'fast-check'
import { pictureKind } from './picture-kind'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\x00\x00\x00\x0d', 'png'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
  ['\x00\x00\x00\x18ftypheic\x00\x00', 'heic'],
  ['\x00\x00\x00\x18ftypmif1\x00\x00', 'heic'],
  ['\x00\x00\x00\x18ftypisom\x00\x00', null],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', null],
  ['<svg xmlns="http', null],
  ['<?xml version="1.0"?><svg', null],
  ['GIF89a\x01\x00\x01\x00\x00', null],
  ['%PDF-1.7\n', null],
  ['\xff\xd8', null],
  ['', null],
])('a file that begins with %j is known as %s', (text, kind) => {
  expect(pictureKind(bytes(text))).toBe(kind)
})

test('whatever somebody sends, the answer is one of five', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (sent) => {
      expect(['jpeg', 'png', 'webp', 'heic', null]).toContain(pictureKind(sent))
    }),
  )
})
