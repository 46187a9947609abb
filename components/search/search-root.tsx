'use client'

import { useSearchParams } from 'next/navigation'
import { use, useEffect, useMemo } from 'react'
import { searchAt } from './asked-searches'
import { SearchScreen } from './search-screen'

/**
 * The results of the search in the address. The page around it is generated once; the server writes what was found into it
 * (docs/search.md), and here the same is drawn from the same data. Another search asks for its data alone.
 */
export function SearchRoot() {
  const query = useSearchParams().toString()
  const view = use(useMemo(() => searchAt(`?${query}`), [query]))
  useTitle(view.title)
  return <SearchScreen view={view} />
}

/** The document's title is the page's own, which says no place; Next writes it again whenever it comes to the page. */
function useTitle(title: string): void {
  useEffect(() => {
    const write = () => {
      if (document.title !== title) document.title = title
    }
    write()
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
}
