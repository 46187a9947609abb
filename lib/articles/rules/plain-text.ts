const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" }

/** The words of HTML, for counting and searching. Not for showing: what looks like a tag is taken out, nothing is made safe. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words as the specification counts them: what spaces part. */
export const wordCount = (html: string): number => plainText(html).split(' ').filter(Boolean).length

const WORDS_A_MINUTE = 200

/** Whole minutes, at least one. */
export const readingMinutes = (html: string): number => Math.max(1, Math.ceil(wordCount(html) / WORDS_A_MINUTE))
