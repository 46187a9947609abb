'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskFirst } from '@/components/forms/ask-first'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { ROLE_WORDS } from '@/lib/provider-people/rules/role-words'
import type { InvitationLine } from '@/lib/provider-people/types'
import { dayText } from '@/lib/providers/rules/dates'
import { peopleTexts as texts } from './texts'

type InvitationRowProps = { providerId: string; invitation: InvitationLine }

/** Somebody who was invited and has not joined: to mail them again, or to take it back. */
export function InvitationRow({ providerId, invitation }: InvitationRowProps) {
  const { id, email, role, sentOn, isExpired } = invitation
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)
  const endpoint = routes.api.peopleInvitation(providerId, id)

  async function sendAgain() {
    setIsSending(true)
    try {
      await callApi(endpoint, { method: 'POST' })
      showToast({ title: texts.sentAgain(email) })
      router.refresh()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      showToast({ title: (error instanceof CallError && error.sentence) || texts.notSaved, tone: 'destructive' })
    } finally {
      setIsSending(false)
    }
  }
  async function withdraw() {
    await callApi(endpoint, { method: 'DELETE' })
    showToast({ title: texts.withdrawn })
    router.refresh()
  }

  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold break-all">{email}</p>
          <p className={isExpired ? 'text-sm text-coral-deep' : 'text-sm text-soft'}>
            {ROLE_WORDS[role].name}. {isExpired ? texts.expired : texts.sentOn(dayText(sentOn, sentOn))}
          </p>
        </div>
        <Button variant="secondary" busy={isSending} onClick={() => void sendAgain()}>
          {texts.sendAgain}
        </Button>
      </div>
      <AskFirst
        label={texts.withdraw}
        question={texts.withdrawQuestion(email)}
        confirm={texts.withdraw}
        act={withdraw}
      />
    </li>
  )
}
