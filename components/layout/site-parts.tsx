'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { SignInDialog, SignUpDialog } from '@/components/accounts/account-dialogs'
import { CountedPages } from '@/components/analytics/counted-pages'
import { useSoftLinks } from '@/components/ui/actions/use-soft-links'
import { Toaster } from '@/components/ui/overlays/toasts'

/** Around the whole page: the AppLinks in it, also those of dialogs, are followed by the router. */
export function SoftLinks({ className, children }: { className: string; children: ReactNode }) {
  const softLinks = useSoftLinks('a[data-soft]')
  return (
    <div className={className} {...softLinks}>
      {children}
    </div>
  )
}

/**
 * The maintenance notice, if there is one. Its code loads after the page: no page waits for it or lists it among its
 * scripts.
 */
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

/**
 * What is mounted on every page but rarely visible. One component, because the payload lists each with all its files on
 * every page.
 */
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
