'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useApiForm } from '@/components/forms/use-api-form'
import { showToast } from '@/components/ui/toast-store'
import { type EditTyped, editForm } from '@/lib/directory/schema/edit'
import { CallError, callApi } from '@/lib/platform/call-api'
import { mergeTyped } from '@/lib/platform/merge-typed'
import { routes } from '@/lib/platform/routes'
import { editTexts as texts } from '../texts'
import { forgetEditDraft, keepEditDraft, readEditDraft } from './edit-draft'

/** `userId`: whose draft this is. */
export type EditStart = { userId: number; id: number; version: string; typed: Omit<EditTyped, 'reason'> }

const standing = z.object({
  version: z.string(),
  typed: z.custom<EditStart['typed']>((value) => value instanceof Object),
})

/**
 * The form of a provider's file. What was typed is kept over a reload. When somebody else was faster, theirs is taken over where nothing was
 * typed; `disputed` are the other fields.
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
        if (error instanceof CallError && error.status === 409) await takeOver()
        throw error
      }
      forgetEditDraft(userId, id)
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
    const keep = () => keepEditDraft(userId, id, { base: begun.current.base, typed: form.getValues() })
    const { unsubscribe } = form.watch(keep)
    return unsubscribe
  }, [form, userId, id])

  async function takeOver() {
    const now = standing.parse(await callApi(routes.api.directoryProvider(id)))
    const { reason, ...mine } = form.getValues()
    const merged = mergeTyped(begun.current.base, mine, now.typed)
    begun.current = { version: now.version, base: now.typed }
    form.reset({ ...merged.typed, reason }, { keepDefaultValues: true })
    setDisputed(merged.disputed)
  }
  return { ...api, disputed }
}
