import 'server-only'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { VIDEO_MESSAGES as SENTENCES } from '../../rules/videos'
import { type ByteSource, damagedVideoError, type Edit, readWithin, replaceBytes, zeros } from './byte-source'

/** An element of a WebM file, with offsets in the file. `end` is null for an unknown size: it extends to the next element of its parent. */
type Element = { id: number; at: number; body: number; end: number | null }

/** At most 4 bytes of id and 8 of size. */
const HEAD_BYTES = 12

/** Reads the element at an offset. Throws InvalidInputError. */
async function readElement(source: ByteSource, at: number, limit: number): Promise<Element> {
  const head = await readWithin(source, at, Math.min(HEAD_BYTES, limit - at))
  const idBytes = lengthOf(head[0])
  const sizeBytes = lengthOf(head[idBytes])
  if (idBytes > 4 || head.length < idBytes + sizeBytes) throw damagedVideoError()
  const body = at + idBytes + sizeBytes
  const size = sizeIn(head.subarray(idBytes, idBytes + sizeBytes))
  const end = size === null ? null : body + size
  if (end !== null && end > limit) throw damagedVideoError()
  return { id: head.readUIntBE(0, idBytes), at, body, end }
}

/** The leading zero bits of the first byte encode the length of a number. */
function lengthOf(first: number | undefined): number {
  if (!first) throw damagedVideoError()
  return Math.clz32(first) - 23
}

/** Null for the reserved value "unknown size", with all bits set. */
function sizeIn(bytes: Buffer): number | null {
  const mark = 1 << (8 - bytes.length)
  let value = (bytes[0] ?? 0) & (mark - 1)
  let isUnknown = value === mark - 1
  for (const byte of bytes.subarray(1)) {
    value = value * 256 + byte
    isUnknown &&= byte === 255
  }
  return isUnknown ? null : value
}

/** The child elements between two offsets. */
async function elementsIn(source: ByteSource, from: number, to: number): Promise<Element[]> {
  const elements: Element[] = []
  for (let at = from; at < to; ) {
    const element = await readElement(source, at, to)
    if (element.end === null || elements.length > 1_000) throw damagedVideoError()
    elements.push(element)
    at = element.end
  }
  return elements
}

/** Turns an element into an empty Void element of the same size, so that no offset in the file changes. */
function voidElement(at: number, end: number): Edit[] {
  const sizeBytes = Math.min(8, end - at - 1)
  if (sizeBytes < 1) throw damagedVideoError()
  const head = Buffer.alloc(1 + sizeBytes)
  head[0] = 0xec
  let size = end - at - head.length
  for (let i = sizeBytes; i > 0; i--) {
    head[i] = size % 256
    size = Math.floor(size / 256)
  }
  head[1] = (head[1] ?? 0) | (1 << (8 - sizeBytes))
  return [replaceBytes(at, head), zeros(at + head.length, end)]
}

/** Element ids of the format. */
const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const CLUSTER = 0x1f43b675
const TRACK = 0xae
const TRACK_TYPE = 0x83
const CODEC = 0x86
const [SEEK_HEAD, CUES, TAGS, ATTACHMENTS, CHAPTERS] = [0x114d9b74, 0x1c53bb6b, 0x1254c367, 0x1941a469, 0x1043a770]
/** Top-level elements of a segment. One of them ends a cluster of unknown size. */
const PARTS: readonly number[] = [SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES, TAGS, ATTACHMENTS, CHAPTERS]
const ALLOWED_PARTS: readonly number[] = [SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES]
/** Time scale, duration, and the muxing and writing apps, which the format requires. */
const ALLOWED_INFO: readonly number[] = [0x2ad7b1, 0x4489, 0x4d80, 0x5741]
/** A track's name is free text, and its checksum would no longer match. */
const [TRACK_NAME, CHECKSUM] = [0x536e, 0xbf]
const [PICTURE, SOUND] = [1, 2]
const PLAYABLE = ['V_VP8', 'V_VP9', 'V_AV1']
const MAX_ELEMENTS = 2_000_000

