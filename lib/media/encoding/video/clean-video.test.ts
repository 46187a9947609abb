import { readFileSync } from 'node:fs'
import { box, element, POSITION, phoneVideo, track, webVideo } from '@/tests/support/media/videos'
import { VIDEO_MESSAGES as SENTENCES } from '../../rules/videos'
import { applyEdits, type ByteSource } from './byte-source'
import { cleanVideo } from './clean-video'

const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.byteLength,
  read: async (at, length) => Buffer.from(bytes.subarray(at, at + length)),
})
async function cleaned(bytes: Uint8Array): Promise<Buffer> {
  return Buffer.from(applyEdits(bytes, 0, await cleanVideo(sourceOf(bytes))) ?? bytes)
}
const outcomeOf = (bytes: Uint8Array) =>
  cleaned(bytes).then(
    () => 'accepted',
    (error: Error) => error.message,
  )
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

describe('a video from a phone', () => {
  test('loses its metadata about place, time and camera, without moving any offset', async () => {
    const film = phoneVideo()
    expect(latin1(film)).toContain(POSITION)
    const clean = await cleaned(film)
    expect(clean).toHaveLength(film.length)
    for (const gone of ['28.53', 'gps', 'location', 'mebx', 'FILM', 'DATE', 'udta', 'meta'])
      expect({ gone, is: latin1(clean).includes(gone) }).toEqual({ gone, is: false })
    expect(clean.indexOf('PICTUREPICTURE')).toBe(film.indexOf('PICTUREPICTURE'))
    expect(clean.indexOf('avc1')).toBe(film.indexOf('avc1'))
    // Cleaning is idempotent.
    expect(await cleaned(clean)).toEqual(clean)
  })

  test('keeps its sound and loses unknown boxes at any level', async () => {
    const odd = box('gps ', Buffer.from(POSITION))
    const film = phoneVideo({
      kinds: ['vide', 'soun'],
      inMovie: [odd],
      after: [odd, box('uuid', Buffer.from(POSITION))],
    })
    const clean = latin1(await cleaned(film))
    expect(clean).not.toContain('gps \0')
    expect(clean).toContain('soun')
    // Inside the sound data, the same bytes are sound.
    expect(clean.split(POSITION)).toHaveLength(2)
  })

  test('is detected by its content; HEIC pictures in the same container are rejected', async () => {
    expect(await outcomeOf(phoneVideo({ brand: 'isom' }))).toBe('accepted')
    expect(await outcomeOf(phoneVideo({ brand: 'heic' }))).toBe(SENTENCES.noVideo)
    expect(await outcomeOf(phoneVideo({ kinds: ['soun', 'soun'] }))).toBe(SENTENCES.noPicture)
    expect(await outcomeOf(phoneVideo({ codec: 'hvc1' }))).toBe(SENTENCES.otherCodec)
  })
})

describe('a video from a browser', () => {
  test.each([false, true])('loses everything but picture and sound; recorded live: %s', async (isLive) => {
    const film = webVideo({ isLive })
    const clean = await cleaned(film)
    expect(clean).toHaveLength(film.length)
    for (const gone of [POSITION, 'Title', 'FILMDATE', 'My phone', 'xxx'])
      expect({ gone, is: latin1(clean).includes(gone) }).toEqual({ gone, is: false })
    expect(clean.indexOf('PICTURE')).toBe(film.indexOf('PICTURE'))
    expect(await cleaned(clean)).toEqual(clean)
  })

  test('is rejected in another format, without picture, or with a codec that few browsers play', async () => {
    expect(await outcomeOf(webVideo({ type: 'matroska' }))).toBe(SENTENCES.noVideo)
    expect(await outcomeOf(webVideo({ codec: 'V_MPEG4/ISO/AVC' }))).toBe(SENTENCES.otherCodec)
    expect(await outcomeOf(webVideo({ trackType: 2 }))).toBe(SENTENCES.noPicture)
    expect(await outcomeOf(webVideo({ trackType: 17 }))).toBe(SENTENCES.broken)
    expect(await outcomeOf(Buffer.concat([webVideo(), element(0x1254c367, Buffer.from('tail'))]))).toBe(
      SENTENCES.broken,
    )
  })
})

test.each(['welcome.mp4', 'hero.mp4', 'mascot.mp4', 'welcome.webm', 'hero.webm'])(
  '%s of the site is accepted',
  async (name) => {
    const film = readFileSync(`public/media/videos/${name}`)
    const clean = await cleaned(film)
    expect(clean).toHaveLength(film.length)
    expect(await cleaned(clean)).toEqual(clean)
  },
)

test('truncated, corrupted and random files are rejected with a message', async () => {
  const known: string[] = ['accepted', ...Object.values(SENTENCES)]
  const seen = new Set<string>()
  for (const film of [phoneVideo(), webVideo(), webVideo({ isLive: true })]) {
    for (let at = 0; at < film.length; at++) seen.add(await outcomeOf(film.subarray(0, at)))
    for (let at = 0; at < film.length; at++)
      for (const value of [0, 1, 127, 255]) {
        const corrupted = Buffer.from(film)
        corrupted[at] = value
        seen.add(await outcomeOf(corrupted))
      }
  }
  for (const text of ['', '<html>', 'RIFFxxxxWEBP', 'ftyp'.repeat(9), '%PDF-1.7'])
    seen.add(await outcomeOf(Buffer.from(text)))
  expect([...seen].filter((sentence) => !known.includes(sentence))).toEqual([])
  expect(await outcomeOf(phoneVideo().subarray(0, 200))).toBe(SENTENCES.broken)
}, 60_000)

test('a track that claims billions of samples is rejected without counting them', async () => {
  const film = phoneVideo()
  const at = film.lastIndexOf('stsz') + 8
  film.writeUInt32BE(1, at)
  film.writeUInt32BE(4_000_000_000, at + 4)
  expect(await outcomeOf(film)).toBe(SENTENCES.broken)
})

test('too many tracks are rejected, and a very large number of boxes can be cleaned', async () => {
  const readings = track({ kind: 'meta', codec: 'mebx', at: 40, sizes: [1] })
  expect(await outcomeOf(phoneVideo({ inMovie: Array(48).fill(readings) }))).toBe('accepted')
  expect(await outcomeOf(phoneVideo({ inMovie: Array(49).fill(readings) }))).toBe(SENTENCES.broken)
  const odd = Array(40_000).fill(box('gps '))
  const sound = { kind: 'soun', codec: 'mp4a', at: 40, sizes: [1], more: odd }
  expect(await outcomeOf(phoneVideo({ inMovie: [track(sound), track(sound), track(sound)] }))).toBe('accepted')
})
