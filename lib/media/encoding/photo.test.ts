import sharp, { type Sharp } from 'sharp'
import { phoneHeic } from '@/tests/support/heic'
import { phonePhoto, pngThatSays } from '@/tests/support/pictures'
import { NO_PHOTO } from '../schema/photo'
import { UPLOAD_SENTENCES as SAYS } from '../schema/upload'
import { encodePhoto, readablePhoto } from './photo'

const whole = async (bytes: Uint8Array) => sharp((await encodePhoto(bytes)).files.at(-1)?.bytes)
const refusal = (bytes: Uint8Array) =>
  encodePhoto(bytes).then(
    () => 'taken',
    (error) => error.message,
  )
/** Of the picture's left and right edge, whether red or blue. */
async function edges(picture: Sharp): Promise<string> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3).subarray(0, 3)
  const colorOf = ([red = 0, , blue = 0]: Uint8Array) => (red > blue ? 'red' : 'blue')
  const middle = Math.floor(info.height / 2)
  return [at(5, middle), at(info.width - 6, middle)].map(colorOf).join(' to ')
}

test('a photo comes in the widths that screens ask for, and never larger than it was', async () => {
  const large = await encodePhoto(await phonePhoto({ width: 4_032, height: 3_024 }))
  expect([large.width, large.height]).toEqual([1_920, 1_440])
  expect(large.files.map(({ width }) => width)).toEqual([320, 640, 960, 1_280, 1_920])
  for (const { width, bytes } of large.files)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width })
  const small = await encodePhoto(await phonePhoto({ width: 500, height: 300 }))
  expect(small.files.map(({ width }) => width)).toEqual([320, 500])
})

test('nothing of where and with what a photo was taken is kept in any width', async () => {
  for (const sent of [await phonePhoto(), phoneHeic()]) {
    expect(sent.toString('latin1')).toContain('SecretCamera')
    const { files } = await encodePhoto(sent)
    for (const { bytes } of files) expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Secret|EXIF|ICCP|XMP/)
    expect(Buffer.from(await readablePhoto(sent)).toString('latin1')).not.toMatch(/Secret|Exif|http:/)
  }
})

test('a phone’s HEIC is read as it is seen, also turned', async () => {
  const upright = await whole(phoneHeic())
  expect(await upright.metadata()).toMatchObject({ width: 1_024, height: 512 })
  expect(await edges(upright.clone())).toBe('red to blue')
  const turned = await whole(phoneHeic({ turns: 2 }))
  expect(await edges(turned)).toBe('blue to red')
  expect(await (await whole(phoneHeic({ turns: 1 }))).metadata()).toMatchObject({ width: 512, height: 1_024 })
})

test('a HEIC of 12 megapixels becomes a photo, and a JPEG that any browser can show', async () => {
  const sent = phoneHeic({ columns: 8, rows: 6, says: { width: 4_032, height: 3_024 } })
  expect(await encodePhoto(sent)).toMatchObject({ width: 1_920, height: 1_440 })
  const jpeg = sharp(await readablePhoto(sent))
  expect(await jpeg.metadata()).toMatchObject({ format: 'jpeg', width: 2_560, height: 1_920 })
}, 30_000)

test('a transparent picture stands on white', async () => {
  const glass = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const { channels } = await (await whole(glass)).stats()
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
})

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a text', () => Buffer.from('Dear reader, this is no picture.'), NO_PHOTO],
  ['a bomb of 900 megapixels', () => pngThatSays(30_000, 30_000), SAYS.tooManyPixels],
  ['a HEIC of nothing', () => phoneHeic().subarray(0, 24), SAYS.broken],
  ['a HEIC that was cut off', () => phoneHeic().subarray(0, -200), SAYS.broken],
  ['a HEIC that says it is enormous', () => phoneHeic({ says: { width: 60_000, height: 60_000 } }), SAYS.tooManyPixels],
  ['a HEIC of a line', () => phoneHeic({ says: { width: 1_024, height: 8 } }), SAYS.tooSmall],
])('%s is refused with a sentence', async (_, make, sentence) => {
  expect(await refusal(await make())).toBe(sentence)
})

test('HEICs that come together are read one after the other, and a broken one holds up nobody', async () => {
  const sent = [phoneHeic(), phoneHeic().subarray(0, -100), phoneHeic({ turns: 1 })]
  expect(await Promise.all(sent.map(refusal))).toEqual(['taken', SAYS.broken, 'taken'])
})
