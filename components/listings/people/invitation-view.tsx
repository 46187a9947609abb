'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { useToken } from '@/components/accounts/reset/request-link'
import { useSession } from '@/components/accounts/session'
import { FormAlert } from '@/components/forms/form-alert'
import { Button, Spinner } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { useLocalPath } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import { fullName } from '@/lib/accounts/rules/account'
import type { OwnUser } from '@/lib/accounts/schema'
import type { InvitationOffer } from '@/lib/listings/people/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ApiError, callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { ProviderPersonRole } from '@/prisma/generated/enums'

const KEY = 'provider-invitation'
const offer = z.object({
  provider: z.object({ id: z.string(), name: z.string(), city: z.string() }),
  role: z.enum(ProviderPersonRole),
})

type InvitationState =
  | { kind: 'reading' }
  | { kind: 'none' }
  | { kind: 'dead'; why: string | undefined }
  | { kind: 'open'; offer: InvitationOffer; token: string }

/** The invitation of the emailed link. The link is stored in this tab, so that signing in leads back to it. */
function useInvitation(): InvitationState {
  const fromLink = useToken()
  const [state, setState] = useState<InvitationState>({ kind: 'reading' })
  useEffect(() => {
    if (fromLink === undefined) return
    const token = fromLink ?? withStorage((storage) => storage.getItem(KEY))
    if (!token) return setState({ kind: 'none' })
    withStorage((storage) => storage.setItem(KEY, token))
    let isUnmounted = false
    const update = (next: InvitationState) => !isUnmounted && setState(next)
    callApi(dashboardRoutes.api.providerInvitation(), { method: 'POST', body: { token } })
      .then((answer) => update({ kind: 'open', offer: offer.parse(answer), token }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) console.error(error)
        update({ kind: 'dead', why: error instanceof ApiError ? error.sentence : undefined })
      })
    return () => {
      isUnmounted = true
    }
  }, [fromLink])
  return state
}

/** Null without session storage: the emailed link then has to be opened again. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage)
  } catch {
    return null
  }
}

type JoinButtonProps = {
  token: string
  provider: InvitationOffer['provider']
  user: Pick<OwnUser, 'firstName' | 'lastName' | 'email'>
}

/** Joins on a button press: programs that open every emailed link join nothing. */
function JoinButton({ token, provider, user }: JoinButtonProps) {
  const path = useLocalPath()
  const t = useTranslations('listings.people')
  const router = useRouter()
  const [isJoining, setIsJoining] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function join() {
    setIsJoining(true)
    setRefusal(undefined)
    try {
      await callApi(dashboardRoutes.api.providerInvitation(), { method: 'PUT', body: { token } })
      withStorage((storage) => storage.removeItem(KEY))
      showToast({ title: t('joined', { provider: provider.name }) })
      router.push(path(dashboardRoutes.careproviderDashboard({ provider: provider.id })))
    } catch (error) {
      setRefusal(failureText(error, t('notSaved')))
      setIsJoining(false)
    }
  }

  return (
    <div className="mt-5 grid gap-4">
      <FormAlert>{refusal}</FormAlert>
      <p className="text-soft">{t('joinAs', { name: fullName(user), email: user.email })}</p>
      <Button size="lg" busy={isJoining} onClick={() => void join()} className="justify-self-start">
        {t('join')}
      </Button>
    </div>
  )
}

/** The page of an invitation's link: its offer, and a button to accept it. */
export function InvitationView() {
  const t = useTranslations('listings.people')
  const roles = useTranslations('listings.roles')
  const state = useInvitation()
  const session = useSession()
  if (state.kind === 'none' || state.kind === 'dead')
    return (
      <AuthFrame title={t('invitationTitle')}>
        <FormAlert>{state.kind === 'dead' ? state.why || t('notSaved') : t('noLink')}</FormAlert>
      </AuthFrame>
    )
  if (state.kind !== 'open' || session.kind === 'unknown')
    return (
      <AuthFrame title={t('invitationTitle')} lead={t('invitationLead')}>
        <p role="status" className="flex items-center gap-2.5 text-soft">
          <Spinner /> {t('reading')}
        </p>
      </AuthFrame>
    )
  const { provider, role } = state.offer
  const user = session.kind === 'user' ? session.user : null
  const mayJoin = PEOPLE_ROLES.some((one) => one === user?.role)
  return (
    <AuthFrame title={t('invitationTitle')} lead={t('invitationLead')}>
      <h2 className="text-section tracking-tight">{t('offer', { provider: provider.name, city: provider.city })}</h2>
      <p className="mt-2">
        {t('offerRole', { role: roles(`names.${role}`) })} {roles(`may.${role}`)}
      </p>
      {!user && <SignInFirst />}
      {user && mayJoin && <JoinButton token={state.token} provider={provider} user={user} />}
      {user && !mayJoin && <p className="mt-5">{t('wrongAccount')}</p>}
    </AuthFrame>
  )
}

function SignInFirst() {
  const t = useTranslations('listings.people')
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <ButtonLink href={routes.signIn({ next: accountRoutes.providerInvitation() })}>{t('signIn')}</ButtonLink>
        <ButtonLink variant="secondary" href={routes.signUp({ role: 'careprovider' })}>
          {t('signUp')}
        </ButtonLink>
      </div>
      <p className="mt-4 text-sm text-soft">{t('afterSignUp')}</p>
    </>
  )
}
