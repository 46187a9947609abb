import type { Metadata } from 'next'
import { layoutMessages } from '@/components/layout/messages'
import { NotFoundView } from '@/components/layout/not-found-view'
import { SiteFrame } from '@/components/layout/site-frame'
import { runsOnSampleData } from '@/lib/platform/config/env'
import RootLayout from './layout'

export const metadata: Metadata = { title: layoutMessages.notFoundTitle }

/**
 * For addresses that match no route. It stands outside of every layout, so it brings document and frame itself. As a plain
 * not-found.tsx it would be sent along with every page of the site, once for each layout.
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
