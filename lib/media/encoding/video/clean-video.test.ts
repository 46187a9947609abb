import { readFileSync } from 'node:fs'
import { box, element, POSITION, phoneFilm, track, webFilm } from '@/tests/support/media/videos'
import { VIDEO_SENTENCES as SAYS } from '../../schema/uploads'
import { type ByteSource, edited } from './byte-source'
import { cleanVideo } from './clean-video'

const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.byteLength,
  read: async (at, length) => Buffer.from(bytes.subarray(at, at + length)),
})
async function cleaned(bytes: Uint8Array): Promise<Buffer> {
  return Buffer.from(edited(bytes, 0, await cleanVideo(sourceOf(bytes))) ?? bytes)
}
const sentenceOf = (bytes: Uint8Array) =>
  cleaned(bytes).then(
    () => 'taken',
    (error: Error) => error.message,
  )
const words = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

describe('a film of a phone', () => {
  test('says no more where, when and with what it was filmed, and every place in it stays', async () => {
    const film = phoneFilm()
    expect(words(film)).toContain(POSITION)
    const clean = await cleaned(film)
    expect(clean).toHaveLength(film.length)
    for (const gone of ['28.53', 'gps', 'location', 'mebx', 'FILM', 'DATE', 'udta', 'meta'])
      expect({ gone, is: words(clean).includes(gone) }).toEqual({ gone, is: false })
    expect(clean.indexOf('PICTUREPICTURE')).toBe(film.indexOf('PICTUREPICTURE'))
    expect(clean.indexOf('avc1')).toBe(film.indexOf('avc1'))
    // What is clean can be read again, and there is nothing more to take out of it.
    expect(await cleaned(clean)).toEqual(clean)
  })

  test('keeps its sound, and loses boxes that we do not know, wherever they stand', async () => {
    const odd = box('gps ', Buffer.from(POSITION))
    const film = phoneFilm({
      kinds: ['vide', 'soun'],
      inMovie: [odd],
      after: [odd, box('uuid', Buffer.from(POSITION))],
    })
    const clean = words(await cleaned(film))
    expect(clean).not.toContain('gps \0')
    expect(clean).toContain('soun')
    // What stands among sound is sound.
    expect(clean.split(POSITION)).toHaveLength(2)
  })

  test('is told by its content whatever it calls itself, and pictures in the same boxes are none', async () => {
    expect(await sentenceOf(phoneFilm({ brand: 'isom' }))).toBe('taken')
    expect(await sentenceOf(phoneFilm({ brand: 'heic' }))).toBe(SAYS.noVideo)
    expect(await sentenceOf(phoneFilm({ kinds: ['soun', 'soun'] }))).toBe(SAYS.noPicture)
    expect(await sentenceOf(phoneFilm({ codec: 'hvc1' }))).toBe(SAYS.otherCodec)
  })
})

describe('a film of a browser', () => {
  test.each([false, true])('says nothing but its pictures; recorded live: %s', async (isLive) => {
    const film = webFilm({ isLive })
    const clean = await cleaned(film)
    expect(clean).toHaveLength(film.length)
    for (const gone of [POSITION, 'Title', 'FILMDATE', 'My phone', 'xxx'])
      expect({ gone, is: words(clean).includes(gone) }).toEqual({ gone, is: false })
    expect(clean.indexOf('PICTURE')).toBe(film.indexOf('PICTURE'))
    expect(await cleaned(clean)).toEqual(clean)
  })

  test('is refused where it is another format, no picture, or one that few browsers show', async () => {
    expect(await sentenceOf(webFilm({ type: 'matroska' }))).toBe(SAYS.noVideo)
    expect(await sentenceOf(webFilm({ codec: 'V_MPEG4/ISO/AVC' }))).toBe(SAYS.otherCodec)
    expect(await sentenceOf(webFilm({ trackType: 2 }))).toBe(SAYS.noPicture)
    expect(await sentenceOf(webFilm({ trackType: 17 }))).toBe(SAYS.broken)
    expect(await sentenceOf(Buffer.concat([webFilm(), element(0x1254c367, Buffer.from('tail'))]))).toBe(SAYS.broken)
  })
})

test.each(['welcome.mp4', 'hero.mp4', 'mascot.mp4', 'welcome.webm', 'hero.webm'])(
  '%s of the site is taken',
  async (name) => {
    const film = readFileSync(`public/media/videos/${name}`)
    const clean = await cleaned(film)
    expect(clean).toHaveLength(film.length)
    expect(await cleaned(clean)).toEqual(clean)
  },
)

test('a file that is cut off, bent, or nonsense ends in a sentence, and never takes long', async () => {
  const known: string[] = ['taken', ...Object.values(SAYS)]
  const seen = new Set<string>()
  for (const film of [phoneFilm(), webFilm(), webFilm({ isLive: true })]) {
    for (let at = 0; at < film.length; at++) seen.add(await sentenceOf(film.subarray(0, at)))
    for (let at = 0; at < film.length; at++)
      for (const value of [0, 1, 127, 255]) {
        const bent = Buffer.from(film)
        bent[at] = value
        seen.add(await sentenceOf(bent))
      }
  }
  for (const text of ['', '<html>', 'RIFFxxxxWEBP', 'ftyp'.repeat(9), '%PDF-1.7'])
    seen.add(await sentenceOf(Buffer.from(text)))
  expect([...seen].filter((sentence) => !known.includes(sentence))).toEqual([])
  expect(await sentenceOf(phoneFilm().subarray(0, 200))).toBe(SAYS.broken)
}, 60_000)

test('a track that says it has a billion samples is refused, not counted', async () => {
  const film = phoneFilm()
  const at = film.lastIndexOf('stsz') + 8
  film.writeUInt32BE(1, at)
  film.writeUInt32BE(4_000_000_000, at + 4)
  expect(await sentenceOf(film)).toBe(SAYS.broken)
})

test('more tracks than any film has are refused, and more boxes than a call takes words are emptied', async () => {
  const readings = track({ kind: 'meta', codec: 'mebx', at: 40, sizes: [1] })
  expect(await sentenceOf(phoneFilm({ inMovie: Array(48).fill(readings) }))).toBe('taken')
  expect(await sentenceOf(phoneFilm({ inMovie: Array(49).fill(readings) }))).toBe(SAYS.broken)
  const odd = Array(40_000).fill(box('gps '))
  const sound = { kind: 'soun', codec: 'mp4a', at: 40, sizes: [1], more: odd }
  expect(await sentenceOf(phoneFilm({ inMovie: [track(sound), track(sound), track(sound)] }))).toBe('taken')
})
