/** Five words in a row: what two texts share of these was written once and used twice. */
const SHINGLE = 5

/** Two landing pages of one care type share less than this of their words (docs/rooms/content.md#search-engines). */
export const MOST_SHARED = 0.6

/** What a reader sees of a page: the words of its `main`, without markup, scripts and pictures. */
export function wordsOf(html: string): string[] {
  const main = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? ''
  const text = main
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z#0-9]+;/g, ' ')
  return text.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? []
}

/** Every five words in a row, once. */
export function shinglesOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(SHINGLE - 1).map((_, index) => words.slice(index, index + SHINGLE).join(' ')))
}

/** The share of one page's shingles that stand on another too, 0 to 1. */
export function sharedPart(of: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (of.size === 0) return 0
  let shared = 0
  for (const shingle of of) if (other.has(shingle)) shared += 1
  return shared / of.size
}

export type Worded = { url: string; shingles: ReadonlySet<string> }
/** `shared`: 0 to 1. */
type Sister = { url: string; shared: number }

/** Finds of these pages the one that most of a page's shingles stand on too, itself left out; null where there is no other. */
export function sisterFinder(pages: readonly Worded[]): (page: Worded) => Sister | null {
  // Which pages a shingle stands on, so that a thousand pages are not held against each other pair by pair.
  const standsOn = new Map<string, number[]>()
  for (const [at, { shingles }] of pages.entries())
    for (const shingle of shingles) {
      const known = standsOn.get(shingle)
      if (known) known.push(at)
      else standsOn.set(shingle, [at])
    }
  return ({ url, shingles }) => {
    const counts = new Uint32Array(pages.length)
    for (const shingle of shingles) for (const at of standsOn.get(shingle) ?? []) counts[at] = (counts[at] ?? 0) + 1
    const sisters = pages.flatMap((page, at) =>
      page.url === url ? [] : [{ url: page.url, shared: shingles.size === 0 ? 0 : (counts[at] ?? 0) / shingles.size }],
    )
    return sisters.reduce<Sister | null>((most, one) => (most && most.shared >= one.shared ? most : one), null)
  }
}
