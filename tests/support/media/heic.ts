/** HEIC files as phones make them, put together from boxes (ISO 23008-12) around one tile from an HEVC encoder. */

/** 512 x 512, the left half red, the right half blue: parameter sets and one picture, as an HEVC stream. */
const TILE =
  'AAAAAUABDAH//wQIAAADAJ+oAAADAABaugJAAAAAAUIBAQQIAAADAJ+oAAADAABaoAQCAIBZbpKTC8BaAgAAAwACAAADADIQAAAAAUQBwHGDEgAAASgBrC0IFyk5zGKUpSEIQkAsof53/7LILIPfTQE9h//WMNwmS93Deu/KMBBA5I2kc6xwGLAZ6KcIzGAD/BwgPYHMAFzAHn1JD+AFbCEkA3JAMiAAABPiAqoAADCWDTgAAIpQQUAAAN/AuYAAAkCC1gAD64bcAAZCDfgACVWdEAANAbJgABJsVsA='

const number = (value: number, bytes: number) => {
  const out = Buffer.alloc(bytes)
  out.writeUIntBE(value, 0, bytes)
  return out
}
const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([number(body.length + 8, 4), Buffer.from(type, 'latin1'), body])
}
const fullBox = (type: string, version: number, ...parts: Buffer[]) =>
  box(type, number(version, 1), number(0, 3), ...parts)

type Item = { id: number; type: string; data: Buffer; properties: number[] }

const units = Buffer.from(TILE, 'base64')
  .toString('latin1')
  .split('\0\0\x01')
  .map((unit) => (unit.endsWith('\0') ? unit.slice(0, -1) : unit))
  .filter((unit) => unit !== '')
  .map((unit) => Buffer.from(unit, 'latin1'))
const kindOf = (unit: Buffer) => ((unit[0] ?? 0) >> 1) & 63
const picture = Buffer.concat(
  units.filter((unit) => kindOf(unit) < 32).flatMap((unit) => [number(unit.length, 4), unit]),
)

/** How to decode the tile: profile and level from its own sequence parameters, then the parameter sets. */
function decoderSettings(): Buffer {
  const sets = units.filter((unit) => [32, 33, 34].includes(kindOf(unit)))
  const sequence = sets.find((unit) => kindOf(unit) === 33)?.toString('latin1') ?? ''
  const profile = Buffer.from(sequence.replaceAll('\0\0\x03', '\0\0'), 'latin1').subarray(3, 15)
  const fixed = Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, sets.length])
  const lists = sets.flatMap((unit) => [number(0x80 | kindOf(unit), 1), number(1, 2), number(unit.length, 2), unit])
  return box('hvcC', number(1, 1), profile, fixed, ...lists)
}

type PhoneHeic = {
  /** In tiles of 512 x 512, at least two. A phone's 12 megapixels are 8 x 6. */
  columns?: number
  rows?: number
  /** Quarter turns to the left that the phone requests. */
  turns?: 0 | 1 | 2 | 3
  /** The size that the file states, where it is wrong. */
  statedSize?: { width: number; height: number }
}

/** A grid of tiles, each red on its left and blue on its right, with a camera's name and a position in its metadata. */
export function phoneHeic({ columns = 2, rows = 1, turns = 0, statedSize }: PhoneHeic = {}): Buffer {
  const [width, height] = [statedSize?.width ?? columns * 512, statedSize?.height ?? rows * 512]
  const tiles = Array.from({ length: columns * rows }, (_, index) => index + 1)
  const [gridId, exifId] = [tiles.length + 1, tiles.length + 2]
  const layout = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), number(width, 4), number(height, 4)])
  const items: Item[] = [
    ...tiles.map((id) => ({ id, type: 'hvc1', data: picture, properties: [1, 2] })),
    { id: gridId, type: 'grid', data: layout, properties: [3, 4] },
    { id: exifId, type: 'Exif', data: Buffer.from('\0\0\0\0SecretCamera 28.5383 N'), properties: [] },
  ]
  const size = (w: number, h: number) => fullBox('ispe', 0, number(w, 4), number(h, 4))
  const properties = [decoderSettings(), size(512, 512), size(width, height), box('irot', number(turns, 1))]
  const references = fullBox('iref', 0, reference('dimg', gridId, tiles), reference('cdsc', exifId, [gridId]))
  return wrap(items, properties, references, gridId)
}

const reference = (type: string, from: number, to: number[]) =>
  box(type, number(from, 2), number(to.length, 2), ...to.map((id) => number(id, 2)))

function wrap(items: Item[], properties: Buffer[], references: Buffer, primary: number): Buffer {
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
  const meta = (start: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, number(0, 4), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, number(primary, 2)),
      fullBox('iinf', 0, number(items.length, 2), ...items.map(describe)),
      fullBox('iloc', 1, number(0x4400, 2), number(items.length, 2), ...places(items, start)),
      references,
      box('iprp', box('ipco', ...properties), assigned(items)),
    )
  const start = head.length + meta(0).length + 8
  return Buffer.concat([head, meta(start), box('mdat', ...items.map(({ data }) => data))])
}

const describe = ({ id, type }: Item) =>
  fullBox('infe', 2, number(id, 2), number(0, 2), Buffer.from(`${type}\0`, 'latin1'))

function places(items: Item[], start: number): Buffer[] {
  let at = start
  return items.map(({ id, data }) => {
    const place = Buffer.concat([number(id, 2), number(0, 4), number(1, 2), number(at, 4), number(data.length, 4)])
    at += data.length
    return place
  })
}

function assigned(items: Item[]): Buffer {
  const some = items.filter(({ properties }) => properties.length > 0)
  const rows = some.flatMap(({ id, properties }) => [
    number(id, 2),
    number(properties.length, 1),
    Buffer.from(properties.map((index) => index | 0x80)),
  ])
  return fullBox('ipma', 0, number(some.length, 4), ...rows)
}
