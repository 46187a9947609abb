'use client'

import { type FormEvent, type RefObject, useEffect } from 'react'
import { forgetDraft, keepDraft, readDraft } from './draft'

/** Fills a form's text fields with what was left in them, and keeps what is typed. `kept` goes on the form's onInput. */
export function useDraft(form: RefObject<HTMLFormElement | null>, userId: number, name: string) {
  useEffect(() => {
    for (const [field, text] of Object.entries(readDraft(userId, name))) {
      const input = form.current?.elements.namedItem(field)
      if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = true
      else if (input && 'value' in input) input.value = text
    }
  }, [form, userId, name])

  const kept = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = [...new FormData(currentTarget)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    )
    keepDraft(userId, name, Object.fromEntries(typed.filter(([field]) => field !== 'also')))
  }
  return { kept, forget: () => forgetDraft(userId, name) }
}
