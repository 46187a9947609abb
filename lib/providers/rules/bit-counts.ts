const BITS = 8
const VALUES = 256

/**
 * How often each bit is set in rows of `width` bytes, the lowest bit of the first byte first. Each row only raises a number per byte, by
 * the byte's value; what bits a value has is asked once at the end, however many rows there are.
 */
export function countBits(rows: Uint8Array, width: number): number[] {
  const byValue = new Uint32Array(width * VALUES)
  for (let at = 0; at < rows.length; at++) {
    const cell = (at % width) * VALUES + (rows[at] ?? 0)
    byValue[cell] = (byValue[cell] ?? 0) + 1
  }
  const counts = Array<number>(width * BITS).fill(0)
  // entries() would make a pair for each of thousands of cells, of which few are used.
  for (let cell = 0; cell < byValue.length; cell++) {
    const rowsWithIt = byValue[cell] ?? 0
    if (rowsWithIt === 0) continue
    const first = Math.floor(cell / VALUES) * BITS
    for (let bit = 0; bit < BITS; bit++)
      if ((cell >> bit) & 1) counts[first + bit] = (counts[first + bit] ?? 0) + rowsWithIt
  }
  return counts
}
