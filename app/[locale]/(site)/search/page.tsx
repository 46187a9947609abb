import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { SearchScreen } from '@/components/search/search-screen'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { parsePlaceQuery } from '@/lib/places/rules/place-query'
import { SITE } from '@/lib/platform/config/site'
import { readForVisitors } from '@/lib/platform/database/replica'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import '@/app/styles/search.css'
import '@/app/styles/filters.css'
import { findResults, parseQuery, plainWordsAddress, typedPlace } from './results'

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const t = await getTranslations('search.meta')
  const locale = await getLocale()
  const typed = typedPlace(await searchParams)
  const { title, description, robots, alternates } = pageMetadata(locale, {
    title: isPlace(typed) ? t('titleNear', { place: placeNameIn(locale, typed, 'within') }) : t('title'),
    description: t('description', { site: SITE.name }),
    path: routes.search(),
    isIndexable: false,
  })
  // No preview metadata: the page is not indexed, and every byte is sent with each search.
  return { title, description, robots, alternates }
}

/** Whether the input can be a place, so that the document's title may contain it. */
const isPlace = (typed: string) => ['zip', 'name'].includes(parsePlaceQuery(typed).kind)

/** Rendered for each request; reads no cookies, so proxies may share it. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  const query = await searchParams
  const locale = await getLocale()
  const address = await readForVisitors(() => plainWordsAddress(query))
  if (address) redirect(localPath(locale, address))
  const request = parseQuery(query)
  const [t, lines] = await Promise.all([getTranslations('families.fit'), getTranslations('families.fitLines')])
  const outcome = await readForVisitors(() => findResults(request, { t, lines, locale }))
  return <SearchScreen request={request} outcome={outcome} />
}
