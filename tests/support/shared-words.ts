/** Five words in a row: what two texts share of these was written once and used twice. */
const SHINGLE = 5

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
