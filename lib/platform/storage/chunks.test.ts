import { assertPieceFits, PIECE_BYTES } from './chunks'

test('every piece of a file except the last has the full size', () => {
  const piece = (byteLength: number) => new Uint8Array(byteLength)
  expect(() => assertPieceFits(piece(PIECE_BYTES), 0, PIECE_BYTES + 5)).not.toThrow()
  expect(() => assertPieceFits(piece(5), PIECE_BYTES, PIECE_BYTES + 5)).not.toThrow()
  for (const [length, before] of [
    [5, 0],
    [6, PIECE_BYTES],
    [0, PIECE_BYTES],
  ] as const)
    expect(() => assertPieceFits(piece(length), before, PIECE_BYTES + 5)).toThrow('does not fit')
})
