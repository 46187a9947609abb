'use client'

import type { ReactNode } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { enrollmentTexts as texts } from './texts'

type DayFormProps = {
  name: 'startsOn' | 'endsOn'
  label: string
  text: string
  day: string
  path: string
  method: 'POST' | 'PATCH'
  send: string
  done: string
  onSent: () => void
  /** What else is asked beside the day. */
  children?: (errors: Record<string, string>) => ReactNode
}

/** One day, and the button that sends it. */
export function DayForm(props: DayFormProps) {
  const { name, label, text, day, path, method, send, done, onSent, children } = props
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(path, { method, body: Object.fromEntries(fields) })
    showToast({ title: done })
    onSent()
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-4 text-ink">
      <p className="text-soft">{text}</p>
      <FormAlert>{alertOf(texts.notSaved, [name])}</FormAlert>
      <TextField type="date" name={name} label={label} defaultValue={day} required error={errors[name]} />
      {children?.(errors)}
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
        {send}
      </Button>
    </form>
  )
}
