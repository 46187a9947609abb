const BITS = 8
const VALUES = 256

/** How many rows there are, and how often each bit is set in them: the lowest bit of the first byte first. */
export type BitCounts = { count: number; bits: number[] }

/** The same bytes of all rows, `width` of each. */
export type Column = { bytes: Uint8Array; width: number }

/**
 * Counts the bits of rows by group. A row only raises a number per byte, by the byte's value; what bits a value has is asked once at the
 * end, however many rows there are.
 */
export function countBits(columns: readonly Column[], groupOf: (row: number) => number): Map<number, BitCounts> {
  const groups = new Map<number, { count: number; byValue: Uint32Array }>()
  const rows = columns[0] ? columns[0].bytes.length / columns[0].width : 0
  const cellsOfAll = columns.reduce((sum, { width }) => sum + width, 0) * VALUES
  for (let row = 0; row < rows; row++) {
    const key = groupOf(row)
    const group = groups.get(key) ?? { count: 0, byValue: new Uint32Array(cellsOfAll) }
    if (group.count++ === 0) groups.set(key, group)
    const { byValue } = group
    let cells = 0
    for (const { bytes, width } of columns) {
      for (let at = row * width; at < (row + 1) * width; at++, cells += VALUES) {
        const cell = cells + (bytes[at] ?? 0)
        byValue[cell] = (byValue[cell] ?? 0) + 1
      }
    }
  }
  return new Map([...groups].map(([key, { count, byValue }]) => [key, { count, bits: bitsIn(byValue) }]))
}

function bitsIn(byValue: Uint32Array): number[] {
  const bits = Array<number>((byValue.length / VALUES) * BITS).fill(0)
  // entries() would make a pair for each of thousands of cells, of which few are used.
  for (let cell = 0; cell < byValue.length; cell++) {
    const rowsWithIt = byValue[cell] ?? 0
    if (rowsWithIt === 0) continue
    const first = Math.floor(cell / VALUES) * BITS
    for (let bit = 0; bit < BITS; bit++)
      if ((cell >> bit) & 1) bits[first + bit] = (bits[first + bit] ?? 0) + rowsWithIt
  }
  return bits
}
