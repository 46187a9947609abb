'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import type { OwnUser } from '@/lib/accounts/types'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { peopleTexts as texts } from './texts'
import { forgetInvitation } from './use-invitation'

type JoinButtonProps = { token: string; provider: string; user: Pick<OwnUser, 'firstName' | 'lastName' | 'email'> }

/** Joins by a press: programs that open every link of a mail join nothing. */
export function JoinButton({ token, provider, user }: JoinButtonProps) {
  const router = useRouter()
  const [isJoining, setIsJoining] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function join() {
    setIsJoining(true)
    setRefusal(undefined)
    try {
      await callApi(routes.api.providerInvitation(), { method: 'PUT', body: { token } })
      forgetInvitation()
      showToast({ title: texts.joined(provider) })
      router.push(routes.careproviderDashboard())
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      setRefusal((error instanceof CallError && error.sentence) || texts.notSaved)
      setIsJoining(false)
    }
  }

  return (
    <div className="mt-5 grid gap-4">
      <FormAlert>{refusal}</FormAlert>
      <p className="text-soft">{texts.joinAs(`${user.firstName} ${user.lastName}`.trim(), user.email)}</p>
      <Button size="lg" busy={isJoining} onClick={() => void join()} className="justify-self-start">
        {texts.join}
      </Button>
    </div>
  )
}
