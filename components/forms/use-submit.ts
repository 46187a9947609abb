'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState, useTransition } from 'react'
import { useLocalPath } from '@/components/ui/language'
import { dismissToast, showToast } from '@/components/ui/overlays/toasts'
import { ApiError } from '@/lib/platform/http/api-client'

/**
 * Makes a form's fields read-only while they are being sent: further input would be lost when they are cleared. They
 * keep the focus. Returns a function to unlock them.
 */
export function lockFields(form: HTMLFormElement): () => void {
  const all = [...form.elements]
  const releases = [...all.filter(isTextField).map(lockText), ...all.filter(isChoiceField).map(lockChoice)]
  return () => {
    for (const release of releases) release()
  }
}

const CHOICES = ['checkbox', 'radio', 'file']
/** Keys that change nothing: Tab, Escape, and browser shortcuts. */
const changesNothing = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || /^(Tab|Escape|F\d+)$/.test(key)
const isChoiceField = (one: Element): one is HTMLInputElement | HTMLSelectElement =>
  one instanceof HTMLSelectElement || (one instanceof HTMLInputElement && CHOICES.includes(one.type))
const isTextField = (one: Element): one is HTMLInputElement | HTMLTextAreaElement =>
  one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && !CHOICES.includes(one.type))

function lockText(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  if (field.readOnly) return () => {}
  field.readOnly = true
  return () => {
    field.readOnly = false
  }
}

/** HTML has no read-only select or check box, and a disabled one loses the focus. */
function lockChoice(field: HTMLInputElement | HTMLSelectElement): () => void {
  const { value } = field
  const refuse = (event: Event) => {
    if (event instanceof KeyboardEvent && changesNothing(event)) return
    // Some phones open the list anyway: its value is restored.
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

/**
 * Reloads what the page shows after a form has saved. While `isRefreshing` the form still has the previous version: saving again would
 * look like a conflict.
 */
export function useRefresh() {
  const router = useRouter()
  const [isRefreshing, startRefresh] = useTransition()
  return { isRefreshing, refresh: () => startRefresh(() => router.refresh()) }
}

/** Opens another page after a form was sent. While `isLeaving` the form is still on the screen: sending it again would do everything twice. */
export function useLeaving() {
  const router = useRouter()
  const path = useLocalPath()
  const [isLeaving, startLeaving] = useTransition()
  return { isLeaving, leaveTo: (route: string) => startLeaving(() => router.push(path(route))) }
}

/** Says that someone else has saved what the form shows, and that the input was merged into it. */
export function useChangedNotice() {
  const t = useTranslations('forms')
  const toast = useRef<number>(undefined)
  return {
    show: () => {
      toast.current = showToast({ title: t('changed'), description: t('merged'), tone: 'destructive' })
    },
    dismiss: () => {
      if (toast.current) dismissToast(toast.current)
    },
  }
}

/** A conflict that useReloadOnConflict has shown: the form shows nothing more. */
export class ShownConflict extends Error {}

/**
 * For a form that sends the version it has read. `reloadOnConflict` wraps the request: if someone else has saved since, it refreshes the page (or
 * calls `reload`, which returns whether it could), useDraft or useApiForm merges the input into the new values, and a notice says so until the next
 * try. It throws a ShownConflict then, and rethrows any other error for the form's alert. `showChanged` is for useDraft: a page that is refreshed
 * for another reason shows the same notice.
 */
export function useReloadOnConflict(reload?: () => Promise<boolean>) {
  const router = useRouter()
  const { show, dismiss } = useChangedNotice()
  async function reloadOnConflict(call: Promise<unknown>): Promise<unknown> {
    dismiss()
    try {
      return await call
    } catch (error) {
      if (!(error instanceof ApiError && error.fields.version)) throw error
      if (!reload) router.refresh()
      else if (!(await reload())) throw error
      show()
      throw new ShownConflict()
    }
  }
  return { reloadOnConflict, showChanged: show }
}

/** `isAtField`: the first invalid field has the focus, so that its error is announced. */
type Refusal = { sentence: string | undefined; fields: Record<string, string>; isAtField: boolean }

/** Sends a form's fields; shows the server's errors, and preserves the input. */
export function useSending(send: (fields: FormData) => Promise<void>) {
  const t = useTranslations('forms')
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
      if (error instanceof ShownConflict) return
      if (!(error instanceof ApiError)) console.error(error)
      const { fields = {}, sentence } = error instanceof ApiError ? error : {}
      const wrong = [...form.elements].find((one) => 'name' in one && String(one.name) in fields)
      if (wrong instanceof HTMLElement) wrong.focus()
      setRefusal({ fields, sentence, isAtField: document.activeElement === wrong })
    } finally {
      release()
      setIsSending(false)
    }
  }

  const errors = refusal?.fields ?? {}
  /**
   * The alert above the form: why it was not sent, unless one of these fields says so and has the focus. Suggests trying again if the server gave no
   * reason.
   */
  const alertOf = (notSent: string, fields: readonly string[]) => {
    if (!refusal || (refusal.isAtField && fields.some((name) => name in errors))) return undefined
    return refusal.sentence ? `${refusal.sentence} ${notSent}` : `${notSent} ${t('again')}`
  }
  return { onSubmit, refusal, isSending, errors, alertOf }
}
