import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Footer } from './footer'
import { Header } from './header'
import { SiteParts, WholePage } from './site-parts'

/** The first tab stop on every page. */
function SkipLink() {
  const t = useTranslations('layout.frame')
  return (
    <a href="#main" className="skip-link">
      {t('skipToContent')}
    </a>
  )
}

type SiteFrameProps = {
  /** Whether the footer says that the providers are sample data. If undefined there is no footer, as in dashboards. */
  showsSampleData?: boolean
  countsPages?: boolean
  children: ReactNode
}

/** The frame of every page. `main` takes the focus from the skip link. */
export function SiteFrame({ showsSampleData, countsPages = false, children }: SiteFrameProps) {
  return (
    <WholePage locale={useLocale()}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {showsSampleData !== undefined && <Footer showsSampleData={showsSampleData} />}
      <SiteParts countsPages={countsPages} />
    </WholePage>
  )
}
