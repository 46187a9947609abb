'use client'

import { AuthFrame } from '@/components/accounts/auth-frame'
import { useSession } from '@/components/accounts/session/session-store'
import { FormAlert } from '@/components/forms/form-alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Spinner } from '@/components/ui/spinner'
import { routes } from '@/lib/platform/routes'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'
import { ROLE_WORDS } from '@/lib/provider-people/rules/role-words'
import { JoinButton } from './join-button'
import { peopleTexts as texts } from './texts'
import { useInvitation } from './use-invitation'

/** Where the link of an invitation leads: what it offers, and the way to take it up, by a press. */
export function InvitationView() {
  const state = useInvitation()
  const session = useSession()
  if (state.kind === 'none' || state.kind === 'dead')
    return (
      <AuthFrame title={texts.invitationTitle}>
        <FormAlert>{state.kind === 'dead' ? state.why : texts.noLink}</FormAlert>
      </AuthFrame>
    )
  if (state.kind !== 'open' || session.kind === 'unknown')
    return (
      <AuthFrame title={texts.invitationTitle} lead={texts.invitationLead}>
        <p role="status" className="flex items-center gap-2.5 text-soft">
          <Spinner /> {texts.reading}
        </p>
      </AuthFrame>
    )
  const { provider, role } = state.offer
  const user = session.kind === 'user' ? session.user : null
  return (
    <AuthFrame title={texts.invitationTitle} lead={texts.invitationLead}>
      <h2 className="text-section tracking-tight">{texts.offer(provider.name, provider.city)}</h2>
      <p className="mt-2">
        {texts.offerRole(ROLE_WORDS[role].name)} {ROLE_WORDS[role].may}
      </p>
      {!user && <SignInFirst />}
      {user && PEOPLE_ROLES.some((one) => one === user.role) && (
        <JoinButton token={state.token} provider={provider.name} user={user} />
      )}
      {user && !PEOPLE_ROLES.some((one) => one === user.role) && <p className="mt-5">{texts.wrongAccount}</p>}
    </AuthFrame>
  )
}

const SignInFirst = () => (
  <>
    <div className="mt-5 flex flex-wrap gap-2.5">
      <ButtonLink href={routes.signIn({ next: routes.providerInvitation() })}>{texts.signIn}</ButtonLink>
      <ButtonLink variant="secondary" href={routes.signUp({ role: 'careprovider' })}>
        {texts.signUp}
      </ButtonLink>
    </div>
    <p className="mt-4 text-sm text-soft">{texts.afterSignUp}</p>
  </>
)
