import 'server-only'
import { broken, type Edit, zeros } from './byte-source'
import type { Box, Tree } from './mp4-boxes'

/** Hours of anything. */
const MOST_SAMPLES = 2_000_000

/**
 * Where in the file the samples of a track stand, chunk by chunk: what a track of positions or of a camera's readings holds is among the
 * pictures, and stays there when only the track goes. Throws InvalidInputError.
 */
export function chunksOf(tree: Tree, table: Box): Edit[] {
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
  throw broken()
}

/** Rows of `width` bytes behind version and count. */
function rowsIn(bytes: Buffer, width: number, countAt = 4): number {
  if (bytes.length < countAt + 4) throw broken()
  const count = bytes.readUInt32BE(countAt)
  if (count * width > bytes.length - countAt - 4) throw broken()
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
  if (bytes.length < 12) throw broken()
  const one = bytes.readUInt32BE(4)
  const count = one === 0 ? rowsIn(bytes, 4, 8) : bytes.readUInt32BE(8)
  if (count > MOST_SAMPLES) throw broken()
  return (sample) => {
    if (sample >= count) throw broken()
    return one || bytes.readUInt32BE(12 + sample * 4)
  }
}

/** Runs of chunks with the same number of samples, each naming its first chunk, counted from 1. */
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
    if (samples === undefined) throw broken()
    return samples
  }
}
