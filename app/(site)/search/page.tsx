import type { Metadata } from 'next'
import { Suspense } from 'react'
import { SearchFrame } from '@/components/search/search-frame'
import { SearchRoot } from '@/components/search/search-root'
import { searchTexts } from '@/components/search/texts'
import { routes } from '@/lib/platform/routes'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: searchTexts.metaTitle(null),
  description: searchTexts.metaDescription,
  path: routes.search(),
  isIndexable: false,
})

/** Generated once for all searches. What was found is written in place of the frame (components/search/draw-screen.tsx). */
export default function SearchPage() {
  return (
    <Suspense fallback={<SearchFrame />}>
      <SearchRoot />
    </Suspense>
  )
}
