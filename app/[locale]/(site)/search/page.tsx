import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { searchMessages } from '@/components/search/messages'
import { SearchScreen } from '@/components/search/search-screen'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { parsePlaceQuery } from '@/lib/places/rules/place-query'
import { readForVisitors } from '@/lib/platform/database/replica'
import { routes } from '@/lib/platform/http/routes'
import '@/app/styles/search.css'
import '@/app/styles/filters.css'
import { findResults, parseQuery, plainWordsAddress, typedPlace } from './results'

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const { title, description, robots, alternates } = pageMetadata({
    title: titleOf(typedPlace(await searchParams)),
    description: searchMessages.metaDescription,
    path: routes.search(),
    isIndexable: false,
  })
  // Not indexed, and every byte is sent with each search: no preview for other sites.
  return { title, description, robots, alternates }
}

/** The document's title; contains the place if it can be one. */
function titleOf(typed: string): string {
  const isPlace = ['zip', 'name'].includes(parsePlaceQuery(typed).kind)
  return searchMessages.metaTitle(isPlace ? typed : null)
}

/** Rendered for each request; reads no cookies, so proxies may share it. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  const query = await searchParams
  const address = await readForVisitors(() => plainWordsAddress(query))
  if (address) redirect(address)
  const request = parseQuery(query)
  return <SearchScreen request={request} outcome={await readForVisitors(() => findResults(request))} />
}
