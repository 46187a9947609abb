'use client'

import { type FormEvent, useState } from 'react'
import { CallError } from '@/lib/platform/call-api'
import { holdFields } from './hold-fields'
import { formTexts as texts } from './texts'

type Refusal = { sentence: string | undefined; fields: Record<string, string> }

/** Where the server said nothing, none was reached, or it does not know either: then trying again is all there is to do. */
const saying = (sentence: string | undefined, notSent: string) =>
  [sentence, notSent, !sentence && texts.again].filter(Boolean).join(' ')

/** Sends a form's fields; what the server refuses is answered in words, and the fields stay as they are. */
export function useSending(send: (fields: FormData) => Promise<void>) {
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSending, setIsSending] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setIsSending(true)
    setRefusal(undefined)
    const release = holdFields(form)
    try {
      await send(new FormData(form))
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      const { fields = {}, sentence } = error instanceof CallError ? error : {}
      setRefusal({ fields, sentence })
      const wrong = [...form.elements].find((one) => 'name' in one && String(one.name) in fields)
      if (wrong instanceof HTMLElement) wrong.focus()
    } finally {
      release()
      setIsSending(false)
    }
  }

  const errors = refusal?.fields ?? {}
  /** What stands above the form: why nothing was sent, where none of the fields that it shows says so already. */
  const alertOf = (notSent: string, fields: readonly string[]) =>
    refusal && !fields.some((name) => name in errors) ? saying(refusal.sentence, notSent) : undefined
  return { onSubmit, refusal, isSending, errors, alertOf }
}
