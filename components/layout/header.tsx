'use client'

import { AppLink } from '@/components/ui/app-link'
import { routes } from '@/lib/platform/routes'
import { AccountArea } from './account-area'
import { Logo } from './logo'
import { mainLinks } from './main-links'
import { MobileMenu } from './mobile-menu'
import { layoutTexts } from './texts'

/**
 * Drawn in the browser too, as the footer is: what server components draw is sent a second time beside the HTML, and the frame
 * would be two of a landing page's twenty kilobytes. With text of twice the size its parts stand below one another.
 */
export function Header() {
  return (
    <header className="wrap flex min-h-17 print:hidden items-center gap-3 lg:flex-wrap lg:gap-x-7">
      <AppLink href={routes.home()} aria-label={layoutTexts.homeLink} className="inline-flex rounded-sm py-2">
        <Logo />
      </AppLink>
      <nav aria-label={layoutTexts.mainNavigation} className="flex flex-wrap max-lg:hidden">
        {mainLinks.map((link) => (
          <AppLink
            key={link.href}
            href={link.href}
            className="inline-flex min-h-11 items-center rounded-sm px-3 font-medium text-soft transition-colors hover:text-ink"
          >
            {link.label}
          </AppLink>
        ))}
      </nav>
      <AccountArea />
      <MobileMenu />
    </header>
  )
}
