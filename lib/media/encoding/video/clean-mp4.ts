import 'server-only'
import { InvalidInputError } from '@/lib/platform/errors'
import { VIDEO_SENTENCES as SAYS } from '../../schema/video'
import { type ByteSource, broken, type Edit, readWithin, zeros } from './byte-source'
import { BOX_HEAD_BYTES, type Box, freed, readBox, Tree } from './mp4-boxes'
import { chunksOf } from './mp4-samples'

/** A film of an hour has less. */
const MOST_INDEX_BYTES = 8 * 1024 * 1024
const MOST_TOP_BOXES = 20_000
/** What goes is counted sample by sample in each. */
const MOST_TRACKS = 50

/** What stays; everything else in these boxes is for programs of cameras and for collectors, and goes. */
const KEPT: Record<string, readonly string[]> = {
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
/** When it was filmed: two times behind the version, each longer in version 1. */
const DATED = ['mvhd', 'tkhd', 'mdhd']
const PLAYED = ['avc1', 'avc3', 'av01', 'vp08', 'vp09']

/**
 * What has to stand elsewise in an MP4 or QuickTime file so that it says neither where nor when nor with what it was filmed: those boxes become
 * empty ones of the same size, so that no place in the file moves, and tracks that are neither picture nor sound go with all that they hold. Throws
 * InvalidInputError for what it cannot understand, and for pictures that not every browser shows.
 */
export async function cleanMp4(source: ByteSource): Promise<Edit[]> {
  const found: Edit[][] = []
  const seen = { moov: 0, mdat: 0, moof: 0, dropped: 0 }
  let at = 0
  for (let count = 0; at < source.size; count++) {
    if (count > MOST_TOP_BOXES) throw broken()
    const head = await readWithin(source, at, Math.min(BOX_HEAD_BYTES, source.size - at))
    const box = readBox(head, at, source.size)
    at = box.end
    if (!KEPT.file?.includes(box.type)) found.push(freed(box))
    if (box.type === 'mdat') seen.mdat++
    if (box.type !== 'moov' && box.type !== 'moof') continue
    if (box.end - box.at > MOST_INDEX_BYTES) throw broken()
    const tree = new Tree(await readWithin(source, box.at, box.end - box.at), box.at)
    seen[box.type]++
    found.push(cleanBox(tree, box))
    if (box.type === 'moov') {
      const other = otherTracks(tree, box)
      seen.dropped += other.length
      found.push(other)
    }
  }
  if (seen.moov !== 1 || seen.mdat === 0) throw broken()
  // In pieces, what belongs to a track that goes cannot be told from the rest.
  if (seen.moof > 0 && seen.dropped > 0) throw broken()
  const edits = found.flat()
  if (edits.some((edit) => edit.at < 0 || edit.at + edit.length > source.size)) throw broken()
  return edits
}

function cleanBox(tree: Tree, box: Box): Edit[] {
  return tree.children(box).flatMap((child) => {
    if (!KEPT[box.type]?.includes(child.type)) return freed(child)
    if (DATED.includes(child.type)) return withoutTimes(tree, child)
    return child.type in KEPT ? cleanBox(tree, child) : []
  })
}

function withoutTimes(tree: Tree, box: Box): Edit[] {
  const times = tree.bodyOf(box)[0] === 1 ? 16 : 8
  if (box.body + 4 + times > box.end) throw broken()
  return [zeros(box.body + 4, box.body + 4 + times)]
}

/** Tracks that are neither picture nor sound, and their samples. Throws where no picture is left that browsers show. */
function otherTracks(tree: Tree, moov: Box): Edit[] {
  let pictures = 0
  const tracks = tree.children(moov).filter(({ type }) => type === 'trak')
  if (tracks.length > MOST_TRACKS) throw broken()
  const edits = tracks.flatMap((track) => {
    const handler = tree.find(track, 'mdia', 'hdlr')
    const table = tree.find(track, 'mdia', 'minf', 'stbl')
    if (!handler || !table) throw broken()
    const kind = tree.bodyOf(handler).toString('latin1', 8, 12)
    if (kind === 'vide') {
      pictures++
      mustBePlayed(tree, table)
    }
    return kind === 'vide' || kind === 'soun' ? [] : [...chunksOf(tree, table), ...freed(track)]
  })
  if (pictures === 0) throw new InvalidInputError(SAYS.noPicture)
  return edits
}

function mustBePlayed(tree: Tree, table: Box): void {
  const description = tree.find(table, 'stsd')
  if (!description) throw broken()
  const codec = tree.bodyOf(description).toString('latin1', 12, 16)
  if (!PLAYED.includes(codec)) throw new InvalidInputError(SAYS.otherCodec)
}
