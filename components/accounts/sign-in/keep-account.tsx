'use client'

import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { CallError } from '@/lib/platform/call-api'
import { signInTexts as texts } from './texts'

type KeepAccountProps = {
  /** What the server says, with the day. */
  offer: string
  onKeep: () => Promise<void>
  onBack: () => void
}

/** The password was right, but its owner has deleted the account: until the day it can be kept. */
export function KeepAccount({ offer, onKeep, onBack }: KeepAccountProps) {
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function keep() {
    setIsSending(true)
    try {
      await onKeep()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      setRefusal((error instanceof CallError && error.sentence) || texts.notKept)
      setIsSending(false)
    }
  }

  return (
    <section tabIndex={-1} ref={takeFocus} className="grid gap-5 outline-none">
      <p className="text-lead">{offer}</p>
      <FormAlert>{refusal}</FormAlert>
      <Button size="lg" wide busy={isSending} onClick={() => void keep()}>
        {texts.keep}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {texts.leaveIt}
      </Button>
    </section>
  )
}

/** Outside of the component: a new function at each render would take the focus again and again. */
const takeFocus = (element: HTMLElement | null) => element?.focus()
