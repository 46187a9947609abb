import { VIDEO_MESSAGES } from '../../rules/videos'
import { applyEdits, readWithin, replaceBytes, sourceOfPieces, zeros } from './byte-source'

const FILE = Buffer.from('abcdefghij')
const pieces = [FILE.subarray(0, 4), FILE.subarray(4, 8), FILE.subarray(8)]

test('a file in pieces is read as one, and each piece is fetched once', async () => {
  const fetched: number[] = []
  const source = sourceOfPieces(FILE.length, 4, async (piece) => {
    fetched.push(piece)
    return pieces[piece] ?? FILE
  })
  expect(String(await source.read(0, 3))).toBe('abc')
  expect(String(await source.read(2, 7))).toBe('cdefghi')
  expect(String(await source.read(9, 1))).toBe('j')
  expect(fetched).toEqual([0, 1, 2])
  for (const [at, length] of [
    [-1, 2],
    [9, 2],
    [3, -1],
  ] as const)
    expect(() => readWithin(source, at, length)).toThrow(VIDEO_MESSAGES.broken)
})

test('edits are applied to each piece, also across boundaries', () => {
  const edits = [replaceBytes(3, Buffer.from('XY')), zeros(6, 9)]
  const changed = pieces.map((piece, at) => applyEdits(piece, at * 4, edits))
  expect(changed.map((piece) => piece && Buffer.from(piece).toString('latin1'))).toEqual(['abcX', 'Yf\0\0', '\0j'])
  expect(applyEdits(FILE, 20, edits)).toBeNull()
})
