import { PUT as addPiece } from '@/app/api/provider-videos/[id]/pieces/[piece]/route'
import { POST as add } from '@/app/api/provider-videos/route'
import { GET as serve } from '@/app/videos/[name]/route'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'

const SITE = 'http://localhost:3000'
const request = (path: string, method: string, bytes: Uint8Array, origin = SITE) =>
  new Request(`${SITE}${path}`, { method, headers: { origin }, body: new Uint8Array(bytes) })
async function read(response: Response) {
  return { status: response.status, json: await response.json() }
}

/** Sends the first piece, or all of it, as the signed-in user. */
export async function sendFirstPiece(video: Uint8Array, bytes: number | null = video.byteLength, origin?: string) {
  const query = bytes === null ? '' : `?bytes=${bytes}`
  const body = video.subarray(0, PIECE_BYTES)
  return read(await add(request(`/api/provider-videos${query}`, 'POST', body, origin), { params: Promise.resolve({}) }))
}
export async function sendPiece(id: string, piece: number, bytes: Uint8Array) {
  const params = Promise.resolve({ id, piece: String(piece) })
  return read(await addPiece(request('/api/provider-videos/x/pieces/1', 'PUT', bytes), { params }))
}
export const pieceOf = (video: Uint8Array, piece: number) =>
  video.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)

/** Requests it as a player does. `path`: its address. */
export function play(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const name = path.replace('/videos/', '')
  return serve(new Request(`${SITE}${path}`, { headers, method }), { params: Promise.resolve({ name }) })
}

/** Small videos as cameras and phones write them, consisting only of boxes and elements. */

const text = (words: string) => Buffer.from(words, 'latin1')
const number = (value: number, bytes = 4) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

export const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([number(body.length + 8), text(type), body])
}
const fullBox = (type: string, ...parts: Buffer[]) => box(type, number(0), ...parts)

/** `sizes` of its samples, which follow one another from `at` on. */
type Track = { kind: string; codec: string; at: number; sizes: number[]; more?: Buffer[] }

/** Version 0: two times, then the other values. */
const datedBox = (type: string) => fullBox(type, text('FILM'), text('DATE'), Buffer.alloc(12))

export function track({ kind, codec, at, sizes, more = [] }: Track): Buffer {
  const table = box(
    'stbl',
    fullBox('stsd', number(1), box(codec, Buffer.alloc(8))),
    fullBox('stsc', number(1), number(1), number(sizes.length), number(1)),
    fullBox('stsz', number(0), number(sizes.length), ...sizes.map((size) => number(size))),
    fullBox('stco', number(1), number(at)),
  )
  const handler = fullBox('hdlr', number(0), text(kind), Buffer.alloc(12))
  return box('trak', datedBox('tkhd'), box('mdia', datedBox('mdhd'), handler, box('minf', table)), ...more)
}

export const POSITION = '+28.5383-081.3792/'
const PICTURES = text('PICTUREPICTURE')
const READINGS = text(`gps${POSITION}`)

type PhoneVideo = {
  brand?: string
  codec?: string
  /** Tracks instead of the usual two. */
  kinds?: [string, string]
  /** Boxes after the others of the movie. */
  inMovie?: Buffer[]
  /** Boxes at the end of the file. */
  after?: Buffer[]
  /** Bytes of padding before the box with the location. */
  padding?: number
  /** Its index comes before the media data, and the padding is between the picture and the metadata samples. */
  isIndexFirst?: boolean
}

/** As a phone records: pictures, a metadata track beside them, and the location in three places. */
export function phoneVideo({
  brand = 'qt  ',
  codec = 'avc1',
  kinds = ['vide', 'meta'],
  ...more
}: PhoneVideo = {}): Buffer {
  const start = Buffer.concat([box('ftyp', text(brand), number(0)), box('wide')])
  const place = box('udta', box('\xa9xyz', number(18, 2), number(0, 2), text(POSITION)))
  const padding = Buffer.alloc(more.padding ?? 0, 1)
  const between = more.isIndexFirst ? padding.length : 0
  const movieFor = (at: number) =>
    box(
      'moov',
      datedBox('mvhd'),
      track({ kind: kinds[0], codec, at, sizes: [7, 7], more: [place] }),
      track({ kind: kinds[1], codec: 'mebx', at: at + PICTURES.length + between, sizes: [READINGS.length] }),
      place,
      fullBox('meta', box('keys', text(`com.apple.quicktime.location.ISO6709${POSITION}`))),
      ...(more.inMovie ?? []),
    )
  const at = start.length + 8
  const after = more.after ?? []
  if (more.isIndexFirst) {
    const movie = movieFor(at + movieFor(at).length)
    return Buffer.concat([start, movie, box('mdat', PICTURES, padding, READINGS), ...after])
  }
  return Buffer.concat([start, box('mdat', PICTURES, READINGS, padding), movieFor(at), ...after])
}

/** An element with a size of one byte, or of eight that mean "unknown". */
export function element(id: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([idOf(id), sizeOf(body.length), body])
}
const elementOfUnknownSize = (id: number, ...parts: Buffer[]) =>
  Buffer.concat([idOf(id), Buffer.from([0x01, ...Array(7).fill(255)]), ...parts])
const idOf = (id: number) => number(id, id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1)
const sizeOf = (size: number) => (size < 127 ? number(size + 128, 1) : number(size + 0x4000, 2))

type WebVideo = { type?: string; codec?: string; trackType?: number; isLive?: boolean; after?: Buffer[] }

/** As a browser records: tags, a title and the date beside the media. `isLive`: sizes are unknown. */
export function webVideo({
  type = 'webm',
  codec = 'V_VP8',
  trackType = 1,
  isLive = false,
  after = [],
}: WebVideo = {}): Buffer {
  const group = isLive ? elementOfUnknownSize : element
  const parts = [
    element(
      0x1549a966,
      element(0x2ad7b1, number(1_000_000, 3)),
      element(0x7ba9, text(`Title ${POSITION}`)),
      element(0x4461, Buffer.from('FILMDATE')),
      element(0x4d80, text('muxer')),
    ),
    element(
      0x1654ae6b,
      element(0xae, element(0x83, number(trackType, 1)), element(0x536e, text('My phone')), element(0x86, text(codec))),
    ),
    element(0x1254c367, element(0x7373, text(`Tags ${POSITION} ${'x'.repeat(130)}`))),
    group(0x1f43b675, element(0xe7, number(0, 1)), element(0xa3, text('PICTURE'))),
    group(0x1f43b675, element(0xe7, number(9, 1)), element(0xa3, text('PICTURE'))),
    ...after,
  ]
  return Buffer.concat([element(0x1a45dfa3, element(0x4282, text(type))), group(0x18538067, ...parts)])
}
