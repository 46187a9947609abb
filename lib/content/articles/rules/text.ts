const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" }

/** The words of HTML, for counting and searching. Not safe for rendering: it only strips what looks like a tag. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words as the specification counts them: separated by spaces. */
export const wordCount = (html: string): number => plainText(html).split(' ').filter(Boolean).length

const WORDS_A_MINUTE = 200

/** Whole minutes, at least one. */
export const readingMinutes = (html: string): number => Math.max(1, Math.ceil(wordCount(html) / WORDS_A_MINUTE))

export type ScoredArticle = {
  title: string
  metaDescription: string
  content: string
  featuredImage: string | null
  tags: readonly string[]
}
type Step = { atLeast: number; atMost?: number; points: number }

/** From specification part 2, section 5. The first matching step counts. */
const TITLE: readonly Step[] = [
  { atLeast: 50, atMost: 60, points: 25 },
  { atLeast: 30, atMost: 49, points: 15 },
]
const DESCRIPTION: readonly Step[] = [
  { atLeast: 150, atMost: 160, points: 25 },
  { atLeast: 120, atMost: 149, points: 15 },
]
const WORDS: readonly Step[] = [
  { atLeast: 1000, points: 25 },
  { atLeast: 500, points: 15 },
  { atLeast: 300, points: 10 },
]
const IMAGE_POINTS = 15
const TAGS = { atLeast: 3, points: 10 }

const pointsFor = (value: number, steps: readonly Step[]) =>
  steps.find(({ atLeast, atMost = Number.POSITIVE_INFINITY }) => value >= atLeast && value <= atMost)?.points ?? 0

/** A score from 0 to 100, computed on the server and live in the editor. */
export function seoScore({ title, metaDescription, content, featuredImage, tags }: ScoredArticle): number {
  return (
    pointsFor(title.trim().length, TITLE) +
    pointsFor(metaDescription.trim().length, DESCRIPTION) +
    pointsFor(wordCount(content), WORDS) +
    (featuredImage ? IMAGE_POINTS : 0) +
    (tags.length >= TAGS.atLeast ? TAGS.points : 0)
  )
}

/** The checklist of the SEO panel: a line is checked off if it has full points; the word count, if there are at least 300 words. */
export function seoChecklist(article: ScoredArticle) {
  return {
    titleLength: pointsFor(article.title.trim().length, TITLE) === 25,
    metaDescription: pointsFor(article.metaDescription.trim().length, DESCRIPTION) === 25,
    contentWords: pointsFor(wordCount(article.content), WORDS) > 0,
    featuredImage: Boolean(article.featuredImage),
  }
}

/** Green from 80, yellow from 60, otherwise red. */
export function scoreTone(score: number): 'mint' | 'sun' | 'coral' {
  if (score >= 80) return 'mint'
  return score >= 60 ? 'sun' : 'coral'
}

/** Pictures on this site: uploaded ones and those shipped with it. No other address is ever rendered. */
const OWN_PICTURE = /^\/(pictures\/[0-9a-f]{32}\.webp|media\/[a-z0-9/-]+\.(webp|avif|jpg))$/

export const isOwnPicture = (path: string): boolean => OWN_PICTURE.test(path)

/** A video an article may link to: on a known host, reduced to its id. */
export type Video = { host: 'YouTube' | 'Vimeo'; href: string }

const YOUTUBE_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])
const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/
const VIMEO_ID = /^\d{6,12}$/

/** Parses the address of a video; null for other hosts or without an id. */
export function videoOf(address: string): Video | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (protocol !== 'https:') return null
  const parts = pathname.split('/').filter(Boolean)
  if (hostname === 'youtu.be') return youtube(parts[0])
  if (YOUTUBE_HOSTS.has(hostname))
    return youtube(
      parts[0] === 'watch' ? searchParams.get('v') : /^(embed|shorts|live)$/.test(parts[0] ?? '') ? parts[1] : null,
    )
  if (VIMEO_HOSTS.has(hostname)) return vimeo(parts.at(parts[0] === 'video' ? 1 : 0))
  return null
}

const youtube = (id: string | null | undefined): Video | null =>
  id && YOUTUBE_ID.test(id) ? { host: 'YouTube', href: `https://www.youtube.com/watch?v=${id}` } : null
const vimeo = (id: string | undefined): Video | null =>
  id && VIMEO_ID.test(id) ? { host: 'Vimeo', href: `https://vimeo.com/${id}` } : null
