import type { MailBlock, MailWords } from '@/lib/platform/mail/layout'
import { routes } from '@/lib/platform/routes'
import { countsOf, countsText } from '../rules/news-words'
import type { News } from '../types'

export type SearchWithNews = { name: string; query: string; news: News }

/** One mail about all searches with news, each with links to the providers and to the search. Names are the person's own words and stay out of the subject. */
export function alertMail(firstName: string, searches: readonly SearchWithNews[]): MailWords {
  return {
    subject: `New on your saved searches: ${countsText(countsOf(searches.map(({ news }) => news)))}`,
    title: 'New on your saved searches',
    paragraphs: [`Hello ${firstName},`, ...searches.flatMap(blocksOf)],
    button: { label: 'See your saved searches', path: routes.savedSearches() },
    after: ['Openings and prices change. Each page says when its facts were last confirmed.'],
    footer: ['You saved these searches. There you also choose how often we write.'],
  }
}

function blocksOf({ name, query, news }: SearchWithNews): MailBlock[] {
  const items = news.items.map(({ publicId, name: provider, kind }) => ({
    text: kind === 'opening' ? `${provider} (new opening)` : provider,
    path: routes.provider(publicId),
  }))
  const more = news.total - items.length
  const whole = { text: more > 0 ? `${more} more in this search` : 'The whole search', path: routes.savedSearch(query) }
  return [`${name}:`, { links: [...items, whole] }]
}
