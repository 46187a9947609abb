import 'server-only'
import { type ByteSource, broken, type Edit, readWithin, written, zeros } from './byte-source'

/** An element of a WebM file: places are of the whole file; `end` is null where it says no size and goes on until something else begins. */
export type Element = { id: number; at: number; body: number; end: number | null }

/** An id of 4 bytes and a size of 8. */
const HEAD_BYTES = 12

/** The element at a place. Throws InvalidInputError. */
export async function readElement(source: ByteSource, at: number, limit: number): Promise<Element> {
  const head = await readWithin(source, at, Math.min(HEAD_BYTES, limit - at))
  const idBytes = lengthOf(head[0])
  const sizeBytes = lengthOf(head[idBytes])
  if (idBytes > 4 || head.length < idBytes + sizeBytes) throw broken()
  const body = at + idBytes + sizeBytes
  const size = sizeIn(head.subarray(idBytes, idBytes + sizeBytes))
  const end = size === null ? null : body + size
  if (end !== null && end > limit) throw broken()
  return { id: head.readUIntBE(0, idBytes), at, body, end }
}

/** How many bytes a number has is said by the zeros that it begins with. */
function lengthOf(first: number | undefined): number {
  if (!first) throw broken()
  return Math.clz32(first) - 23
}

/** Null where every bit says "not known". */
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

/** The elements of one whose size is known. */
export async function elementsIn(source: ByteSource, from: number, to: number): Promise<Element[]> {
  const elements: Element[] = []
  for (let at = from; at < to; ) {
    const element = await readElement(source, at, to)
    if (element.end === null || elements.length > 1_000) throw broken()
    elements.push(element)
    at = element.end
  }
  return elements
}

/** Makes an element one that says nothing: every place in the file stays where it is. */
export function voided(at: number, end: number): Edit[] {
  const sizeBytes = Math.min(8, end - at - 1)
  if (sizeBytes < 1) throw broken()
  const head = Buffer.alloc(1 + sizeBytes)
  head[0] = 0xec
  let size = end - at - head.length
  for (let i = sizeBytes; i > 0; i--) {
    head[i] = size % 256
    size = Math.floor(size / 256)
  }
  head[1] = (head[1] ?? 0) | (1 << (8 - sizeBytes))
  return [written(at, head), zeros(at + head.length, end)]
}
