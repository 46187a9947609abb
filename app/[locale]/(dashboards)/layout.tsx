import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { AccountMessages } from '@/messages/parts/account'

export default function DashboardsLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <AccountMessages>{children}</AccountMessages>
    </SiteFrame>
  )
}
