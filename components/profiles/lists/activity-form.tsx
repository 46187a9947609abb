'use client'

import { type FormEvent, type Ref, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import type { DraftFields } from '@/lib/profiles/schema/drafts'
import { type Activity, LIST_LIMITS, typedActivity } from '@/lib/profiles/schema/lists'
import { listTexts as texts } from './texts'
import { isAnyTyped } from './use-list-edit'

type ActivityFormProps = {
  ref: Ref<HTMLFormElement>
  /** What was left in its fields. */
  found: DraftFields
  onTyped: (fields: DraftFields) => void
  onAdd: (activity: Activity) => void
}

const typedIn = (form: HTMLFormElement): DraftFields =>
  Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]))
/** Whether something stands in the form that was not added. */
export const hasTyped = (form: HTMLFormElement) => isAnyTyped(typedIn(form))

/** One more activity: to add it, it needs a name and a description. */
export function ActivityForm({ ref, found, onTyped, onAdd }: ActivityFormProps) {
  const [isReady, setIsReady] = useState(() => typedActivity.safeParse(found).success)
  function look({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = typedIn(currentTarget)
    setIsReady(typedActivity.safeParse(typed).success)
    onTyped(typed)
  }

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { data } = typedActivity.safeParse(typedIn(form))
    if (!data) return
    onTyped({})
    onAdd(data)
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) field.value = ''
    setIsReady(false)
    const first = form.elements.namedItem('name')
    if (first instanceof HTMLElement) first.focus()
  }

  return (
    <form ref={ref} onSubmit={add} onInput={look} noValidate className="mt-5 grid max-w-narrow gap-4">
      <TextField
        name="name"
        label={texts.name}
        defaultValue={found.name}
        maxLength={LIST_LIMITS.name}
        autoComplete="off"
      />
      <TextAreaField
        name="description"
        label={texts.description}
        defaultValue={found.description}
        rows={3}
        maxLength={LIST_LIMITS.description}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="ageGroup"
          label={texts.ageGroup}
          defaultValue={found.ageGroup}
          hint={texts.ageGroupHint}
          optional
          maxLength={LIST_LIMITS.short}
          autoComplete="off"
        />
        <TextField
          name="frequency"
          label={texts.frequency}
          defaultValue={found.frequency}
          hint={texts.frequencyHint}
          optional
          maxLength={LIST_LIMITS.short}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="secondary" disabled={!isReady} className="justify-self-start">
        {texts.add}
      </Button>
    </form>
  )
}
