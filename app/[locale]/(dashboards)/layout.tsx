import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { BrowserMessages } from '@/components/platform/browser-messages'

export default function DashboardsLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <BrowserMessages part="account">{children}</BrowserMessages>
    </SiteFrame>
  )
}
