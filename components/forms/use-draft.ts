'use client'

import { type FormEvent, type RefObject, useEffect } from 'react'
import { deleteDraft, readDraft, storeDraft } from './draft-store'

const NOTHING: Record<string, string> = {}
const isCheckbox = (one: Element | RadioNodeList | null | undefined): one is HTMLInputElement =>
  one instanceof HTMLInputElement && one.type === 'checkbox'

/**
 * Fills a form's fields with what was left in them, and keeps what is typed. `kept` goes on the form's onInput. `standing`: what is saved, by
 * field; only what is typed otherwise is kept then, so that what a colleague saves meanwhile stays.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  userId: number,
  name: string,
  standing: Record<string, string> = NOTHING,
) {
  useEffect(() => {
    for (const [field, text] of Object.entries(readDraft(userId, name))) {
      const input = form.current?.elements.namedItem(field)
      if (isCheckbox(input)) input.checked = text === input.value
      else if (input && 'value' in input) input.value = text
    }
  }, [form, userId, name])

  const kept = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    // A box that is off is in no FormData, and may stand on otherwise.
    const off = [...currentTarget.elements].filter(isCheckbox).map(({ name }): [string, string] => [name, ''])
    const typed = [...new FormData(currentTarget)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    )
    const fields = Object.entries(Object.fromEntries([...off, ...typed]))
    const others = fields.filter(([field, text]) => field !== 'also' && text !== standing[field])
    storeDraft(userId, name, Object.fromEntries(others))
  }
  return { kept, forget: () => deleteDraft(userId, name) }
}
