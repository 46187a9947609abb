import fc from 'fast-check'
import { countBits } from './bit-counts'

const WIDTH = 3

test('of every bit it is said in how many rows it is set', () => {
  const row = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: WIDTH, maxLength: WIDTH })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const counts = countBits(Uint8Array.from(rows.flat()), WIDTH)
      expect(counts).toHaveLength(WIDTH * 8)
      for (const [place, count] of counts.entries()) {
        const having = rows.filter((bytes) => ((bytes[Math.floor(place / 8)] ?? 0) >> (place % 8)) & 1)
        expect(count).toBe(having.length)
      }
    }),
  )
})

test('no rows are no bits, and more rows than a byte can count are counted', () => {
  expect(countBits(new Uint8Array(), 1)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  expect(countBits(new Uint8Array(70_000).fill(0b101), 1).slice(0, 3)).toEqual([70_000, 0, 70_000])
})
