import fc from 'fast-check'
import { countBits } from './bit-counts'

const WIDTHS = [3, 2] as const

test('of every bit it is said in how many rows of each group it is set', () => {
  const bytes = (width: number) => fc.array(fc.integer({ min: 0, max: 255 }), { minLength: width, maxLength: width })
  const row = fc.record({ first: bytes(WIDTHS[0]), second: bytes(WIDTHS[1]), group: fc.integer({ min: 0, max: 3 }) })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const columns = [
        { bytes: Uint8Array.from(rows.flatMap(({ first }) => first)), width: WIDTHS[0] },
        { bytes: Uint8Array.from(rows.flatMap(({ second }) => second)), width: WIDTHS[1] },
      ]
      const counted = countBits(columns, (n) => rows[n]?.group ?? -1)
      expect([...counted.keys()].sort()).toEqual([...new Set(rows.map(({ group }) => group))].sort())
      for (const [group, { count, bits }] of counted) {
        const own = rows.filter((one) => one.group === group)
        expect(count).toBe(own.length)
        expect(bits).toHaveLength((WIDTHS[0] + WIDTHS[1]) * 8)
        for (const [place, having] of bits.entries()) {
          const isSet = ({ first, second }: (typeof rows)[number]) =>
            (([...first, ...second][Math.floor(place / 8)] ?? 0) >> (place % 8)) & 1
          expect(having).toBe(own.filter(isSet).length)
        }
      }
    }),
  )
})

test('no rows are no groups, and more rows than a byte can count are counted', () => {
  expect(countBits([{ bytes: new Uint8Array(), width: 1 }], () => 0).size).toBe(0)
  const counted = countBits([{ bytes: new Uint8Array(70_000).fill(0b101), width: 1 }], () => 0).get(0)
  expect(counted?.count).toBe(70_000)
  expect(counted?.bits.slice(0, 3)).toEqual([70_000, 0, 70_000])
})
