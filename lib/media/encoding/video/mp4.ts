import 'server-only'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { VIDEO_MESSAGES as SENTENCES } from '../../rules/videos'
import { type ByteSource, damagedVideoError, type Edit, readWithin, replaceBytes, zeros } from './byte-source'

/** A box of an MP4 file: `at` and `end` are offsets in the file, and `body` is where its content begins. */
type Box = { type: string; at: number; body: number; end: number }

/** Size and type, and the 64-bit size of large boxes. */
const BOX_HEAD_BYTES = 16
const MAX_BOXES = 50_000

/** Reads the head of a box. A box of size 0 extends to `end`. Throws InvalidInputError. */
function readBox(head: Buffer, at: number, end: number): Box {
  if (head.length < 8) throw damagedVideoError()
  const sizeField = head.readUInt32BE(0)
  if (sizeField === 1 && head.length < BOX_HEAD_BYTES) throw damagedVideoError()
  const size = sizeField === 0 ? end - at : sizeField === 1 ? Number(head.readBigUInt64BE(8)) : sizeField
  const headBytes = sizeField === 1 ? BOX_HEAD_BYTES : 8
  if (size < headBytes || at + size > end) throw damagedVideoError()
  return { type: head.toString('latin1', 4, 8), at, body: at + headBytes, end: at + size }
}

/** The boxes between two offsets; `bytes` begin at `start` in the file. Fewer than 8 bytes at the end are padding. */
function boxesIn(bytes: Buffer, start: number, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const box = readBox(bytes.subarray(at - start, at - start + BOX_HEAD_BYTES), at, to)
    boxes.push(box)
    if (boxes.length > MAX_BOXES) throw damagedVideoError()
    at = box.end
  }
  return boxes
}

/** Turns a box into an empty "free" box of the same size, so that no offset in the file changes. */
const freeBox = ({ at, body, end }: Box): Edit[] => [replaceBytes(at + 4, Buffer.from('free')), zeros(body, end)]

/** A box in memory with its descendants. */
class Tree {
  constructor(
    private readonly bytes: Buffer,
    private readonly start: number,
  ) {}

  children(box: Box): Box[] {
    return boxesIn(this.bytes, this.start, box.body, box.end)
  }
  /** The first box at the end of a path of types. */
  find(box: Box, ...path: string[]): Box | undefined {
    let found: Box | undefined = box
    for (const type of path) found = found && this.children(found).find((one) => one.type === type)
    return found
  }
  bodyOf({ body, end }: Box): Buffer {
    return this.bytes.subarray(body - this.start, end - this.start)
  }
}

/** Enough for hours of video. */
const MAX_SAMPLES = 2_000_000

/**
 * Zeros the samples of a track, chunk by chunk. The samples of a track with positions or sensor data lie between the pictures, so removing
 * only the track would leave them in the file. Throws InvalidInputError.
 */
function chunksOf(tree: Tree, table: Box): Edit[] {
  const sizes = sizesIn(tree, table)
  const perChunk = samplesPerChunk(tree, table)
  let sample = 0
  return offsetsIn(tree, table).map((at, chunk) => {
    const count = perChunk(chunk + 1)
    let length = 0
    for (let i = 0; i < count; i++) length += sizes(sample++)
    return zeros(at, at + length)
  })
}

function body(tree: Tree, table: Box, ...types: string[]): { type: string; bytes: Buffer } {
  for (const type of types) {
    const found = tree.find(table, type)
    if (found) return { type, bytes: tree.bodyOf(found) }
  }
  throw damagedVideoError()
}

/** The number of rows of `width` bytes in a table, after its version and count. */
function rowsIn(bytes: Buffer, width: number, countAt = 4): number {
  if (bytes.length < countAt + 4) throw damagedVideoError()
  const count = bytes.readUInt32BE(countAt)
  if (count * width > bytes.length - countAt - 4) throw damagedVideoError()
  return count
}

function offsetsIn(tree: Tree, table: Box): number[] {
  const { type, bytes } = body(tree, table, 'stco', 'co64')
  const width = type === 'co64' ? 8 : 4
  return Array.from({ length: rowsIn(bytes, width) }, (_, row) =>
    width === 8 ? Number(bytes.readBigUInt64BE(8 + row * 8)) : bytes.readUInt32BE(8 + row * 4),
  )
}

function sizesIn(tree: Tree, table: Box): (sample: number) => number {
  const { bytes } = body(tree, table, 'stsz')
  if (bytes.length < 12) throw damagedVideoError()
  const one = bytes.readUInt32BE(4)
  const count = one === 0 ? rowsIn(bytes, 4, 8) : bytes.readUInt32BE(8)
  if (count > MAX_SAMPLES) throw damagedVideoError()
  return (sample) => {
    if (sample >= count) throw damagedVideoError()
    return one || bytes.readUInt32BE(12 + sample * 4)
  }
}

