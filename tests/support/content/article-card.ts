import type { ArticleCard } from '@/lib/content/articles/types'

/** An article as lists show it. */
export const articleCard = (more: Partial<ArticleCard> = {}): ArticleCard => ({
  slug: 'a-visit',
  title: 'A visit',
  excerpt: 'What to ask.',
  author: 'Kim Cole',
  category: 'Communication',
  categorySlug: 'communication',
  image: '/media/illustrations/listing-02.jpg',
  publishedAt: '2026-11-22T15:00:00.000Z',
  readingTime: 3,
  views: 0,
  isPopular: false,
  ...more,
})
