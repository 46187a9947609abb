'use client'

import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/actions/links'
import { Icon } from '@/components/ui/surface/icon'
import { SITE } from '@/lib/platform/config/site'
import { Logo } from './header'
import { footerGroups } from './site-links'

/** `showsSampleData`: the site has the demo data, and says so. A client component for the same reason as the header. */
export function Footer({ showsSampleData }: { showsSampleData: boolean }) {
  const t = useTranslations('layout.frame')
  return (
    <footer className="site-footer border-t border-line print:hidden">
      <div className="wrap grid gap-10 py-12 lg:grid-cols-[1.4fr_3fr] lg:gap-16 lg:py-16">
        <div>
          <Logo />
          <p className="mt-4 max-w-[24ch] text-ui text-soft">{t('promise')}</p>
          <a
            href={`mailto:${SITE.contactEmail}`}
            className="mt-3 inline-flex min-h-11 items-center gap-2 text-ui font-medium hover:text-pine"
          >
            <Icon name="mail" className="text-soft" />
            {SITE.contactEmail}
          </a>
        </div>
        <nav aria-label={t('footerNavigation')} className="grid grid-cols-2 gap-x-6 gap-y-9 md:grid-cols-4">
          {footerGroups.map((group) => (
            <div key={group.heading}>
              <h2 className="text-ui tracking-normal">{t(group.heading, { site: SITE.name })}</h2>
              <ul className="mt-2">
                {group.links.map((link) => (
                  <li key={link.label}>
                    <AppLink href={link.href}>{t(link.label)}</AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      {showsSampleData && (
        <div className="wrap">
          <p className="flex items-center gap-2 border-t border-line py-4 text-xs text-soft">
            <Icon name="info" size="sm" />
            {t('sampleData')}
          </p>
        </div>
      )}
    </footer>
  )
}
