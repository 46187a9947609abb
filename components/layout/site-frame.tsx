import type { ReactNode } from 'react'
import { SignInDialog } from '@/components/accounts/sign-in/sign-in-dialog'
import { SignUpDialog } from '@/components/accounts/wizard/sign-up-dialog'
import { Toaster } from '@/components/ui/toaster'
import { Footer } from './footer'
import { Header } from './header'
import { SkipLink } from './skip-link'

/** Every page stands in it. `main` takes the focus from the skip link. */
export function SiteFrame({ showsSampleData, children }: { showsSampleData: boolean; children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer showsSampleData={showsSampleData} />
      <SignUpDialog />
      <SignInDialog />
      <Toaster />
    </div>
  )
}
