import fc from 'fast-check'
import { englishText } from '@/lib/platform/language/translate'
import { isStorageKey } from '@/lib/platform/storage/storage'
import { UPLOAD } from './rules/pictures'
import { MAX_VIDEO_BYTES, problemWithVideo, typeOfVideo, VIDEO_MESSAGES, videoKind } from './rules/videos'
import {
  type Crop,
  cropInput,
  isPdf,
  isPictureName,
  isWholePdf,
  middleSquare,
  moveCrop,
  NO_DOCUMENT_MESSAGE,
  NO_PHOTO_MESSAGE,
  nameInAddress,
  pictureKind,
  pictureName,
  privateName,
  privateTypeOf,
  problemWithDocument,
  problemWithFile,
  problemWithPhoto,
  scaleCrop,
  UPLOAD_MESSAGES,
} from './schema'

describe('picture kind', () => {
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
  ])('a file that begins with %j is %s', (text, kind) => {
    expect(pictureKind(bytes(text))).toBe(kind)
  })

  test('any bytes give one of five results', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (sent) => {
        expect(['jpeg', 'png', 'webp', 'heic', null]).toContain(pictureKind(sent))
      }),
    )
  })
})

describe('upload', () => {
  const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
  const HEIC = Uint8Array.from('\0\0\0\x18ftypheic', (letter) => letter.charCodeAt(0))

  test.each([
    [0, JPEG, UPLOAD_MESSAGES.empty],
    [UPLOAD.maxBytes + 1, JPEG, UPLOAD_MESSAGES.tooLarge],
    [900, HEIC, UPLOAD_MESSAGES.heic],
    [900, Uint8Array.from([60, 115, 118, 103]), UPLOAD_MESSAGES.noPicture],
    [UPLOAD.maxBytes, JPEG, undefined],
  ])('a file of %d bytes that begins with %s: %j', (size, start, sentence) => {
    expect(problemWithFile(size, start)).toBe(sentence)
  })

  test('the messages contain the current limits', () => {
    expect(englishText(UPLOAD_MESSAGES.tooLarge)).toContain(`${UPLOAD.maxBytes / 1024 / 1024} MB`)
    expect(englishText(UPLOAD_MESSAGES.tooManyPixels)).toContain(`${UPLOAD.maxPixels / 1_000_000} megapixels`)
    expect(englishText(UPLOAD_MESSAGES.tooSmall)).toContain(`${UPLOAD.minSide} x ${UPLOAD.minSide}`)
  })
})

describe('photo', () => {
  const start = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

  test.each([
    [900, '\xff\xd8\xff\xe0', undefined],
    [900, '\0\0\0\x18ftypheic', undefined],
    [900, '<svg xmlns=', NO_PHOTO_MESSAGE],
    [0, '', UPLOAD_MESSAGES.empty],
    [UPLOAD.maxBytes + 1, '\0\0\0\x18ftypheic', UPLOAD_MESSAGES.tooLarge],
  ])('a file of %d bytes that begins with %j: %j', (size, letters, sentence) => {
    expect(problemWithPhoto(size, start(letters))).toBe(sentence)
  })
})

describe('pdf', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)

  test('a PDF is detected by its content', () => {
    expect(isPdf(bytes('%PDF-1.7\n...'))).toBe(true)
    for (const other of ['', '%PD', 'GIF89a', '<script>', '\n%PDF-1.7']) expect(isPdf(bytes(other))).toBe(false)
  })

  test('a truncated PDF is detected by its missing end marker', () => {
    expect(isWholePdf(bytes(`%PDF-1.7\n${'x'.repeat(3_000)}\n%%EOF\n`))).toBe(true)
    expect(isWholePdf(bytes(`%PDF-1.7\n%%EOF${'x'.repeat(3_000)}`))).toBe(false)
    expect(isWholePdf(bytes('no PDF %%EOF'))).toBe(false)
  })
})

describe('private file', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const RANDOM = '0a'.repeat(16)

  test('a private file has a name that no public address serves', () => {
    for (const type of ['image/webp', 'application/pdf'] as const) {
      const name = privateName(RANDOM, type)
      expect(privateTypeOf(name)).toBe(type)
      expect(isPictureName(name)).toBe(false)
    }
    expect(privateTypeOf(`${RANDOM}.webp`)).toBeNull()
    expect(privateTypeOf(`../${RANDOM}.xpdf`)).toBeNull()
  })

  test('PDFs and pictures are accepted as documents', () => {
    expect(problemWithDocument(bytes('%PDF-1.7 and the rest'))).toBeUndefined()
    expect(problemWithDocument(bytes('\xff\xd8\xff\xe0 a photo of a license'))).toBeUndefined()
    expect(problemWithDocument(bytes('\0\0\0\x18ftypheic'))).toBeUndefined()
  })

  test.each([
    ['a page', '<html><script>alert(1)</script>', NO_DOCUMENT_MESSAGE],
    ['a letter of a word processor', 'PK\x03\x04word/document.xml', NO_DOCUMENT_MESSAGE],
    ['a page that names a PDF later', '<!-- %PDF-1.7 -->', NO_DOCUMENT_MESSAGE],
    ['nothing', '', UPLOAD_MESSAGES.empty],
  ])('%s is rejected with a message', (_, text, sentence) => {
    expect(problemWithDocument(bytes(text))).toBe(sentence)
  })

  test('a PDF of more than 10 MB is rejected', () => {
    const large = new Uint8Array(UPLOAD.maxBytes + 1)
    large.set(bytes('%PDF-1.7'))
    expect(problemWithDocument(large)).toBe(UPLOAD_MESSAGES.tooLarge)
  })
})

