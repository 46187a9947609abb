import sharp, { type Sharp } from 'sharp'
import { phoneHeic } from '@/tests/support/media/heic'
import { phonePhoto, pngWithStatedSize } from '@/tests/support/media/pictures'
import { NO_PHOTO_MESSAGE, UPLOAD_MESSAGES as SENTENCES } from '../schema'
import { encodePhoto, readablePhoto, squarePicture } from './pictures'

describe('square picture', () => {
  const ALL = { x: 0, y: 0, width: 1, height: 1 }
  const text = (letters: string) => Buffer.from(letters, 'latin1')
  const outcomeOf = (bytes: Uint8Array) =>
    squarePicture(bytes, ALL, 64).then(
      () => 'accepted',
      (error) => error.message,
    )

  test('the selected part of a photo becomes a small square WebP', async () => {
    const left = await squarePicture(await phonePhoto(), { x: 0, y: 0, width: 0.4, height: 0.6 }, 256)
    expect(left.type).toBe('image/webp')
    const picture = sharp(left.bytes)
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    const [red, green, blue] = (await picture.stats()).channels
    expect([red?.mean, green?.mean, blue?.mean].map((mean) => Math.round((mean ?? 0) / 64))).toEqual([4, 0, 0])
  })

  test('metadata about place and camera is removed', async () => {
    const photo = await phonePhoto()
    expect(photo.toString('latin1')).toContain('SecretCamera')
    const { bytes } = await squarePicture(photo, ALL, 256)
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Secret|Exif|EXIF|ICCP|XMP/)
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
  })

  test('the selection refers to the photo as displayed, not as stored', async () => {
    // Upright, the red half is on top.
    const top = { x: 0, y: 0, width: 1, height: 0.4 }
    const { bytes } = await squarePicture(await phonePhoto({ orientation: 6 }), top, 64)
    const { dominant } = await sharp(bytes).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.b).toBeLessThan(60)
  })

  test.each(['png', 'webp', 'jpeg'] as const)('a %s is accepted', async (format) => {
    const sent = await sharp(await phonePhoto())
      .toFormat(format)
      .toBuffer()
    expect(await outcomeOf(sent)).toBe('accepted')
  })

  test('data after the end of a picture is removed', async () => {
    const both = Buffer.concat([await phonePhoto(), text('<script>alert(1)</script>PKback')])
    const { bytes } = await squarePicture(both, ALL, 64)
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/script|PKback/)
  })

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => text(''), SENTENCES.empty],
    ['a text', () => text('Dear reader, this is no picture.'), SENTENCES.noPicture],
    [
      'an SVG with a script',
      () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      SENTENCES.noPicture,
    ],
    ['a page that begins like a JPEG', () => text('\xff\xd8\xff<html><script>alert(1)</script>'), SENTENCES.broken],
    ['a GIF', () => text('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), SENTENCES.noPicture],
    ['a phone’s HEIC', () => text('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1'), SENTENCES.heic],
    ['a JPEG that was cut off', async () => (await phonePhoto()).subarray(0, 1500), SENTENCES.broken],
    [
      'a PNG that was cut off',
      async () =>
        (
          await sharp(await phonePhoto())
            .png()
            .toBuffer()
        ).subarray(0, 300),
      SENTENCES.broken,
    ],
    [
      'a WebP that was cut off',
      async () =>
        (
          await sharp(await phonePhoto())
            .webp()
            .toBuffer()
        ).subarray(0, 120),
      SENTENCES.broken,
    ],
    ['a bomb of 900 megapixels', () => pngWithStatedSize(30_000, 30_000), SENTENCES.tooManyPixels],
    ['a bomb of the largest numbers', () => pngWithStatedSize(0x7fffffff, 0x7fffffff), SENTENCES.broken],
    ['a PNG larger inside than its data', () => pngWithStatedSize(4_000, 4_000), SENTENCES.broken],
    ['a picture of one dot', () => pngWithStatedSize(1, 1), SENTENCES.tooSmall],
    ['a line of 20 million dots', () => pngWithStatedSize(20_000_000, 1), SENTENCES.tooSmall],
  ])('%s is rejected with a message, without being decoded', async (_, make, sentence) => {
    const bytes = await make()
    const started = performance.now()
    expect(await outcomeOf(bytes)).toBe(sentence)
    // Decoding the largest would take more than a minute.
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  test('200 corrupted photos give a picture or a message for the user, never another error', async () => {
    const photo = await phonePhoto()
    for (let seed = 1; seed <= 200; seed++) {
      const broken = Buffer.from(photo)
      for (let i = 0; i < 12; i++) broken[(seed * 7919 + i * 104_729) % broken.length] = (seed * 31 + i * 17) % 256
      expect(['accepted', ...Object.values(SENTENCES)]).toContain(await outcomeOf(broken))
    }
  })
})

