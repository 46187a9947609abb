import type { Metadata } from 'next'
import { NotFoundView } from '@/components/layout/not-found-view'
import { SiteFrame } from '@/components/layout/site-frame'
import { layoutTexts } from '@/components/layout/texts'
import { runsOnSampleData } from '@/lib/platform/env'

export const metadata: Metadata = { title: layoutTexts.notFoundTitle }

/** Stands outside every group's layout, so it brings the frame itself. */
export default function NotFound() {
  return (
    <SiteFrame showsSampleData={runsOnSampleData()}>
      <NotFoundView />
    </SiteFrame>
  )
}
