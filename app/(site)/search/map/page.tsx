import type { Metadata } from 'next'
import { MapResults } from '@/components/search/map-results'
import { pageTitle, pageView } from '@/components/search/page-view'
import { SearchScreen } from '@/components/search/search-screen'
import { searchTexts } from '@/components/search/texts'
import { routes } from '@/lib/platform/routes'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'
import { find } from '../find'
import { questionOf } from '../question'

type SearchMapPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: SearchMapPageProps): Promise<Metadata> {
  const { typed } = questionOf(await searchParams)
  return pageMetadata({
    title: pageTitle(typed),
    description: searchTexts.metaDescription,
    path: routes.search(),
    isIndexable: false,
  })
}

/** The search page with a map (next.config.mjs: its address is the list's). Made for each request, as few ask for it. */
export default async function SearchMapPage({ searchParams }: SearchMapPageProps) {
  const question = questionOf(await searchParams)
  const found = await find(question)
  return (
    <SearchScreen
      view={pageView(question, found)}
      map={found.kind === 'results' && found.map && <MapResults question={question} found={found} map={found.map} />}
    />
  )
}
