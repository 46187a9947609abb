import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { BrowserMessages } from '@/components/platform/browser-messages'
import { runsOnSampleData } from '@/lib/platform/config/env'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame showsSampleData={runsOnSampleData()}>
      <BrowserMessages part="account">
        <BrowserMessages part="accountPages">{children}</BrowserMessages>
      </BrowserMessages>
    </SiteFrame>
  )
}
