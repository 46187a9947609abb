import { ARTICLE_LIMITS } from '../catalogue'

/** Parts of the blog's own addresses, which no article can have. */
const TAKEN = new Set(['page', 'category', 'preview'])

/** What an article's address ends in: small letters, digits and single hyphens. Null where nothing usable is left. */
export function slugFrom(words: string): string | null {
  const slug = words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const cut = slug.length <= ARTICLE_LIMITS.slug ? slug : cutBetweenWords(slug)
  return cut && !TAKEN.has(cut) ? cut : null
}

function cutBetweenWords(slug: string): string {
  const start = slug.slice(0, ARTICLE_LIMITS.slug + 1)
  const end = start.lastIndexOf('-')
  return start.slice(0, end > 0 ? end : ARTICLE_LIMITS.slug)
}

/** The first of "visiting-a-room", "visiting-a-room-2", ... that nobody has. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(wanted)) return wanted
  for (let count = 2; ; count++) {
    const next = `${wanted}-${count}`
    if (!isTaken(next)) return next
  }
}
