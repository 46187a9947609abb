import 'server-only'
import { InvalidInputError } from '@/lib/platform/errors'
import { VIDEO_SENTENCES as SAYS } from '../../schema/video'
import { type ByteSource, broken, type Edit, readWithin } from './byte-source'
import { type Element, elementsIn, readElement, voided } from './webm-elements'

/** Names of elements, as the format numbers them. */
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
/** What may stand in a segment; what follows a cluster that says no size is one of them. */
const PARTS: readonly number[] = [SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES, TAGS, ATTACHMENTS, CHAPTERS]
const KEPT_PARTS: readonly number[] = [SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES]
/** Scale of times, length, and the programs that made it, which the format demands. */
const KEPT_INFO: readonly number[] = [0x2ad7b1, 0x4489, 0x4d80, 0x5741]
/** A track's name is free text; a sum over what is no more the same would be wrong. */
const [TRACK_NAME, SUM] = [0x536e, 0xbf]
const [PICTURE, SOUND] = [1, 2]
const PLAYED = ['V_VP8', 'V_VP9', 'V_AV1']
const MOST_ELEMENTS = 2_000_000

/**
 * What has to stand elsewise in a WebM file so that it says nothing but its pictures and its sound: tags, attachments, chapters, title and date
 * become empty elements of the same size. Throws InvalidInputError for what it cannot understand.
 */
export async function cleanWebm(source: ByteSource): Promise<Edit[]> {
  const head = await readElement(source, 0, source.size)
  if (head.id !== EBML || head.end === null) throw broken()
  await mustBeWebm(source, head)
  const segment = await readElement(source, head.end, source.size)
  if (segment.id !== SEGMENT || (segment.end ?? source.size) !== source.size) throw broken()
  const edits: Edit[] = []
  const seen = { tracks: 0, clusters: 0 }
  let inCluster = false
  let at = segment.body
  for (let count = 0; at < source.size; count++) {
    if (count > MOST_ELEMENTS) throw broken()
    const part = await readElement(source, at, source.size)
    inCluster &&= !PARTS.includes(part.id)
    if (part.end === null) {
      if (part.id !== CLUSTER) throw broken()
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
    } else if (!KEPT_PARTS.includes(part.id)) edits.push(...voided(part.at, part.end))
  }
  if (seen.tracks !== 1 || seen.clusters === 0) throw broken()
  return edits
}

async function mustBeWebm(source: ByteSource, { body, end }: Element): Promise<void> {
  const type = (await elementsIn(source, body, end ?? body)).find(({ id }) => id === DOC_TYPE)
  const text = type && (await textOf(source, type))
  if (text !== 'webm') throw new InvalidInputError(SAYS.noVideo)
}

async function cleanInfo(source: ByteSource, from: number, to: number): Promise<Edit[]> {
  const fields = await elementsIn(source, from, to)
  return fields.flatMap(({ id, at, end }) => (KEPT_INFO.includes(id) ? [] : voided(at, end ?? to)))
}

async function cleanTracks(source: ByteSource, from: number, to: number): Promise<Edit[]> {
  const edits: Edit[] = []
  let pictures = 0
  for (const track of await elementsIn(source, from, to)) {
    if (track.id !== TRACK) {
      edits.push(...voided(track.at, track.end ?? to))
      continue
    }
    const fields = await elementsIn(source, track.body, track.end ?? to)
    const field = (wanted: number) => fields.find(({ id }) => id === wanted)
    const [type, codec] = [field(TRACK_TYPE), field(CODEC)]
    if (!type || !codec) throw broken()
    const kind = (await readWithin(source, type.body, 1))[0]
    if (kind === PICTURE) {
      pictures++
      if (!PLAYED.includes(await textOf(source, codec))) throw new InvalidInputError(SAYS.otherCodec)
    } else if (kind !== SOUND) throw broken()
    for (const { id, at, end } of fields) if (id === TRACK_NAME || id === SUM) edits.push(...voided(at, end ?? to))
  }
  if (pictures === 0) throw new InvalidInputError(SAYS.noPicture)
  return edits
}

const MOST_TEXT = 64
async function textOf(source: ByteSource, { body, end }: Element): Promise<string> {
  const bytes = await readWithin(source, body, Math.min(MOST_TEXT, (end ?? body) - body))
  return bytes.toString('latin1').replace(/\0+$/, '')
}
