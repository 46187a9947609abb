import type { ReactNode } from 'react'
import { CountedPages } from '@/components/analytics/counted-pages'
import { SiteFrame } from '@/components/layout/site-frame'
import { runsOnSampleData } from '@/lib/platform/env'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame showsSampleData={runsOnSampleData()}>
      {children}
      <CountedPages />
    </SiteFrame>
  )
}
