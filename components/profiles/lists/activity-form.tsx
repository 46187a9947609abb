'use client'

import { type FormEvent, type Ref, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import { type Activity, LIST_LIMITS, typedActivity } from '@/lib/profiles/schema/lists'
import { listTexts as texts } from './texts'

type ActivityFormProps = { ref: Ref<HTMLFormElement>; onAdd: (activity: Activity) => void }

const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))
/** Whether something stands in the form that was not added. */
export const hasTyped = (form: HTMLFormElement) =>
  Object.values(typedIn(form)).some((text) => String(text).trim() !== '')

/** One more activity: to add it, it needs a name and a description. */
export function ActivityForm({ ref, onAdd }: ActivityFormProps) {
  const [isReady, setIsReady] = useState(false)
  const look = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setIsReady(typedActivity.safeParse(typedIn(currentTarget)).success)

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { data } = typedActivity.safeParse(typedIn(form))
    if (!data) return
    onAdd(data)
    form.reset()
    setIsReady(false)
    const first = form.elements.namedItem('name')
    if (first instanceof HTMLElement) first.focus()
  }

  return (
    <form ref={ref} onSubmit={add} onInput={look} noValidate className="mt-5 grid max-w-narrow gap-4">
      <TextField name="name" label={texts.name} maxLength={LIST_LIMITS.name} autoComplete="off" />
      <TextAreaField name="description" label={texts.description} rows={3} maxLength={LIST_LIMITS.description} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="ageGroup"
          label={texts.ageGroup}
          hint={texts.ageGroupHint}
          optional
          maxLength={LIST_LIMITS.short}
          autoComplete="off"
        />
        <TextField
          name="frequency"
          label={texts.frequency}
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