/**
 * The edits that remove everything but picture and sound from a WebM file: tags, attachments, chapters, title and date become empty
 * elements of the same size. Throws InvalidInputError for files it cannot parse.
 */
export async function cleanWebm(source: ByteSource): Promise<Edit[]> {
  const head = await readElement(source, 0, source.size)
  if (head.id !== EBML || head.end === null) throw damagedVideoError()
  await assertWebm(source, head)
  const segment = await readElement(source, head.end, source.size)
  if (segment.id !== SEGMENT || (segment.end ?? source.size) !== source.size) throw damagedVideoError()
  const edits: Edit[] = []
  const seen = { tracks: 0, clusters: 0 }
  let inCluster = false
  let at = segment.body
  for (let count = 0; at < source.size; count++) {
    if (count > MAX_ELEMENTS) throw damagedVideoError()
    const part = await readElement(source, at, source.size)
    inCluster &&= !PARTS.includes(part.id)
    if (part.end === null) {
      if (part.id !== CLUSTER) throw damagedVideoError()
      inCluster = true
      seen.clusters++
      at = part.body
      continue
    }
    at = part.end
    if (inCluster) continue
    if (part.id === CLUSTER) seen.clusters++
    else if (part.id === INFO) edits.push(...(await cleanInfo(source, part.body, part.end)))
    else if (part.id === TRACKS) {
      seen.tracks++
      edits.push(...(await cleanTracks(source, part.body, part.end)))
    } else if (!ALLOWED_PARTS.includes(part.id)) edits.push(...voidElement(part.at, part.end))
  }
  if (seen.tracks !== 1 || seen.clusters === 0) throw damagedVideoError()
  return edits
}

async function assertWebm(source: ByteSource, { body, end }: Element): Promise<void> {
  const type = (await elementsIn(source, body, end ?? body)).find(({ id }) => id === DOC_TYPE)
  const text = type && (await textOf(source, type))
  if (text !== 'webm') throw new InvalidInputError(SENTENCES.noVideo)
}

async function cleanInfo(source: ByteSource, from: number, to: number): Promise<Edit[]> {
  const fields = await elementsIn(source, from, to)
  return fields.flatMap(({ id, at, end }) => (ALLOWED_INFO.includes(id) ? [] : voidElement(at, end ?? to)))
}

async function cleanTracks(source: ByteSource, from: number, to: number): Promise<Edit[]> {
  const edits: Edit[] = []
  let pictures = 0
  for (const track of await elementsIn(source, from, to)) {
    if (track.id !== TRACK) {
      edits.push(...voidElement(track.at, track.end ?? to))
      continue
    }
    const fields = await elementsIn(source, track.body, track.end ?? to)
    const field = (wanted: number) => fields.find(({ id }) => id === wanted)
    const [type, codec] = [field(TRACK_TYPE), field(CODEC)]
    if (!type || !codec) throw damagedVideoError()
    const kind = (await readWithin(source, type.body, 1))[0]
    if (kind === PICTURE) {
      pictures++
      if (!PLAYABLE.includes(await textOf(source, codec))) throw new InvalidInputError(SENTENCES.otherCodec)
    } else if (kind !== SOUND) throw damagedVideoError()
    for (const { id, at, end } of fields)
      if (id === TRACK_NAME || id === CHECKSUM) edits.push(...voidElement(at, end ?? to))
  }
  if (pictures === 0) throw new InvalidInputError(SENTENCES.noPicture)
  return edits
}

const MAX_TEXT = 64
async function textOf(source: ByteSource, { body, end }: Element): Promise<string> {
  const bytes = await readWithin(source, body, Math.min(MAX_TEXT, (end ?? body) - body))
  return bytes.toString('latin1').replace(/\0+$/, '')
}
