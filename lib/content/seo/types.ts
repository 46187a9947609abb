/** Input of the builders. Paths begin with "/"; dates are "YYYY-MM-DD"; degrees as in the database. */

export type Crumb = { name: string; path: string }
export type QuestionAndAnswer = { question: string; answer: string }

type MarkupHours = { weekday: number; opensMinute: number; closesMinute: number }

export type ProviderMarkup = {
  path: string
  name: string
  /** Also a schema.org Preschool. */
  isPreschool: boolean
  description: string | null
  /** "/media/..." as shown on the page. */
  imagePath: string | null
  /** Null for family homes; their coordinates are omitted too. */
  street: string | null
  city: string
  state: string
  zip: string | null
  latitude: number
  longitude: number
  /** From reviews published here; null if there are none. */
  rating: { average: number; count: number } | null
  /** The reviews the page shows. */
  reviews: { authorName: string; rating: number; text: string; date: string }[]
  /** 0 is Monday; minutes after midnight; empty if unknown. */
  hours: MarkupHours[]
  /** Date ranges with other hours, as shown; closed if a range has no hours. */
  seasons: { from: string; to: string; hours: MarkupHours[] }[]
  /** As shown: "$210 to $320 a week". */
  priceRange: string | null
}

/** One sitemap entry; `changedAt` is the last real change of its content, omitted if unknown. */
export type SitemapEntry = { path: string; changedAt?: string }

/** An article. Times are ISO. */
export type ArticleMarkup = {
  path: string
  headline: string
  description: string
  /** As shown on the page; null for none. */
  imagePath: string | null
  author: string
  authorIsPerson: boolean
  section: string
  keywords: readonly string[]
  publishedAt: string
  updatedAt: string
  wordCount: number
}
