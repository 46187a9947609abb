import sharp from 'sharp'
import { type RenderedImage, renderShareImage } from './share-image'

const HOSTILE = [
  '',
  '   ',
  '\u0000\u0008',
  '<script>alert(1)</script>',
  '</span><span size="1000pt">',
  '&amp;&nbsp;&#0;',
  '../../etc/passwd',
  '😀 漢字 نص عربي',
  '\uD800',
  '\n\n\n\n\n\n',
  'W'.repeat(5_000),
  'word '.repeat(2_000),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢'.repeat(10),
]

async function sizeOf({ bytes }: RenderedImage) {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

test('a link preview gets a picture of the expected size', async () => {
  const picture = await renderShareImage({ title: 'Little Harbor Academy', lines: ['Orlando, FL', '4.6 of 5'] })
  expect(await sizeOf(picture)).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(picture.bytes.byteLength).toBeLessThan(300_000)
})

test.each(HOSTILE)('a picture is rendered for the name %j', async (name) => {
  const picture = await renderShareImage({ title: name, lines: [name, name, name] })
  expect(await sizeOf(picture)).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(picture.bytes.byteLength).toBeLessThan(300_000)
})

test('different text gives a different picture, and the same text the same one', async () => {
  const first = await renderShareImage({ title: 'Heron Bend', lines: [] })
  expect(await renderShareImage({ title: 'Heron Bend', lines: [] })).toBe(first)
  expect(first.bytes.equals((await renderShareImage({ title: 'Copper Kettle', lines: [] })).bytes)).toBe(false)
})

test('a provider’s cover photo is next to its name; an unreadable one is omitted', async () => {
  const photo = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#00ff00' } })
    .webp()
    .toBuffer()
  const words = { title: 'A name that is quite a bit longer than others', lines: ['Orlando, FL'] }
  const picture = await renderShareImage(words, { path: '/pictures/a.webp', bytes: photo })
  expect(await sizeOf(picture)).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(picture.type).toBe('image/jpeg')
  const right = await sharp(picture.bytes).extract({ left: 800, top: 100, width: 300, height: 300 }).stats()
  expect(right.dominant.g).toBeGreaterThan(200)
  const without = await renderShareImage(words, { path: '/pictures/b.webp', bytes: Buffer.from('no picture') })
  expect(without.type).toBe('image/png')
})
