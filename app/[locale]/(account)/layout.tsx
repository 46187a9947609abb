import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { runsOnSampleData } from '@/lib/platform/config/env'
import { AccountMessages } from '@/messages/parts/account'
import { AccountPagesMessages } from '@/messages/parts/account-pages'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame showsSampleData={runsOnSampleData()}>
      <AccountMessages>
        <AccountPagesMessages>{children}</AccountPagesMessages>
      </AccountMessages>
    </SiteFrame>
  )
}
