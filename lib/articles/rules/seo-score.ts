import { wordCount } from './plain-text'

export type ScoredArticle = {
  title: string
  metaDescription: string
  content: string
  featuredImage: string | null
  tags: readonly string[]
}
type Step = { atLeast: number; atMost?: number; points: number }

/** Specification part 2, section 5. The first step that fits counts. */
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

/** 0 to 100; the same on the server and while somebody types. */
export function seoScore({ title, metaDescription, content, featuredImage, tags }: ScoredArticle): number {
  return (
    pointsFor(title.trim().length, TITLE) +
    pointsFor(metaDescription.trim().length, DESCRIPTION) +
    pointsFor(wordCount(content), WORDS) +
    (featuredImage ? IMAGE_POINTS : 0) +
    (tags.length >= TAGS.atLeast ? TAGS.points : 0)
  )
}

/** The four lines that the panel ticks: each when its part has all its points, the words from 300 on. */
export function seoChecklist(article: ScoredArticle) {
  return {
    titleLength: pointsFor(article.title.trim().length, TITLE) === 25,
    metaDescription: pointsFor(article.metaDescription.trim().length, DESCRIPTION) === 25,
    contentWords: pointsFor(wordCount(article.content), WORDS) > 0,
    featuredImage: Boolean(article.featuredImage),
  }
}

/** Green from 80, yellow from 60, else red. */
export function scoreTone(score: number): 'mint' | 'sun' | 'coral' {
  if (score >= 80) return 'mint'
  return score >= 60 ? 'sun' : 'coral'
}
