/** Repeatable randomness: the same seed gives the same values on every machine and in every year. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number
  /** An integer, both bounds included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Up to `count` different entries, in random order. */
  some<T>(list: readonly T[], count: number): T[]
  /** One entry; the numbers are relative weights. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T
  /** A separate generator for one part, so that another value there changes nothing elsewhere. */
  fork(part: string): Random
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** Mulberry32: one 32-bit state, good enough for data that only has to look real. */
function mulberry32(state: number): () => number {
  let a = state
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function createRandom(seed: string | number): Random {
  const next = mulberry32(hash(String(seed)))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Cannot pick from an empty list.')
    return list[int(0, list.length - 1)] as T
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    some: (list, count) => {
      const rest = [...list]
      const picked: typeof rest = []
      while (picked.length < count && rest.length > 0) picked.push(...rest.splice(int(0, rest.length - 1), 1))
      return picked
    },
    weighted: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [choice, weight] of choices) {
        left -= weight
        if (left < 0) return choice
      }
      return pick(choices)[0]
    },
    fork: (part) => createRandom(`${seed}/${part}`),
  }
}
