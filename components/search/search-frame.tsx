'use client'

import { screenTexts as texts } from './screen-texts'
import { SearchSkeleton } from './search-skeleton'

/** The page while its first answer is on its way. A client component: so the page names it instead of sending it a second time. */
export function SearchFrame() {
  return (
    <div className="wrap pt-5 pb-14 md:pt-8">
      <h1 className="text-title">{texts.title}</h1>
      <div className="pt-8">
        <SearchSkeleton />
      </div>
    </div>
  )
}
