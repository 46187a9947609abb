import fc from 'fast-check'
import { LANE_MASK, readLane, shiftsOf, spreadBits } from './lanes'

const word = fc.bigInt({ min: 0n, max: (1n << 63n) - 1n })
const allBits = Array.from({ length: 63 }, (_, bit) => bit)

test('the sums say of every bit how often it was set', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const sums = new Map(
        shiftsOf(allBits).map((shift) => [
          shift,
          words.reduce((sum, one) => sum + ((one >> BigInt(shift)) & LANE_MASK), 0n),
        ]),
      )
      for (const bit of allBits) {
        const counted = words.filter((one) => (one >> BigInt(bit)) & 1n).length
        expect(readLane(sums.get(bit % 21) ?? 0n, bit)).toBe(counted)
      }
    }),
  )
})

test('thirty bits of our own need ten sums', () => {
  const bits = spreadBits(30)
  expect(new Set(bits).size).toBe(30)
  expect(Math.max(...bits)).toBeLessThan(63)
  expect(shiftsOf(bits)).toHaveLength(10)
})
