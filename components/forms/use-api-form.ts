'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { dismissToast } from '@/components/ui/overlays/toasts'
import { CallError } from '@/lib/platform/http/api-client'
import { lockFields } from './use-submit'

type Options<Typed extends FieldValues, Checked> = {
  schema: z.ZodType<Checked, Typed>
  start: DefaultValues<Typed>
  /** Sends what was checked. What it throws as a CallError is shown. */
  send: (checked: Checked) => Promise<void>
  /** Said where the answer has no sentence: no connection, a server that does not answer. */
  fallback: string
  /** Told of a refusal that belongs to no field of the form. The toast that it shows goes with the next try: it would stand beside a success. */
  onRefused?: (sentence: string, error: unknown) => number
  /** Told of fields that the server refused, before the first of them gets the focus. */
  onFieldsRefused?: (names: string[]) => void
}

/**
 * A form over one schema and one call. Its first wrong field gets the focus, fields are judged again as they are edited, and
 * a refusal of the server stands where it belongs: at the field it names, else in `refusal`.
 */
export function useApiForm<Typed extends FieldValues, Checked>(options: Options<Typed, Checked>) {
  const { schema, start, send, fallback, onRefused, onFieldsRefused } = options
  const [refusal, setRefusal] = useState<string>()
  const [first] = useState(start)
  const toast = useRef<number>(undefined)
  const form = useForm<Typed, unknown, Checked>({ resolver: zodResolver(schema), defaultValues: start })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (checked, event) => {
    setRefusal(undefined)
    if (toast.current) dismissToast(toast.current)
    const release = event?.target instanceof HTMLFormElement ? lockFields(event.target) : undefined
    try {
      await send(checked)
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      const { fields = {}, sentence } = error instanceof CallError ? error : {}
      const known = Object.entries(fields).filter(([name]) => name in form.getValues())
      if (known.length > 0) onFieldsRefused?.(known.map(([name]) => name))
      known.forEach(([name, message], index) => {
        form.setError(name as Path<Typed>, { message }, { shouldFocus: index === 0 })
      })
      if (known.length > 0) return
      setRefusal(sentence ?? fallback)
      toast.current = onRefused?.(sentence ?? fallback, error)
    } finally {
      release?.()
    }
  })

  /** Attributes of a text field: its name, value and what is wrong with it. Its value stands in the page before the scripts come. */
  const field = (name: Path<Typed>) => ({
    ...form.register(name),
    defaultValue: textOf(get(first, name)),
    error: messageOf(errors[name]),
  })
  return { form, field, submit, refusal, isSubmitting, errors }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function messageOf(error: unknown): string | undefined {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return typeof message === 'string' ? message : undefined
}
