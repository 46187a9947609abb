'use client'

import { lazy, Suspense } from 'react'
import { useSession } from '@/components/accounts/session/session-store'
import { signUpLink } from '@/components/accounts/wizard/open-wizard'
import { FavoritesLink } from '@/components/favorites/favorites-link'
import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/platform/routes'
import { layoutTexts } from './texts'

const SignedInArea = lazy(() => import('./signed-in-area'))

/**
 * The header's right side. Every generated page holds it as it is for somebody signed out; the class hides that from whoever
 * has a session before anything is painted (lib/platform/signed-in-script.mjs). On phones Sign In stays, the others stand in the menu.
 */
export function AccountArea() {
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
            {layoutTexts.providerClaim}
          </ButtonLink>
          <ButtonLink variant="secondary" {...signUpLink('caregiver')} className="signed-out max-lg:hidden">
            {layoutTexts.parentSignUp}
          </ButtonLink>
          <ButtonLink href={routes.signIn()} className="signed-out">
            {layoutTexts.signIn}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
