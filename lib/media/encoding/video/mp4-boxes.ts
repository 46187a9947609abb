import 'server-only'
import { broken, type Edit, written, zeros } from './byte-source'

/** A box of an MP4 file: `at` and `end` are places of the whole file, `body` is where what it holds begins. */
export type Box = { type: string; at: number; body: number; end: number }

/** Size and type, and the size of large ones. */
export const BOX_HEAD_BYTES = 16
const MOST_BOXES = 50_000

/** The box whose head these bytes are; one of size 0 goes to `end`. Throws InvalidInputError. */
export function readBox(head: Buffer, at: number, end: number): Box {
  if (head.length < 8) throw broken()
  const said = head.readUInt32BE(0)
  if (said === 1 && head.length < BOX_HEAD_BYTES) throw broken()
  const size = said === 0 ? end - at : said === 1 ? Number(head.readBigUInt64BE(8)) : said
  const headBytes = said === 1 ? BOX_HEAD_BYTES : 8
  if (size < headBytes || at + size > end) throw broken()
  return { type: head.toString('latin1', 4, 8), at, body: at + headBytes, end: at + size }
}

/** The boxes of one that is read whole; `start` is where `bytes` begin in the file. Fewer than 8 bytes at the end are filling. */
export function boxesIn(bytes: Buffer, start: number, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const box = readBox(bytes.subarray(at - start, at - start + BOX_HEAD_BYTES), at, to)
    boxes.push(box)
    if (boxes.length > MOST_BOXES) throw broken()
    at = box.end
  }
  return boxes
}

/** Makes a box one that says nothing: every place in the file stays where it is. */
export const freed = ({ at, body, end }: Box): Edit[] => [written(at + 4, Buffer.from('free')), zeros(body, end)]

/** A box that is read whole, with what stands in it. */
export class Tree {
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
  /** What a box holds. */
  bodyOf({ body, end }: Box): Buffer {
    return this.bytes.subarray(body - this.start, end - this.start)
  }
}
