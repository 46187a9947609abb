/** Five words in a row: two texts that share these have reused wording. */
const SHINGLE = 5

/** Two landing pages of one care type share less than this of their words (docs/rooms/content.md#search-engines). */
export const MAX_SHARED_WORDS = 0.6

/** The visible words of a page: those of its `main`, without markup, scripts and pictures. */
export function wordsOf(html: string): string[] {
  const main = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? ''
  const text = main
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z#0-9]+;/g, ' ')
  return text.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? []
}

/** All sequences of five words, without duplicates. */
export function shinglesOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(SHINGLE - 1).map((_, index) => words.slice(index, index + SHINGLE).join(' ')))
}

/** The share of one page's shingles that are also on another, 0 to 1. */
export function sharedShare(of: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (of.size === 0) return 0
  let shared = 0
  for (const shingle of of) if (other.has(shingle)) shared += 1
  return shared / of.size
}

export type PageShingles = { url: string; shingles: ReadonlySet<string> }
/** `shared`: 0 to 1. */
type SimilarPage = { url: string; shared: number }

/** Finds the other page that shares the most shingles with a page; null if there is no other. */
export function createSimilarPageFinder(pages: readonly PageShingles[]): (page: PageShingles) => SimilarPage | null {
  // An index of pages by shingle, so that a thousand pages are not compared pair by pair.
  const pagesWith = new Map<string, number[]>()
  for (const [at, { shingles }] of pages.entries())
    for (const shingle of shingles) {
      const found = pagesWith.get(shingle)
      if (found) found.push(at)
      else pagesWith.set(shingle, [at])
    }
  return ({ url, shingles }) => {
    const counts = new Uint32Array(pages.length)
    for (const shingle of shingles) for (const at of pagesWith.get(shingle) ?? []) counts[at] = (counts[at] ?? 0) + 1
    const similar = pages.flatMap((page, at) =>
      page.url === url ? [] : [{ url: page.url, shared: shingles.size === 0 ? 0 : (counts[at] ?? 0) / shingles.size }],
    )
    return similar.reduce<SimilarPage | null>((most, one) => (most && most.shared >= one.shared ? most : one), null)
  }
}
