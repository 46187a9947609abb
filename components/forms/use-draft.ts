'use client'

import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Unsent input, in this tab only, so that neither an error nor an expired session loses it. */
const PREFIX = 'draft:'
/** In place of a user id, for what a visitor writes before signing in. */
export const VISITORS_DRAFT = 0
const keyOf = (userId: number, name: string) => `${PREFIX}${userId}:${name}`

export function readDraft(userId: number, name: string): Record<string, string> {
  const stored = store((storage) => storage.getItem(keyOf(userId, name)))
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

export function storeDraft(userId: number, name: string, fields: Record<string, string>): void {
  store((storage) => storage.setItem(keyOf(userId, name), JSON.stringify(fields)))
}

export function deleteDraft(userId: number, name: string): void {
  store((storage) => storage.removeItem(keyOf(userId, name)))
}

/** Signing out leaves nothing in the tab for the next person. */
export function deleteAllDrafts(): void {
  store((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  })
}

/** Without storage, forms still work. */
function store<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}

type TypedDraft<Saved, Typed> = { base: Saved; typed: Typed }

/** Input stored by storeTypedDraft, and the saved values it started from. Null if there is none, or only one without the fields of `like`. */
export function readTypedDraft<Saved extends object, Typed extends Saved = Saved>(
  userId: number,
  name: string,
  like: Saved,
): TypedDraft<Saved, Typed> | null {
  const { base, typed } = readDraft(userId, name)
  try {
    const draft = { base: JSON.parse(base ?? 'null'), typed: JSON.parse(typed ?? 'null') }
    return isLike(draft.base, like) && isLike(draft.typed, like) ? draft : null
  } catch {
    return null
  }
}

/** For input that is not only text. */
export function storeTypedDraft<Saved, Typed>(userId: number, name: string, draft: TypedDraft<Saved, Typed>): void {
  storeDraft(userId, name, { base: JSON.stringify(draft.base), typed: JSON.stringify(draft.typed) })
}

const isLike = (value: object, like: object) =>
  Object.entries(like).every(([field, one]) => typeof Reflect.get(value ?? {}, field) === typeof one)

const NO_VALUES: Record<string, string> = {}
const isCheckbox = (one: Element): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'checkbox'
const checkboxesOf = (form: HTMLFormElement, name: string) =>
  [...form.elements].filter(isCheckbox).filter((one) => one.name === name)

/** Moves a visitor's draft to the account they signed in to. */
function adoptDraft(userId: number, name: string): void {
  const visitorDraft = readDraft(VISITORS_DRAFT, name)
  if (userId === VISITORS_DRAFT || Object.keys(visitorDraft).length === 0) return
  storeDraft(userId, name, visitorDraft)
  deleteDraft(VISITORS_DRAFT, name)
}

/**
 * Restores a form's draft, and stores its input. `storeInput` goes on the form's onInput. `saved`: the saved values by
 * field; only differing input is then stored, so that a colleague's changes survive. `onChanged` is called if the draft
 * was typed over an earlier `saved.version`. Checkboxes of one name are stored together, one value on each line.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  userId: number,
  name: string,
  saved: Record<string, string> = NO_VALUES,
  onChanged?: () => void,
) {
  const compare = useEffectEvent(({ version, ...draft }: Record<string, string>) => {
    const isEdited = Object.entries(draft).some(([field, text]) => text !== saved[field])
    if (isEdited && version !== undefined && version !== saved.version) onChanged?.()
  })
  useEffect(() => {
    adoptDraft(userId, name)
    if (!form.current) return
    const draft = readDraft(userId, name)
    compare(draft)
    for (const [field, text] of Object.entries(draft)) {
      const boxes = checkboxesOf(form.current, field)
      for (const box of boxes) box.checked = text.split('\n').includes(box.value)
      const input = form.current.elements.namedItem(field)
      if (boxes.length === 0 && input && 'value' in input) input.value = text
    }
  }, [form, userId, name])

  // The values sent last, until the refreshed page has them. Their version is not known yet, so a draft typed over them has none.
  const sent = useRef<Record<string, string>>(undefined)
  const storeInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { version, ...base } = sent.current ?? saved
    const edited = editedIn(currentTarget, base)
    storeDraft(userId, name, version === undefined ? edited : { ...edited, version })
  }
  const discard = () => {
    deleteDraft(userId, name)
    const { version, ...base } = saved
    const edited = form.current && version !== undefined ? editedIn(form.current, base) : {}
    if (Object.keys(edited).length > 0) sent.current = { ...base, ...edited }
  }
  return { storeInput, discard }
}

/** The fields that differ from `base`. */
function editedIn(form: HTMLFormElement, base: Record<string, string>): Record<string, string> {
  const typed = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  // An unchecked box is not in FormData, but may be checked in the saved values.
  const boxes = [...form.elements].filter(isCheckbox).map(({ name }): [string, string] => {
    const checked = checkboxesOf(form, name).filter((box) => box.checked)
    return [name, checked.map(({ value }) => value).join('\n')]
  })
  const fields = Object.entries(Object.fromEntries([...typed, ...boxes]))
  return Object.fromEntries(fields.filter(([field, text]) => text !== base[field]))
}
