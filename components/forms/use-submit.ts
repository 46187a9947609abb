'use client'

import { type FormEvent, useState } from 'react'
import { CallError } from '@/lib/platform/http/api-client'
import { formMessages as texts } from './messages'

/**
 * Nothing can be typed into a form's fields, or chosen in them, while they are on their way: it would be gone once they are cleared. They keep
 * the focus. Answers how they are opened again.
 */
export function lockFields(form: HTMLFormElement): () => void {
  const all = [...form.elements]
  const releases = [...all.filter(isTyped).map(holdWords), ...all.filter(isChosen).map(holdChoice)]
  return () => {
    for (const release of releases) release()
  }
}

const CHOICES = ['checkbox', 'radio', 'file']
/** Keys that change nothing: to the next field, out of a dialog, and those of the browser. */
const leaves = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || /^(Tab|Escape|F\d+)$/.test(key)
const isChosen = (one: Element): one is HTMLInputElement | HTMLSelectElement =>
  one instanceof HTMLSelectElement || (one instanceof HTMLInputElement && CHOICES.includes(one.type))
const isTyped = (one: Element): one is HTMLInputElement | HTMLTextAreaElement =>
  one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && !CHOICES.includes(one.type))

function holdWords(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  if (field.readOnly) return () => {}
  field.readOnly = true
  return () => {
    field.readOnly = false
  }
}

/** HTML has no read-only choice, and one that is disabled loses the focus. */
function holdChoice(field: HTMLInputElement | HTMLSelectElement): () => void {
  const { value } = field
  const refuse = (event: Event) => {
    if (event instanceof KeyboardEvent && leaves(event)) return
    // Some phones open their list whatever is refused: what is chosen there is put back.
    if (field instanceof HTMLSelectElement) field.value = value
    event.preventDefault()
    event.stopPropagation()
  }
  const events =
    field instanceof HTMLSelectElement ? ['mousedown', 'keydown', 'input', 'change'] : ['click', 'dragover', 'drop']
  for (const event of events) field.addEventListener(event, refuse)
  field.setAttribute('aria-disabled', 'true')
  return () => {
    for (const event of events) field.removeEventListener(event, refuse)
    field.removeAttribute('aria-disabled')
  }
}

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
    const release = lockFields(form)
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
