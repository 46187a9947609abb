'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { signUpLink } from '@/components/accounts/dialog-links'
import { useSession } from '@/components/accounts/session'
import { FavoritesLink } from '@/components/families/favorites/favorites-link'
import { withMessages } from '@/components/platform/browser-messages'
import { AppLink, ButtonLink } from '@/components/ui/actions/links'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { logo } from '@/site.config'
import { MobileMenu } from './mobile-menu'
import { mainLinks } from './site-links'

/** "logoInk" as a custom property: "var(--logo-ink)". */
const colorOf = (name: string) => `var(--${name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)})`

function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-8" strokeLinecap="round">
      {logo.map((shape) =>
        'fill' in shape ? (
          <path key={shape.path} fill={colorOf(shape.fill)} d={shape.path} />
        ) : (
          <path key={shape.path} fill="none" stroke={colorOf(shape.stroke)} strokeWidth={shape.width} d={shape.path} />
        ),
      )}
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-[1.3125rem] leading-none font-extrabold tracking-tighter">
      <LogoMark />
      {SITE.name}
    </span>
  )
}

const SignedInArea = withMessages(
  'account',
  lazy(() => import('./signed-in-area')),
)

/**
 * The header's right side. Generated pages contain the signed-out version; the class hides it before the first paint if
 * there is a session (lib/platform/http/signed-in-script.mjs). On phones Sign In stays visible, the rest is in the
 * menu.
 */
function AccountArea() {
  const t = useTranslations('layout.frame')
  const session = useSession()
  return (
    <div className="ml-auto flex min-h-11 items-center gap-2.5">
      <FavoritesLink />
      {session.kind === 'user' ? (
        <Suspense fallback={null}>
          <SignedInArea user={session.user} />
        </Suspense>
      ) : (
        <>
          <ButtonLink variant="quiet" {...signUpLink('careprovider')} className="signed-out max-lg:hidden">
            {t('providerClaim')}
          </ButtonLink>
          <ButtonLink variant="secondary" {...signUpLink('caregiver')} className="signed-out max-lg:hidden">
            {t('parentSignUp')}
          </ButtonLink>
          <ButtonLink href={routes.signIn()} className="signed-out">
            {t('signIn')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

/**
 * A client component, like the footer: the output of server components is sent a second time beside the HTML, which
 * would be two of a landing page's twenty kilobytes. With text at twice the size its parts stack.
 */
export function Header() {
  const t = useTranslations('layout.frame')
  return (
    <header className="wrap flex min-h-13 print:hidden lg:min-h-17 items-center gap-3 lg:flex-wrap lg:gap-x-7">
      <AppLink
        href={routes.home()}
        aria-label={t('homeLink', { site: SITE.name })}
        className="inline-flex rounded-sm py-2"
      >
        <Logo />
      </AppLink>
      <nav aria-label={t('mainNavigation')} className="flex flex-wrap max-lg:hidden">
        {mainLinks.map((link) => (
          <AppLink
            key={link.href}
            href={link.href}
            className="inline-flex min-h-11 items-center rounded-sm px-3 font-medium text-soft transition-colors hover:text-ink"
          >
            {t(link.label)}
          </AppLink>
        ))}
      </nav>
      <AccountArea />
      <MobileMenu />
    </header>
  )
}
