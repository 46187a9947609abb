import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { runsOnSampleData } from '@/lib/platform/config/env'

export default function DevLayout({ children }: { children: ReactNode }) {
  return <SiteFrame showsSampleData={runsOnSampleData()}>{children}</SiteFrame>
}
