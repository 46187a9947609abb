'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { SignInDialog, SignUpDialog } from '@/components/accounts/account-dialogs'
import { Language } from '@/components/platform/browser-messages'
import { Toaster } from '@/components/ui/overlays/toasts'
import { countedPage } from '@/lib/analytics/visits/rules/counted-page'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { SiteMessages } from '@/messages/parts/site'

/**
 * Wraps the whole page: provides its language and messages. One component, because on every page the payload lists each client component with all its files.
 */
export function WholePage({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <Language locale={locale}>
      <SiteMessages>
        <div className="relative flex min-h-dvh flex-col">{children}</div>
      </SiteMessages>
    </Language>
  )
}

const HIDDEN = 'hidden-notice'

/** The current notice, unless it was dismissed in this tab. */
async function findNotice(): Promise<string | undefined> {
  let text: string | undefined
  try {
    // Without api-client, because every page loads this.
    const response = await fetch(routes.api.notice())
    if (response.ok) text = textIn(await response.json())
  } catch {
    // If the request fails there is no notice.
  }
  return text === sessionStorage.getItem(HIDDEN) ? undefined : text
}

const textIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'text' in answer && typeof answer.text === 'string'
    ? answer.text
    : undefined

/** The maintenance notice, whose code loads only if there is one. */
function useNotice(): ReactNode {
  const [notice, setNotice] = useState<ReactNode>(null)
  useEffect(() => {
    void findNotice().then(async (text) => {
      if (!text) return
      const { SiteNotice } = await import('@/components/settings/site-notice')
      const hide = () => {
        sessionStorage.setItem(HIDDEN, text)
        setNotice(null)
      }
      setNotice(<SiteNotice text={text} onHide={hide} />)
    })
  }, [])
  return notice
}

/** Reports views of the pages that are counted, once the page is visible; prefetched pages do not count. Renders nothing. */
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

/** What is mounted on every page but rarely visible. One component for the same reason as WholePage. */
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
