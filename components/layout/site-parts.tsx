'use client'

import { SignInDialog } from '@/components/accounts/sign-in/sign-in-dialog'
import { SignUpDialog } from '@/components/accounts/wizard/sign-up-dialog'
import { CountedPages } from '@/components/analytics/counted-pages'
import { Toaster } from '@/components/ui/toaster'
import { useNotice } from './use-notice'

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
