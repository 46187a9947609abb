import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { Translate } from '@/lib/platform/language/types'
import type { MailBlock, MailContent } from '@/lib/platform/mail/types'
import { countsOf } from './rules/saved-searches'
import type { News, RecordNews } from './schema'

export type SearchWithNews = { name: string; query: string; news: News }

type Texts = Translate<'search.mails'>

/**
 * One e-mail about all searches with news and all favorites with news in a state's files, with links to the providers and the searches.
 * The subject does not contain the names of searches, which are typed by the person.
 */
export function alertMail(
  locale: Locale,
  firstName: string,
  searches: readonly SearchWithNews[],
  records: readonly RecordNews[] = [],
): MailContent {
  const t = translate(locale, 'search.mails')
  return {
    subject: t('newsSubject', { count: countsOf(searches.map(({ news }) => news)).providers }),
    title: t('newsTitle'),
    paragraphs: [
      t('hello', { name: firstName }),
      ...searches.flatMap((one) => blocksOf(t, one)),
      ...recordBlocks(t, records),
    ],
    button: { label: t('toSavedSearches'), path: routes.savedSearches() },
    after: [t('newsAfter')],
    footer: [t('newsFooter')],
  }
}

/** The e-mail for days when only favorites have news. */
export function recordMail(locale: Locale, firstName: string, records: readonly RecordNews[]): MailContent {
  const t = translate(locale, 'search.mails')
  return {
    subject: t('recordTitle'),
    title: t('recordTitle'),
    paragraphs: [t('hello', { name: firstName }), ...recordBlocks(t, records)],
    button: { label: t('toFavorites'), path: routes.favorites() },
    footer: [t('recordFooter')],
  }
}

/** At most this many are listed; the rest are only counted. */
const MAX_NAMED = 10

function recordBlocks(t: Texts, records: readonly RecordNews[]): MailBlock[] {
  if (records.length === 0) return []
  const links = records.slice(0, MAX_NAMED).map(({ name, publicId, isLicense, isInspection }) => ({
    text: t('record', {
      provider: name,
      what: isLicense && isInspection ? 'both' : isLicense ? 'license' : 'inspections',
    }),
    path: routes.provider(publicId),
  }))
  const more = records.length - links.length
  const others = more > 0 ? [{ text: t('moreFavorites', { count: String(more) }), path: routes.favorites() }] : []
  return [t('records'), { links: [...links, ...others] }]
}

function blocksOf(t: Texts, { name, query, news }: SearchWithNews): MailBlock[] {
  const items = news.items.map(({ publicId, name: provider, kind }) => ({
    text: kind === 'opening' ? t('newOpening', { provider }) : provider,
    path: routes.provider(publicId),
  }))
  const more = news.total - items.length
  const whole = {
    text: more > 0 ? t('moreInSearch', { count: String(more) }) : t('toSearch'),
    path: routes.savedSearch(query),
  }
  return [t('search', { name }), { links: [...items, whole] }]
}
