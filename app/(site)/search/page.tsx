import type { Metadata } from 'next'
import { SearchView } from '@/components/search/search-view'
import { searchTexts } from '@/components/search/texts'
import type { Question } from '@/components/search/types'
import { parsePlaceQuery } from '@/lib/locations/rules/parse-place-query'
import { routes } from '@/lib/platform/routes'
import { readSearch } from '@/lib/providers/schema/search'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'
import { find } from './find'

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const { typed } = await readQuestion(searchParams)
  const isPlace = ['zip', 'name'].includes(parsePlaceQuery(typed).kind)
  return pageMetadata({
    title: searchTexts.metaTitle(isPlace ? typed : null),
    description: searchTexts.metaDescription,
    path: routes.search(),
    isIndexable: false,
  })
}

export default async function SearchPage({ searchParams }: SearchPageProps) {
  const question = await readQuestion(searchParams)
  return <SearchView question={question} found={await find(question)} />
}

async function readQuestion(searchParams: SearchPageProps['searchParams']): Promise<Question> {
  const { zipCode, ...rest } = await searchParams
  const childTyped = { born: firstOf(rest.born), start: firstOf(rest.start) }
  return { typed: firstOf(zipCode), workTyped: firstOf(rest.workZip), childTyped, ...readSearch(rest) }
}

function firstOf(value: string | string[] | undefined): string {
  return ([value].flat()[0] ?? '').trim()
}
