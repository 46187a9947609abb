import sharp from 'sharp'
import { drawShareImage } from './share-image'

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

async function sizeOf(picture: Buffer) {
  const { format, width, height } = await sharp(picture).metadata()
  return { format, width, height }
}

test('whoever gets a link sees a picture of the size that previews ask for', async () => {
  const picture = await drawShareImage({ title: 'Little Harbor Academy', lines: ['Orlando, FL', '4.6 of 5'] })
  expect(await sizeOf(picture)).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(picture.byteLength).toBeLessThan(300_000)
})

test.each(HOSTILE)('a picture is drawn for the name %j', async (name) => {
  const picture = await drawShareImage({ title: name, lines: [name, name, name] })
  expect(await sizeOf(picture)).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(picture.byteLength).toBeLessThan(300_000)
})

test('other words are another picture, the same words the same one', async () => {
  const first = await drawShareImage({ title: 'Heron Bend', lines: [] })
  expect(await drawShareImage({ title: 'Heron Bend', lines: [] })).toBe(first)
  expect(first.equals(await drawShareImage({ title: 'Copper Kettle', lines: [] }))).toBe(false)
})
