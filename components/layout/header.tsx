'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, type MouseEvent, Suspense, useRef } from 'react'
import { signUpLink } from '@/components/accounts/dialog-links'
import { useSession } from '@/components/accounts/session'
import { FavoritesLink, FavoritesMenuItem } from '@/components/families/favorites/favorites-link'
import { withMessages } from '@/components/platform/browser-messages'
import { AppLink, ButtonLink } from '@/components/ui/actions/links'
import { useDetailsMenu } from '@/components/ui/hooks'
import { rememberLanguage } from '@/components/ui/language'
import { Icon } from '@/components/ui/surface/icon'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { inLanguage } from '@/lib/platform/language/addresses.mjs'
import { LOCALES, type Locale, languageName } from '@/lib/platform/language/locales'
import { AccountMessages } from '@/messages/parts/account'
import { logo } from '@/site.config'
import { mainLinks } from './site-links'

/** The custom property of a color: "var(--logo-ink)" for "logoInk". */
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
    <span className="logo">
      <LogoMark />
      {SITE.name}
    </span>
  )
}

const SignedInArea = withMessages(
  AccountMessages,
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
      <LanguageSwitch />
      <FavoritesLink />
      {session.kind === 'user' ? (
        // As wide as the bell and the menu, so that the header does not shift again when they load.
        <Suspense fallback={<span className="w-24.5" />}>
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
 * A client component, like the footer: the output of server components is sent twice, as HTML and in the payload, which
 * would be two of a landing page's twenty kilobytes. At twice the text size its parts stack.
 */
export function Header() {
  const t = useTranslations('layout.frame')
  return (
    <header className="wrap site-header">
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

const SignedInMenu = withMessages(
  AccountMessages,
  lazy(() => import('./signed-in-area').then((file) => ({ default: file.SignedInMenu }))),
)

/** The lower part of the phone's menu: sign-in, or the dashboard and sign-out. */
function MobileAccount() {
  const t = useTranslations('layout.frame')
  const session = useSession()
  if (session.kind === 'user')
    return (
      <Suspense fallback={null}>
        <SignedInMenu role={session.user.role} />
      </Suspense>
    )
  return (
    <>
      <ButtonLink wide href={routes.signIn()}>
        {t('signIn')}
      </ButtonLink>
      <ButtonLink wide variant="secondary" {...signUpLink('caregiver')}>
        {t('parentSignUp')}
      </ButtonLink>
      <ButtonLink wide variant="secondary" {...signUpLink('careprovider')}>
        {t('providerClaim')}
      </ButtonLink>
    </>
  )
}

const item = 'flex min-h-14 items-center text-lead font-semibold'

/** A native details element: opens without JavaScript. */
export function MobileMenu() {
  const t = useTranslations('layout.frame')
  const menu = useRef<HTMLDetailsElement>(null)
  useDetailsMenu(menu, { trapsFocus: true })
  return (
    <details ref={menu} id="menu" className="menu lg:hidden">
      <summary
        aria-label={t('menu')}
        className="grid size-11 list-none place-items-center rounded-md border border-line-strong bg-card"
      >
        <Icon name="menu" size="lg" className="menu-shut" />
        <Icon name="x" size="lg" className="menu-open" />
      </summary>
      <nav aria-label={t('menu')} className="menu-sheet">
        <ul className="divide-y divide-line">
          {mainLinks.map((link) => (
            <li key={link.href}>
              <AppLink href={link.href} className={item}>
                {t(link.label)}
              </AppLink>
            </li>
          ))}
          <FavoritesMenuItem className={item} />
        </ul>
        <div className="mt-4 grid gap-2.5">
          <MobileAccount />
        </div>
        <div className="mt-4 flex flex-wrap gap-x-6">
          <LanguageSwitch />
        </div>
      </nav>
    </details>
  )
}

/** Links to this page in the other languages, with its query, which a generated page knows only in the browser. */
function LanguageSwitch() {
  const path = usePathname()
  return (
    <Suspense fallback={<LanguageLinks address={path} />}>
      <LanguageLinksWithQuery path={path} />
    </Suspense>
  )
}

function LanguageLinksWithQuery({ path }: { path: string }) {
  const query = useSearchParams().toString()
  return <LanguageLinks address={query === '' ? path : `${path}?${query}`} />
}

/** The import does not delay the request: the same code is already loaded, because it fetched the session. */
async function storeLanguage(locale: Locale) {
  const { callApi } = await import('@/lib/platform/http/api-client')
  await callApi(routes.api.ownLanguage(), { method: 'PUT', body: { locale }, keepalive: true })
}

/** The choice is stored in a cookie, which only dashboards read, and in the account, for emails. */
function LanguageLinks({ address }: { address: string }) {
  const own = useLocale()
  const isSignedIn = useSession().kind === 'user'

  function choose(event: MouseEvent<HTMLAnchorElement>, locale: Locale) {
    rememberLanguage(locale)
    // Read now, to include the hash and what a page has put into its URL without the router.
    const { pathname, search, hash } = window.location
    event.currentTarget.href = inLanguage(pathname + search + hash, locale)
    if (isSignedIn) void storeLanguage(locale).catch(() => {})
  }

  return LOCALES.filter((one) => one !== own).map((one) => (
    <a
      key={one}
      href={inLanguage(address, one)}
      lang={one}
      hrefLang={one}
      className="language-link"
      onClick={(event) => choose(event, one)}
    >
      {languageName(one)}
    </a>
  ))
}