describe('video', () => {
  const start = (text: string) => Buffer.from(text, 'latin1')

  test('a video is detected by its first bytes', () => {
    expect(videoKind(start('\0\0\0\x18ftypisom'))).toBe('mp4')
    expect(videoKind(start('\0\0\0\x14ftypqt  '))).toBe('mp4')
    expect(videoKind(start('\x1a\x45\xdf\xa3........'))).toBe('webm')
    for (const other of [
      '\0\0\0\x18ftypheic',
      '\0\0\0\x18ftypM4A ',
      '\0\0\0\x18ftyp',
      'RIFF....AVI ',
      '<svg xmlns=',
      '',
    ])
      expect(videoKind(start(other))).toBeNull()
  })

  test('an empty or too large file and a file that is no video are rejected with a message', () => {
    const mp4 = start('\0\0\0\x18ftypisom')
    expect(problemWithVideo(5_000, mp4)).toBeUndefined()
    expect(problemWithVideo(0, mp4)).toBe(VIDEO_MESSAGES.empty)
    expect(problemWithVideo(MAX_VIDEO_BYTES + 1, mp4)).toBe(VIDEO_MESSAGES.tooLarge)
    expect(problemWithVideo(5_000, start('\xff\xd8\xff'))).toBe(VIDEO_MESSAGES.noVideo)
  })

  test('the type of a served video is that of its extension', () => {
    const name = '0a'.repeat(16)
    expect(typeOfVideo(`${name}.mp4`)).toBe('video/mp4')
    expect(typeOfVideo(`${name}.webm`)).toBe('video/webm')
    for (const other of [`${name}.mov`, `${name}.video`, `${name}.webp`, `../${name}.mp4`, 'a.mp4'])
      expect(typeOfVideo(other)).toBeNull()
  })
})

const ratio = fc.double({ min: 0.2, max: 5, noNaN: true })
const pixels = ({ width, height }: Crop, of: number) => width * of - height

test('the initial crop is the largest centered square', () => {
  expect(middleSquare(2)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(middleSquare(0.5)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 })
})

test('after any sequence of moves and zooms, the crop is a valid square inside the picture', () => {
  const step = fc.oneof(
    fc.record({
      right: fc.double({ min: -1, max: 1, noNaN: true }),
      down: fc.double({ min: -1, max: 1, noNaN: true }),
    }),
    fc.record({ factor: fc.double({ min: 0.3, max: 3, noNaN: true }) }),
  )
  fc.assert(
    fc.property(ratio, fc.array(step, { maxLength: 12 }), (of, steps) => {
      let crop = middleSquare(of)
      for (const one of steps)
        crop = 'factor' in one ? scaleCrop(crop, one.factor) : moveCrop(crop, one.right, one.down)
      expect(pixels(crop, of)).toBeCloseTo(0, 6)
      expect(cropInput.safeParse(crop).success).toBe(true)
    }),
  )
})

test.each([
  {},
  { x: 0, y: 0, width: 0, height: 1 },
  { x: 0.6, y: 0, width: 0.5, height: 0.5 },
  { x: -0.1, y: 0, width: 0.5, height: 0.5 },
  { x: 'NaN', y: 0, width: 0.5, height: 0.5 },
  { x: 0, y: 0, width: 1e9, height: 1 },
])('%j is not a valid crop and is rejected with a message', (value) => {
  expect(englishText(cropInput.safeParse(value).error?.issues[0]?.message ?? '')).toBe(
    'We can’t use this part of the picture. Please choose it again.',
  )
})

test('numbers in an address are parsed', () => {
  expect(cropInput.parse({ x: '0.25', y: '0', width: '0.5', height: '1' })).toEqual({
    x: 0.25,
    y: 0,
    width: 0.5,
    height: 1,
  })
})

describe('file name', () => {
  const RANDOM = '0a'.repeat(16)

  test('a picture has a name that can be stored', () => {
    expect([pictureName(RANDOM), isPictureName(pictureName(RANDOM)), isStorageKey(pictureName(RANDOM))]).toEqual([
      `${RANDOM}.webp`,
      true,
      true,
    ])
  })

  test.each([
    '',
    `${RANDOM}.html`,
    `${RANDOM}.svg`,
    `${RANDOM}.png`,
    `${RANDOM}`,
    `../${RANDOM}.webp`,
    `${RANDOM}.webp.html`,
  ])('%j is not the name of a picture', (name) => {
    expect(isPictureName(name)).toBe(false)
  })

  test('a smaller width of a photo is a separate file', () => {
    const name = pictureName(RANDOM, 640)
    expect([name, isPictureName(name), isStorageKey(name)]).toEqual([`${RANDOM}-640.webp`, true, true])
  })

  test('only the address of an uploaded picture contains a name', () => {
    expect(nameInAddress(`/pictures/${RANDOM}.webp`)).toBe(`${RANDOM}.webp`)
    expect(nameInAddress('/media/illustrations/listing-02.jpg')).toBeNull()
  })
})
