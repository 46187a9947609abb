import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { runsOnSampleData } from '@/lib/platform/config/env'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame countsPages showsSampleData={runsOnSampleData()}>
      {children}
    </SiteFrame>
  )
}
