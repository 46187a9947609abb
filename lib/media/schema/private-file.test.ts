import { typeOfName } from './file-name'
import { NO_DOCUMENT, privateName, privateTypeOf, problemWithDocument } from './private-file'
import { UPLOAD, UPLOAD_SENTENCES } from './upload'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const RANDOM = '0a'.repeat(16)

test('a sealed file has a name that no public address serves', () => {
  for (const type of ['image/webp', 'application/pdf'] as const) {
    const name = privateName(RANDOM, type)
    expect(privateTypeOf(name)).toBe(type)
    expect(typeOfName(name)).toBeNull()
  }
  expect(privateTypeOf(`${RANDOM}.webp`)).toBeNull()
  expect(privateTypeOf(`../${RANDOM}.xpdf`)).toBeNull()
})

test('a PDF and a picture are told by what is in them', () => {
  expect(problemWithDocument(bytes('%PDF-1.7 and the rest'))).toBeUndefined()
  expect(problemWithDocument(bytes('\xff\xd8\xff\xe0 a photo of a license'))).toBeUndefined()
  expect(problemWithDocument(bytes('\0\0\0\x18ftypheic'))).toBeUndefined()
})

test.each([
  ['a page', '<html><script>alert(1)</script>', NO_DOCUMENT],
  ['a letter of a word processor', 'PK\x03\x04word/document.xml', NO_DOCUMENT],
  ['a page that names a PDF later', '<!-- %PDF-1.7 -->', NO_DOCUMENT],
  ['nothing', '', UPLOAD_SENTENCES.empty],
])('%s is refused with a sentence', (_, text, sentence) => {
  expect(problemWithDocument(bytes(text))).toBe(sentence)
})

test('a PDF of more than 10 MB is refused', () => {
  const large = new Uint8Array(UPLOAD.maxBytes + 1)
  large.set(bytes('%PDF-1.7'))
  expect(problemWithDocument(large)).toBe(UPLOAD_SENTENCES.tooLarge)
})
