'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { SignInDialog, SignUpDialog } from '@/components/accounts/account-dialogs'
import { BrowserMessages, Language } from '@/components/platform/browser-messages'
import { useSoftLinks } from '@/components/ui/hooks'
import { Toaster } from '@/components/ui/overlays/toasts'
import { countedPage } from '@/lib/analytics/visits/rules/counted-page'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'

/**
 * Around the whole page: its language and messages, and a listener: the AppLinks in it, also those of dialogs, are followed by the router.
 * One component, because the payload lists each with all its files on every page.
 */
export function WholePage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const softLinks = useSoftLinks('a[data-soft]')
  return (
    <Language locale={locale}>
      <BrowserMessages part="site">
        <div className="relative flex min-h-dvh flex-col" {...softLinks}>
          {children}
        </div>
      </BrowserMessages>
    </Language>
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

/** Counts every page view, once the page is visible; prefetched pages do not count. Renders nothing. */
function CountedPages() {
  const path = usePathname()
  useEffect(() => {
    if (!countedPage(path)) return
    const send = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', send)
      navigator.sendBeacon?.(routes.api.pageViews(), new Blob([JSON.stringify({ path })], { type: 'application/json' }))
    }
    document.addEventListener('visibilitychange', send)
    send()
    return () => document.removeEventListener('visibilitychange', send)
  }, [path])
  return null
}

/** What is mounted on every page but rarely visible. One component, for the same reason. */
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
