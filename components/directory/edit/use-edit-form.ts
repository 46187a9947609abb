'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { useApiForm } from '@/components/forms/use-api-form'
import { showToast } from '@/components/ui/toast-store'
import { mergeTyped } from '@/lib/directory/rules/merge-typed'
import { type EditTyped, editForm } from '@/lib/directory/schema/edit'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { editTexts as texts } from '../texts'

export type EditStart = { id: number; version: string; typed: Omit<EditTyped, 'reason'> }

const standing = z.object({
  version: z.string(),
  typed: z.custom<EditStart['typed']>((value) => value instanceof Object),
})

/** The form of a provider's file. When somebody else was faster, theirs is taken over where nothing was typed; `disputed` are the other fields. */
export function useEditForm({ id, version, typed }: EditStart) {
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
      showToast({ title: texts.saved })
      router.push(routes.admin.provider(id))
      router.refresh()
    },
  })
  const { form } = api

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