/** The table lists runs of chunks with the same number of samples, each with its first chunk, counted from 1. */
function samplesPerChunk(tree: Tree, table: Box): (chunk: number) => number {
  const { bytes } = body(tree, table, 'stsc')
  const runs = Array.from({ length: rowsIn(bytes, 12) }, (_, row) => ({
    first: bytes.readUInt32BE(8 + row * 12),
    samples: bytes.readUInt32BE(12 + row * 12),
  }))
  let run = 0
  return (chunk) => {
    while ((runs[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= chunk) run++
    const samples = runs[run]?.samples
    if (samples === undefined) throw damagedVideoError()
    return samples
  }
}

/** A video of an hour has less. */
const MAX_INDEX_BYTES = 8 * 1024 * 1024
const MAX_TOP_BOXES = 20_000
/** Removing a track takes time for each of its samples. */
const MAX_TRACKS = 50

/** The boxes allowed in each container; all others are removed. */
const ALLOWED: Record<string, readonly string[]> = {
  file: ['ftyp', 'mdat', 'moov', 'moof', 'mfra', 'sidx', 'ssix', 'styp', 'wide'],
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'mdia', 'edts', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'gmhd', 'nmhd', 'hdlr', 'dinf', 'stbl'],
  stbl: [
    'stsd',
    'stts',
    'ctts',
    'cslg',
    'stss',
    'stps',
    'sdtp',
    'stsc',
    'stsz',
    'stz2',
    'stco',
    'co64',
    'sgpd',
    'sbgp',
    'subs',
  ],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio'],
}
/** Boxes with the time of filming: two timestamps after the version, longer ones in version 1. */
const DATED = ['mvhd', 'tkhd', 'mdhd']
/** Codecs that all browsers play. */
const PLAYABLE = ['avc1', 'avc3', 'av01', 'vp08', 'vp09']

/**
 * The edits that remove metadata about place, time and camera from an MP4 or QuickTime file. Metadata boxes become empty boxes of the
 * same size, so that no offset changes, and tracks that are neither picture nor sound are removed with their samples. Throws
 * InvalidInputError for files it cannot parse and for codecs that not every browser plays.
 */
export async function cleanMp4(source: ByteSource): Promise<Edit[]> {
  const edits: Edit[][] = []
  const seen = { moov: 0, mdat: 0, moof: 0, removed: 0 }
  let at = 0
  for (let count = 0; at < source.size; count++) {
    if (count > MAX_TOP_BOXES) throw damagedVideoError()
    const head = await readWithin(source, at, Math.min(BOX_HEAD_BYTES, source.size - at))
    const box = readBox(head, at, source.size)
    at = box.end
    if (!ALLOWED.file?.includes(box.type)) edits.push(freeBox(box))
    if (box.type === 'mdat') seen.mdat++
    if (box.type !== 'moov' && box.type !== 'moof') continue
    if (box.end - box.at > MAX_INDEX_BYTES) throw damagedVideoError()
    const tree = new Tree(await readWithin(source, box.at, box.end - box.at), box.at)
    seen[box.type]++
    edits.push(cleanBox(tree, box))
    if (box.type === 'moov') {
      const other = otherTracks(tree, box)
      seen.removed += other.length
      edits.push(other)
    }
  }
  if (seen.moov !== 1 || seen.mdat === 0) throw damagedVideoError()
  // In a fragmented file, the samples of a removed track cannot be located.
  if (seen.moof > 0 && seen.removed > 0) throw damagedVideoError()
  const all = edits.flat()
  if (all.some((edit) => edit.at < 0 || edit.at + edit.length > source.size)) throw damagedVideoError()
  return all
}

function cleanBox(tree: Tree, box: Box): Edit[] {
  return tree.children(box).flatMap((child) => {
    if (!ALLOWED[box.type]?.includes(child.type)) return freeBox(child)
    if (DATED.includes(child.type)) return withoutTimes(tree, child)
    return child.type in ALLOWED ? cleanBox(tree, child) : []
  })
}

function withoutTimes(tree: Tree, box: Box): Edit[] {
  const times = tree.bodyOf(box)[0] === 1 ? 16 : 8
  if (box.body + 4 + times > box.end) throw damagedVideoError()
  return [zeros(box.body + 4, box.body + 4 + times)]
}

/** Removes tracks that are neither picture nor sound, and their samples. Throws when there is no picture that browsers can play. */
function otherTracks(tree: Tree, moov: Box): Edit[] {
  let pictures = 0
  const tracks = tree.children(moov).filter(({ type }) => type === 'trak')
  if (tracks.length > MAX_TRACKS) throw damagedVideoError()
  const edits = tracks.flatMap((track) => {
    const handler = tree.find(track, 'mdia', 'hdlr')
    const table = tree.find(track, 'mdia', 'minf', 'stbl')
    if (!handler || !table) throw damagedVideoError()
    const kind = tree.bodyOf(handler).toString('latin1', 8, 12)
    if (kind === 'vide') {
      pictures++
      assertPlayable(tree, table)
    }
    return kind === 'vide' || kind === 'soun' ? [] : [...chunksOf(tree, table), ...freeBox(track)]
  })
  if (pictures === 0) throw new InvalidInputError(SENTENCES.noPicture)
  return edits
}

function assertPlayable(tree: Tree, table: Box): void {
  const description = tree.find(table, 'stsd')
  if (!description) throw damagedVideoError()
  const codec = tree.bodyOf(description).toString('latin1', 12, 16)
  if (!PLAYABLE.includes(codec)) throw new InvalidInputError(SENTENCES.otherCodec)
}
