'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { accountTexts } from '../texts'
import { signInTexts as texts } from './texts'

/** The password was right, but nobody has opened the link in the mail yet: another one is a press away. */
export function UnverifiedNotice({ email }: { email: string }) {
  const [isSending, setIsSending] = useState(false)

  async function sendAgain() {
    setIsSending(true)
    try {
      await callApi(routes.api.resendVerification(), { method: 'POST', body: { email } })
      showToast({ title: texts.sentAgain, description: email })
    } catch (error) {
      const sentence = error instanceof CallError ? error.sentence : undefined
      showToast({ title: accountTexts.notSent, description: sentence ?? accountTexts.tryAgain, tone: 'destructive' })
    } finally {
      setIsSending(false)
    }
  }

  return (
    <div role="alert" className="mb-5 rounded-lg bg-sun-soft p-5">
      <p>{texts.unverified}</p>
      <Button variant="secondary" className="mt-3" busy={isSending} onClick={() => void sendAgain()}>
        {texts.sendAgain}
      </Button>
    </div>
  )
}
