import type { ReactNode } from 'react'
import { Footer } from './footer'
import { Header } from './header'
import { SiteParts } from './site-parts'
import { SkipLink } from './skip-link'

type SiteFrameProps = { showsSampleData: boolean; countsPages?: boolean; children: ReactNode }

/** Every page stands in it. `main` takes the focus from the skip link. */
export function SiteFrame({ showsSampleData, countsPages = false, children }: SiteFrameProps) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer showsSampleData={showsSampleData} />
      <SiteParts countsPages={countsPages} />
    </div>
  )
}
