'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { SettingName } from '@/lib/site-settings/schema'
import { settingTexts as texts } from './texts'

/**
 * Sends a setting as its form holds it; what it was read as goes along, so that nobody overwrites a colleague. Where one was faster, the page is
 * read again and what is typed stays: `isBehind` says to show what stands there now, and a second save puts the own in its place.
 */
export function useSetting(name: SettingName, version: number, readValue: (fields: FormData) => unknown) {
  const router = useRouter()
  // The fields begin anew with what was saved here; a colleague's save leaves them alone.
  const [formKey, setFormKey] = useState(version)
  /** From which version something was saved here, until the page has the next one. */
  const [savedFrom, setSavedFrom] = useState<number>()
  if (savedFrom !== undefined && savedFrom !== version) {
    setFormKey(version)
    setSavedFrom(undefined)
  }
  async function put(value: unknown, done: string) {
    try {
      await callApi(routes.api.siteSetting(name), { method: 'PUT', body: { version, value } })
    } catch (error) {
      if (error instanceof CallError && error.status === 409) router.refresh()
      throw error
    }
    setSavedFrom(version)
    showToast({ title: done })
    router.refresh()
  }
  const sending = useSending((fields) => put(readValue(fields), texts.saved))
  return { ...sending, put, formKey, isBehind: formKey !== version && savedFrom === undefined }
}
