import type { Metadata } from 'next'
import { Document } from '@/app/document'
import { NotFoundView } from '@/components/layout/not-found-view'
import { SiteFrame } from '@/components/layout/site-frame'
import { runsOnSampleData } from '@/lib/platform/config/env'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'

export const metadata: Metadata = { title: translate(DEFAULT_LOCALE, 'layout.page')('notFoundTitle') }

/**
 * For URLs that match no route. It is outside every layout, so it renders the document and frame itself. A plain not-
 * found.tsx would be sent along with every page of the site, once for each layout.
 */
export default function GlobalNotFound() {
  return (
    <Document locale={DEFAULT_LOCALE}>
      <SiteFrame showsSampleData={runsOnSampleData()}>
        <NotFoundView />
      </SiteFrame>
    </Document>
  )
}