describe('photo', () => {
  const whole = async (bytes: Uint8Array) => sharp((await encodePhoto(bytes)).files.at(-1)?.bytes)
  const outcomeOf = (bytes: Uint8Array) =>
    encodePhoto(bytes).then(
      () => 'accepted',
      (error) => error.message,
    )
  /** Whether the left and right edges are red or blue. */
  async function edges(picture: Sharp): Promise<string> {
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3).subarray(0, 3)
    const colorOf = ([red = 0, , blue = 0]: Uint8Array) => (red > blue ? 'red' : 'blue')
    const middle = Math.floor(info.height / 2)
    return [at(5, middle), at(info.width - 6, middle)].map(colorOf).join(' to ')
  }

  test('a photo is stored in several widths, never larger than the original', async () => {
    const large = await encodePhoto(await phonePhoto({ width: 4_032, height: 3_024 }))
    expect([large.width, large.height]).toEqual([1_920, 1_440])
    expect(large.files.map(({ width }) => width)).toEqual([320, 640, 960, 1_280, 1_920])
    for (const { width, bytes } of large.files)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width })
    const small = await encodePhoto(await phonePhoto({ width: 500, height: 300 }))
    expect(small.files.map(({ width }) => width)).toEqual([320, 500])
  })

  test('metadata about place and camera is removed in all widths', async () => {
    for (const sent of [await phonePhoto(), phoneHeic()]) {
      expect(sent.toString('latin1')).toContain('SecretCamera')
      const { files } = await encodePhoto(sent)
      for (const { bytes } of files) expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Secret|EXIF|ICCP|XMP/)
      expect(Buffer.from(await readablePhoto(sent)).toString('latin1')).not.toMatch(/Secret|Exif|http:/)
    }
  })

  test('a HEIC is decoded as displayed, with its rotation applied', async () => {
    const upright = await whole(phoneHeic())
    expect(await upright.metadata()).toMatchObject({ width: 1_024, height: 512 })
    expect(await edges(upright.clone())).toBe('red to blue')
    const turned = await whole(phoneHeic({ turns: 2 }))
    expect(await edges(turned)).toBe('blue to red')
    expect(await (await whole(phoneHeic({ turns: 1 }))).metadata()).toMatchObject({ width: 512, height: 1_024 })
  })

  test('a HEIC of 12 megapixels becomes a photo, and a JPEG for browsers', async () => {
    const sent = phoneHeic({ columns: 8, rows: 6, statedSize: { width: 4_032, height: 3_024 } })
    expect(await encodePhoto(sent)).toMatchObject({ width: 1_920, height: 1_440 })
    const jpeg = sharp(await readablePhoto(sent))
    expect(await jpeg.metadata()).toMatchObject({ format: 'jpeg', width: 2_560, height: 1_920 })
  }, 120_000)

  test('a transparent picture gets a white background', async () => {
    const transparent = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    const { channels } = await (await whole(transparent)).stats()
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
  })

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a text', () => Buffer.from('Dear reader, this is no picture.'), NO_PHOTO_MESSAGE],
    ['a bomb of 900 megapixels', () => pngWithStatedSize(30_000, 30_000), SENTENCES.tooManyPixels],
    ['a HEIC of nothing', () => phoneHeic().subarray(0, 24), SENTENCES.broken],
    ['a HEIC that was cut off', () => phoneHeic().subarray(0, -200), SENTENCES.broken],
    [
      'a HEIC that says it is enormous',
      () => phoneHeic({ statedSize: { width: 60_000, height: 60_000 } }),
      SENTENCES.tooManyPixels,
    ],
    ['a HEIC of a line', () => phoneHeic({ statedSize: { width: 1_024, height: 8 } }), SENTENCES.tooSmall],
  ])('%s is rejected with a message', async (_, make, sentence) => {
    expect(await outcomeOf(await make())).toBe(sentence)
  })

  test('concurrent HEICs are decoded one by one, and a broken one does not block the others', async () => {
    const sent = [phoneHeic(), phoneHeic().subarray(0, -100), phoneHeic({ turns: 1 })]
    expect(await Promise.all(sent.map(outcomeOf))).toEqual(['accepted', SENTENCES.broken, 'accepted'])
  })
})
