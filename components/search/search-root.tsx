'use client'

import { useSearchParams } from 'next/navigation'
import { use, useLayoutEffect, useMemo } from 'react'
import { searchAt } from './asked-searches'
import { screenTexts } from './screen-texts'
import { SearchScreen } from './search-screen'

/**
 * The results of the search in the address. The page around it is generated once; the server writes what was found into it
 * (docs/search.md), and here the same is drawn from the same data. Another search asks for its data alone.
 */
export function SearchRoot() {
  const query = useSearchParams().toString()
  // While a build is made Next leaves the place to the browser by itself; while developing it would draw.
  if (typeof window === 'undefined') throw leftToBrowser()
  const view = use(useMemo(() => searchAt(`?${query}`), [query]))
  useTitle(view.title)
  return <SearchScreen view={view} />
}

/** As Next marks what is no fault. */
function leftToBrowser(): Error {
  return Object.assign(new Error('The results are written in, or asked by the browser.'), {
    digest: 'BAILOUT_TO_CLIENT_SIDE_RENDERING',
  })
}

/**
 * The document's title says the place. The page's own says none, and Next writes that again whenever it comes to the page; the title
 * of a page that follows is left alone, and nothing is watched any more in the very moment this one is gone.
 */
function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
    const observer = new MutationObserver(() => {
      if (document.title === screenTexts.ownTitle && title !== document.title) document.title = title
    })
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
}
