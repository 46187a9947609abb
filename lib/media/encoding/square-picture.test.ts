import sharp from 'sharp'
import { phonePhoto, pngThatSays } from '@/tests/support/pictures'
import { UPLOAD_SENTENCES as SAYS } from '../schema/upload'
import { squarePicture } from './square-picture'

const ALL = { x: 0, y: 0, width: 1, height: 1 }
const text = (letters: string) => Buffer.from(letters, 'latin1')
const refusal = (bytes: Uint8Array) =>
  squarePicture(bytes, ALL, 64).then(
    () => 'taken',
    (error) => error.message,
  )

test('somebody’s photo becomes a small square WebP of the part they chose', async () => {
  const left = await squarePicture(await phonePhoto(), { x: 0, y: 0, width: 0.4, height: 0.6 }, 256)
  expect(left.type).toBe('image/webp')
  const picture = sharp(left.bytes)
  expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  const [red, green, blue] = (await picture.stats()).channels
  expect([red?.mean, green?.mean, blue?.mean].map((mean) => Math.round((mean ?? 0) / 64))).toEqual([4, 0, 0])
})

test('nothing of where and with what a photo was taken is kept', async () => {
  const photo = await phonePhoto()
  expect(photo.toString('latin1')).toContain('SecretCamera')
  const { bytes } = await squarePicture(photo, ALL, 256)
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Secret|Exif|EXIF|ICCP|XMP/)
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
})

test('a photo that a phone stored lying is cut as it is seen', async () => {
  // Seen upright, the red half is on top.
  const top = { x: 0, y: 0, width: 1, height: 0.4 }
  const { bytes } = await squarePicture(await phonePhoto({ orientation: 6 }), top, 64)
  const { dominant } = await sharp(bytes).stats()
  expect(dominant.r).toBeGreaterThan(200)
  expect(dominant.b).toBeLessThan(60)
})

test.each(['png', 'webp', 'jpeg'] as const)('a %s is taken whatever its name was', async (format) => {
  const sent = await sharp(await phonePhoto())
    .toFormat(format)
    .toBuffer()
  expect(await refusal(sent)).toBe('taken')
})

test('a picture that is another file behind its end keeps nothing of the other', async () => {
  const both = Buffer.concat([await phonePhoto(), text('<script>alert(1)</script>PKback')])
  const { bytes } = await squarePicture(both, ALL, 64)
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/script|PKback/)
})

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['nothing', () => text(''), SAYS.empty],
  ['a text', () => text('Dear reader, this is no picture.'), SAYS.noPicture],
  [
    'an SVG with a script',
    () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    SAYS.noPicture,
  ],
  ['a page that begins like a JPEG', () => text('\xff\xd8\xff<html><script>alert(1)</script>'), SAYS.broken],
  ['a GIF', () => text('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), SAYS.noPicture],
  ['a phone’s HEIC', () => text('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1'), SAYS.heic],
  ['a JPEG that was cut off', async () => (await phonePhoto()).subarray(0, 1500), SAYS.broken],
  [
    'a PNG that was cut off',
    async () =>
      (
        await sharp(await phonePhoto())
          .png()
          .toBuffer()
      ).subarray(0, 300),
    SAYS.broken,
  ],
  [
    'a WebP that was cut off',
    async () =>
      (
        await sharp(await phonePhoto())
          .webp()
          .toBuffer()
      ).subarray(0, 120),
    SAYS.broken,
  ],
  ['a bomb of 900 megapixels', () => pngThatSays(30_000, 30_000), SAYS.tooManyPixels],
  ['a bomb of the largest numbers', () => pngThatSays(0x7fffffff, 0x7fffffff), SAYS.broken],
  ['a PNG larger inside than its data', () => pngThatSays(4_000, 4_000), SAYS.broken],
  ['a picture of one dot', () => pngThatSays(1, 1), SAYS.tooSmall],
  ['a line of 20 million dots', () => pngThatSays(20_000_000, 1), SAYS.tooSmall],
])('%s is refused with a sentence, without being unpacked', async (_, make, sentence) => {
  const bytes = await make()
  const started = performance.now()
  expect(await refusal(bytes)).toBe(sentence)
  // Unpacking the largest of them takes a minute and more.
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('200 photos with bytes changed by chance end in a picture or a sentence, never in a fault', async () => {
  const photo = await phonePhoto()
  for (let seed = 1; seed <= 200; seed++) {
    const broken = Buffer.from(photo)
    for (let i = 0; i < 12; i++) broken[(seed * 7919 + i * 104_729) % broken.length] = (seed * 31 + i * 17) % 256
    expect(['taken', ...Object.values(SAYS)]).toContain(await refusal(broken))
  }
})
