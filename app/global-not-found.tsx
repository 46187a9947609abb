import type { Metadata } from 'next'
import { layoutMessages } from '@/components/layout/messages'
import { NotFoundView } from '@/components/layout/not-found-view'
import { SiteFrame } from '@/components/layout/site-frame'
import { runsOnSampleData } from '@/lib/platform/config/env'
import RootLayout from './layout'

export const metadata: Metadata = { title: layoutMessages.notFoundTitle }

/**
 * For URLs that match no route. It is outside every layout, so it renders the document and frame itself. A plain not-
 * found.tsx would be sent along with every page of the site, once for each layout.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame showsSampleData={runsOnSampleData()}>
        <NotFoundView />
      </SiteFrame>
    </RootLayout>
  )
}
