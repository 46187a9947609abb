import { routes } from '@/lib/platform/http/routes'
import type { MailBlock, MailContent } from '@/lib/platform/mail/types'
import { countsOf, countsText } from './rules/saved-searches'
import type { News, RecordNews } from './schema'

export type SearchWithNews = { name: string; query: string; news: News }

/**
 * One e-mail about all searches with news and all favorites with news in a state's files, with links to the providers and the searches.
 * Search names are typed by the person and are not put into the subject.
 */
export function alertMail(
  firstName: string,
  searches: readonly SearchWithNews[],
  records: readonly RecordNews[] = [],
): MailContent {
  return {
    subject: `New on your saved searches: ${countsText(countsOf(searches.map(({ news }) => news)))}`,
    title: 'New on your saved searches',
    paragraphs: [`Hello ${firstName},`, ...searches.flatMap(blocksOf), ...recordBlocks(records)],
    button: { label: 'See your saved searches', path: routes.savedSearches() },
    after: ['Openings and prices change. Each page says when its facts were last confirmed.'],
    footer: ['You saved these searches. You can choose there how often we write.'],
  }
}

/** The e-mail for days when only favorites have news. */
export function recordMail(firstName: string, records: readonly RecordNews[]): MailContent {
  return {
    subject: 'License and inspection news about your favorites',
    title: 'License and inspection news about your favorites',
    paragraphs: [`Hello ${firstName},`, ...recordBlocks(records)],
    button: { label: 'See your favorites', path: routes.favorites() },
    footer: ['You saved these providers.'],
  }
}

/** At most this many are listed; the rest are counted. */
const MOST_NAMED = 10

function recordBlocks(records: readonly RecordNews[]): MailBlock[] {
  if (records.length === 0) return []
  const links = records.slice(0, MOST_NAMED).map(({ name, publicId, isLicense, isInspection }) => ({
    text: `${name} (${isLicense && isInspection ? 'license and inspections' : isLicense ? 'license' : 'inspections'})`,
    path: routes.provider(publicId),
  }))
  const more = records.length - links.length
  const others = more > 0 ? [{ text: `${more} more of your favorites`, path: routes.favorites() }] : []
  return ['New in the state’s files about your favorites:', { links: [...links, ...others] }]
}

function blocksOf({ name, query, news }: SearchWithNews): MailBlock[] {
  const items = news.items.map(({ publicId, name: provider, kind }) => ({
    text: kind === 'opening' ? `${provider} (new opening)` : provider,
    path: routes.provider(publicId),
  }))
  const more = news.total - items.length
  const whole = { text: more > 0 ? `${more} more in this search` : 'See the search', path: routes.savedSearch(query) }
  return [`${name}:`, { links: [...items, whole] }]
}
