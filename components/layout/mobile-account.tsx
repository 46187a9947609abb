'use client'

import { useSession } from '@/components/accounts/session/session-store'
import { signOut } from '@/components/accounts/session/sign-out'
import { signUpLink } from '@/components/accounts/wizard/open-wizard'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { dashboardOf } from '@/lib/access/policy'
import { sideOf } from '@/lib/messages/policy'
import { routes } from '@/lib/platform/routes'
import { maySaveSearches } from '@/lib/saved-searches/policy'
import { layoutTexts } from './texts'

/** The lower part of the phone's menu: ways in, or the own dashboard and the way out. */
export function MobileAccount() {
  const session = useSession()
  const side = session.kind === 'user' && sideOf(session.user.role)
  if (session.kind === 'user')
    return (
      <>
        <ButtonLink wide href={dashboardOf(session.user.role)}>
          {layoutTexts.dashboard}
        </ButtonLink>
        {maySaveSearches(session.user.role) && (
          <ButtonLink wide variant="secondary" href={routes.savedSearches()}>
            {layoutTexts.savedSearches}
          </ButtonLink>
        )}
        <ButtonLink wide variant="secondary" href={routes.settings()}>
          {layoutTexts.settings}
        </ButtonLink>
        {side && (
          <ButtonLink wide variant="secondary" href={routes.messages(side)}>
            {layoutTexts.messages}
          </ButtonLink>
        )}
        <Button
          wide
          variant="secondary"
          onClick={() => void signOut().then((out) => out && window.location.assign('/'))}
        >
          {layoutTexts.logOut}
        </Button>
      </>
    )
  return (
    <>
      <ButtonLink wide href={routes.signIn()}>
        {layoutTexts.signIn}
      </ButtonLink>
      <ButtonLink wide variant="secondary" {...signUpLink('caregiver')}>
        {layoutTexts.parentSignUp}
      </ButtonLink>
      <ButtonLink wide variant="secondary" {...signUpLink('careprovider')}>
        {layoutTexts.providerClaim}
      </ButtonLink>
    </>
  )
}
