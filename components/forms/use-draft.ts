'use client'

import { type FormEvent, type RefObject, useEffect } from 'react'
import { deleteDraft, readDraft, storeDraft } from './draft-store'

const NOTHING: Record<string, string> = {}
const isCheckbox = (one: Element | RadioNodeList | null | undefined): one is HTMLInputElement =>
  one instanceof HTMLInputElement && one.type === 'checkbox'

/**
 * Restores a form's draft, and stores its input. `kept` goes on the form's onInput. `standing`: the saved values by
 * field; only differing input is then stored, so that a colleague's changes survive.
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

  const storeInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    // An unchecked box is not in FormData, but may be checked in the saved values.
    const off = [...currentTarget.elements].filter(isCheckbox).map(({ name }): [string, string] => [name, ''])
    const typed = [...new FormData(currentTarget)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    )
    const fields = Object.entries(Object.fromEntries([...off, ...typed]))
    const others = fields.filter(([field, text]) => field !== 'also' && text !== standing[field])
    storeDraft(userId, name, Object.fromEntries(others))
  }
  return { kept: storeInput, forget: () => deleteDraft(userId, name) }
}
