'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { deleteDraft, readDraft, storeDraft } from '@/components/forms/draft-store'
import { useApiForm } from '@/components/forms/use-api-form'
import { showToast } from '@/components/ui/overlays/toasts'
import { type EditTyped, editForm } from '@/lib/admin/directory/schema'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { mergeTyped } from '@/lib/platform/http/form-values'
import { routes } from '@/lib/platform/http/routes'
import { editMessages as texts } from './messages'

type Typed = Omit<EditTyped, 'reason'>

/** An admin's unsent input, and the stored values when they started. */
type EditDraft = { base: Typed; typed: EditTyped }

const nameOf = (id: number) => `edit-provider-${id}`

/** Null without a draft, or when an older release stored other fields than those in `like`. */
function readEditDraft(userId: number, id: number, like: Typed): EditDraft | null {
  const { base, typed } = readDraft(userId, nameOf(id))
  try {
    const draft: EditDraft = { base: JSON.parse(base ?? 'null'), typed: JSON.parse(typed ?? 'null') }
    return isLike(draft.base, like) && isLike(draft.typed, like) ? draft : null
  } catch {
    return null
  }
}

export function storeEditDraft(userId: number, id: number, { base, typed }: EditDraft): void {
  storeDraft(userId, nameOf(id), { base: JSON.stringify(base), typed: JSON.stringify(typed) })
}

export const deleteEditDraft = (userId: number, id: number) => deleteDraft(userId, nameOf(id))

const isLike = (value: object, like: object) =>
  Object.entries(like).every(([field, one]) => typeof Reflect.get(value ?? {}, field) === typeof one)

/** `userId` owns the draft. */
export type EditStart = { userId: number; id: number; version: string; typed: Omit<EditTyped, 'reason'> }

const currentValues = z.object({
  version: z.string(),
  typed: z.custom<EditStart['typed']>((value) => value instanceof Object),
})

/**
 * The form of a provider's record. Input survives a reload. When another admin has saved, their values replace
 * untouched fields; `disputed` are the others.
 */
export function useEditForm({ userId, id, version, typed }: EditStart) {
  const router = useRouter()
  const begun = useRef({ version, base: typed })
  const [disputed, setDisputed] = useState<string[]>()

  const api = useApiForm<EditTyped, unknown>({
    schema: editForm,
    start: typed,
    fallback: texts.notSaved,
    send: async () => {
      try {
        const body = { ...form.getValues(), version: begun.current.version }
        await callApi(routes.api.directoryProvider(id), { method: 'PATCH', body })
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await takeOver()
        throw error
      }
      deleteEditDraft(userId, id)
      showToast({ title: texts.saved })
      router.push(routes.admin.provider(id))
      router.refresh()
    },
  })
  const { form } = api

  useEffect(() => {
    const draft = readEditDraft(userId, id, typed)
    if (!draft) return
    const { reason, ...mine } = draft.typed
    const merged = mergeTyped(draft.base, mine, typed)
    form.reset({ ...merged.typed, reason }, { keepDefaultValues: true })
    if (merged.disputed.length > 0) setDisputed(merged.disputed)
  }, [form, userId, id, typed])

  useEffect(() => {
    const keep = () => storeEditDraft(userId, id, { base: begun.current.base, typed: form.getValues() })
    const { unsubscribe } = form.watch(keep)
    return unsubscribe
  }, [form, userId, id])

  async function takeOver() {
    const now = currentValues.parse(await callApi(routes.api.directoryProvider(id)))
    const { reason, ...mine } = form.getValues()
    const merged = mergeTyped(begun.current.base, mine, now.typed)
    begun.current = { version: now.version, base: now.typed }
    form.reset({ ...merged.typed, reason }, { keepDefaultValues: true })
    setDisputed(merged.disputed)
  }
  return { ...api, disputed }
}
