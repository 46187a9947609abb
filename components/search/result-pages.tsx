import { Pagination } from '@/components/ui/pagination'
import type { Search } from '@/lib/providers/schema/search'
import { searchHref } from './search-href'

type ResultPagesProps = { typed: string; search: Search; pageCount: number }

/** The way to further pages of the same search. */
export function ResultPages({ typed, search, pageCount }: ResultPagesProps) {
  return (
    <Pagination
      hasPlainLinks
      page={search.page}
      pageCount={pageCount}
      hrefOf={(page) => searchHref(typed, { ...search, page })}
    />
  )
}
