/**
 * Counting many bits with few sums. A 64-bit word is read as three lanes of 21 bits; `(word >> shift) & LANE_MASK` leaves
 * one bit at the foot of each lane, so that one sum over all rows counts three bits at once, up to two million each.
 */
const LANE_BITS = 21
const LANES = 3
export const LANE_MASK = (1n << BigInt(2 * LANE_BITS)) | (1n << BigInt(LANE_BITS)) | 1n

/** Places for `count` bits of our own that need the fewest sums. */
export function spreadBits(count: number): number[] {
  const perLane = Math.ceil(count / LANES)
  return Array.from({ length: count }, (_, index) => (index % perLane) + LANE_BITS * Math.floor(index / perLane))
}

/** The shifts whose sums hold these bits, ascending. */
export function shiftsOf(bits: readonly number[]): number[] {
  return [...new Set(bits.map((bit) => bit % LANE_BITS))].toSorted((a, b) => a - b)
}

/** Which of the sums holds a bit: its place in `shifts`. */
export function placeOf(shifts: readonly number[], bit: number): number {
  return shifts.indexOf(bit % LANE_BITS)
}

/** How often a bit was set, from the sum at its shift. */
export function readLane(sum: bigint, bit: number): number {
  return Number(BigInt.asUintN(LANE_BITS, sum >> BigInt(bit - (bit % LANE_BITS))))
}
