'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { claimTexts as texts } from './texts'

const answered = z.object({ isAccepted: z.boolean() })
type MailboxCodeProps = { claimId: number; mailbox: string; isOpen: boolean }

/** Asks for six digits by mail to the address on file, and takes them. */
export function MailboxCode({ claimId, mailbox, isOpen }: MailboxCodeProps) {
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  const [notAsked, setNotAsked] = useState<string>()
  const endpoint = routes.api.claimCode(claimId)
  const { onSubmit, refusal, isSending, errors } = useSending(async (fields) => {
    const body = { code: fields.get('code') }
    const { isAccepted } = answered.parse(await callApi(endpoint, { method: 'PUT', body }))
    showToast({ title: isAccepted ? texts.acceptedNow : texts.codeRight })
    router.refresh()
  })

  async function ask() {
    setIsAsking(true)
    setNotAsked(undefined)
    try {
      await callApi(endpoint, { method: 'POST' })
      showToast({ title: texts.codeSent })
      router.refresh()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      setNotAsked((error instanceof CallError && error.sentence) || texts.failed)
    } finally {
      setIsAsking(false)
    }
  }

  const general = refusal && !errors.code ? (refusal.sentence ?? texts.failed) : undefined
  return (
    <div className="mt-2 grid gap-4">
      <p className="text-soft">{texts.mailboxText(mailbox)}</p>
      <FormAlert>{notAsked ?? general}</FormAlert>
      {isOpen && (
        <form onSubmit={onSubmit} noValidate className="flex flex-wrap items-start gap-2.5">
          <TextField
            name="code"
            label={texts.codeField}
            hint={texts.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={errors.code}
            className="w-52"
          />
          <Button type="submit" busy={isSending} className="mt-7.5">
            {texts.useCode}
          </Button>
        </form>
      )}
      <Button variant="secondary" busy={isAsking} onClick={() => void ask()} className="justify-self-start">
        {isOpen ? texts.askNewCode : texts.askCode}
      </Button>
    </div>
  )
}
