/** How many pairs of letters two words share, from 0 to 1 (Dice's coefficient). */
export function sharedPairs(a: string, b: string): number {
  const [one, rest] = [pairsOf(a), pairsOf(b)]
  const total = one.length + rest.length
  const common = one.filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return total === 0 ? 0 : (2 * common.length) / total
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))
}
