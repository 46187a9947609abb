'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { SignInDialog, SignUpDialog } from '@/components/accounts/account-dialogs'
import { CountedPages } from '@/components/analytics/counted-pages'
import { Toaster } from '@/components/ui/overlays/toasts'

/** The maintenance notice, where one is on. Its code comes once the page stands: no page waits for it or lists it among its scripts. */
function useNotice(): ReactNode {
  const [notice, setNotice] = useState<ReactNode>(null)
  useEffect(() => {
    void import('@/components/settings/site-notice').then(async ({ findNotice, SiteNotice }) => {
      const text = await findNotice()
      if (text) setNotice(<SiteNotice text={text} />)
    })
  }, [])
  return notice
}

/** What stands on every page and is seen when it is needed. One component, because each is named on every page with all its files. */
export function SiteParts({ countsPages }: { countsPages: boolean }) {
  const notice = useNotice()
  return (
    <>
      {notice}
      {countsPages && <CountedPages />}
      <SignUpDialog />
      <SignInDialog />
      <Toaster />
    </>
  )
}
