import { SITE } from '@/lib/platform/config/site'
import type { ArticleAudience, ArticleCategory, ArticleStatus } from '@/prisma/generated/enums'

/**
 * The six categories of the specification; new articles start in the first. `slug`: the category page's address. `label`: its name in the
 * specified endpoints, in feeds and in structured data; screens show a translated name (content.categories).
 */
export const CATEGORIES = [
  { code: 'early_development', slug: 'early-development', label: 'Early Development' },
  { code: 'technology', slug: 'technology', label: 'Technology' },
  { code: 'inclusion', slug: 'inclusion', label: 'Inclusion' },
  { code: 'communication', slug: 'communication', label: 'Communication' },
  { code: 'leadership', slug: 'leadership', label: 'Leadership' },
  { code: 'health_safety', slug: 'health-safety', label: 'Health & Safety' },
] as const satisfies readonly { code: ArticleCategory; slug: string; label: string }[]

export type CategoryLabel = (typeof CATEGORIES)[number]['label']
export type CategorySlug = (typeof CATEGORIES)[number]['slug']
export const CATEGORY_LABELS = CATEGORIES.map(({ label }) => label)

const categoryBy = (is: (one: (typeof CATEGORIES)[number]) => boolean) => CATEGORIES.find(is) ?? CATEGORIES[0]
export const categoryOfCode = (code: ArticleCategory) => categoryBy((one) => one.code === code)
export const categoryOfSlug = (slug: CategorySlug) => categoryBy((one) => one.slug === slug)
export const categoryOfLabel = (label: string) => categoryBy((one) => one.label === label)

/** In the order of the form's choices. */
export const STATUSES = ['published', 'draft', 'scheduled'] as const satisfies readonly ArticleStatus[]
export const AUDIENCES = ['both', 'families', 'providers'] as const satisfies readonly ArticleAudience[]

/** The author when none is named. */
export const DEFAULT_AUTHOR = `${SITE.name} Editors`

/** Publish dates and times are in the site's time zone. */
export const ARTICLE_ZONE = SITE.timeZone

export const ARTICLE_LIMITS = {
  title: 200,
  slug: 80,
  excerpt: 500,
  /** Less than a request's limit of 256 kB. */
  body: 200_000,
  metaDescription: 320,
  metaKeywords: 300,
  author: 80,
  alt: 250,
  /** The address of an external picture. */
  address: 2_000,
  tags: 20,
  tag: 40,
} as const

/** The target length shown by the meta description's counter. */
export const META_DESCRIPTION_GOAL = 160

/** The length of the admin list; older articles are found by search. */
export const MAX_LISTED = 500

/** How long a deleted article can be restored. */
export const DELETED_RETENTION_DAYS = 30
