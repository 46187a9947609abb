'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef } from 'react'
import { signUpLink } from '@/components/accounts/dialog-links'
import { useSession } from '@/components/accounts/session'
import { FavoritesMenuItem } from '@/components/families/favorites/favorites-link'
import { withMessages } from '@/components/platform/browser-messages'
import { AppLink, ButtonLink } from '@/components/ui/actions/links'
import { useDetailsMenu } from '@/components/ui/overlays/use-details-menu'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import { mainLinks } from './site-links'

const SignedInMenu = withMessages(
  'account',
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
      <nav
        aria-label={t('menu')}
        className="absolute inset-x-0 top-13 z-40 animate-fade border-y border-line bg-paper px-4.5 pt-2 pb-6 shadow-float"
      >
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
      </nav>
    </details>
  )
}
