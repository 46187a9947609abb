'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, type RegisterOptions, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useMessageText } from '@/components/platform/use-message-text'
import { dismissToast } from '@/components/ui/overlays/toasts'
import { ApiError } from '@/lib/platform/http/api-client'
import { mergeTyped } from './merge-typed'
import { deleteDraft, readTypedDraft, storeTypedDraft } from './use-draft'
import { lockFields, ShownConflict, useChangedNotice } from './use-submit'

type Options<Typed extends FieldValues, Checked> = {
  schema: z.ZodType<Checked, Typed>
  start: DefaultValues<Typed>
  /** The version of the saved values in `start`. When it changes, the new values replace unedited fields; a notice says if edited ones differ. */
  version?: string
  /** Merges differently when the version changes: gets the previous saved values, the input, and the new saved values. */
  merge?: (base: Typed, mine: Typed, theirs: Typed) => Typed
  /** Stores the input in this tab until it is sent. `userId` owns it. */
  draft?: { userId: number; name: string } | undefined
  /** Sends the validated values. An ApiError it throws is shown. */
  send: (checked: Checked) => Promise<void>
  /** The message when the response has none: no connection, or no response. */
  fallback: string
  /**
   * Called with an error that belongs to no field. Returns a toast, which is dismissed at the next edit or submit, so
   * that it does not remain next to a success message.
   */
  onRefused?: (sentence: string, error: unknown) => number
  /** Called with the invalid fields and the error, before the first field gets the focus. May return a toast, as above. */
  onFieldsRefused?: (names: string[], sentence: string) => number | undefined
}

/**
 * A form with one schema and one request. The first invalid field gets the focus, fields are validated again as they are
 * edited, and a server error is shown where it belongs: at its field, otherwise in `refusal`.
 */
export function useApiForm<Typed extends FieldValues, Checked>(options: Options<Typed, Checked>) {
  const { schema, start, version, merge = mergeEdited, draft, send, fallback, onRefused, onFieldsRefused } = options
  const [refusal, setRefusal] = useState<string>()
  const [first] = useState(start)
  const toast = useRef<number>(undefined)
  const form = useForm<Typed, unknown, Checked>({ resolver: zodResolver(schema), defaultValues: start })
  const { errors, isSubmitting } = form.formState
  const messageText = useMessageText()

  // `round` counts how often the input was replaced by merged input.
  const [base, setBase] = useState({ version, values: start as Typed, round: 0 })
  const notice = useChangedNotice()
  const mergeInto = useEffectEvent((earlier: Typed, mine: Typed) => {
    const theirs = start as Typed
    if (mergeTyped(earlier, mine, theirs).conflicts.length > 0) notice.show()
    for (const [name, value] of Object.entries(merge(earlier, mine, theirs))) form.setValue(name as Path<Typed>, value)
    setBase(({ round }) => ({ version, values: theirs, round: round + 1 }))
  })
  useEffect(() => {
    if (version !== base.version) mergeInto(base.values, form.getValues())
  }, [form, base, version])

  const restore = useEffectEvent(() => {
    const stored = draft && readTypedDraft(draft.userId, draft.name, start as Typed)
    if (stored) mergeInto(stored.base, stored.typed)
  })
  const store = useEffectEvent(() => {
    if (draft) storeTypedDraft(draft.userId, draft.name, { base: base.values, typed: form.getValues() })
  })
  const discard = () => {
    if (draft) deleteDraft(draft.userId, draft.name)
  }
  useEffect(() => {
    restore()
    const { unsubscribe } = form.watch((_values, { type }) => {
      if (type !== 'change') return
      if (toast.current) dismissToast(toast.current)
      store()
    })
    return unsubscribe
  }, [form])

  const submit = form.handleSubmit(async (checked, event) => {
    setRefusal(undefined)
    if (toast.current) dismissToast(toast.current)
    notice.dismiss()
    const sent = form.getValues()
    const release = event?.target instanceof HTMLFormElement ? lockFields(event.target) : undefined
    try {
      await send(checked)
      discard()
      // What was saved here is no conflict when the page has the next version.
      setBase((now) => ({ ...now, values: sent }))
    } catch (error) {
      if (error instanceof ShownConflict) return
      if (!(error instanceof ApiError)) console.error(error)
      const { fields = {}, sentence } = error instanceof ApiError ? error : {}
      const known = Object.entries(fields).filter(([name]) => name in form.getValues())
      if (known.length > 0)
        toast.current = onFieldsRefused?.(
          known.map(([name]) => name),
          sentence ?? fallback,
        )
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

  /** A text field's props: name, value and error. Its value is in the HTML, before hydration. `deps` are checked again with it. */
  const field = (name: Path<Typed>, options?: RegisterOptions<Typed, Path<Typed>>) => ({
    ...form.register(name, options),
    defaultValue: textOf(get(first, name)),
    error: messageText(messageOf(errors[name]) ?? '') || undefined,
  })
  return { form, field, submit, refusal, isSubmitting, errors, round: base.round, discard }
}

const mergeEdited = <Typed extends object>(base: Typed, mine: Typed, theirs: Typed): Typed =>
  mergeTyped(base, mine, theirs).typed

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function messageOf(error: unknown): string | undefined {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return typeof message === 'string' ? message : undefined
}
