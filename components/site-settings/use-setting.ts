'use client'

import { useRouter } from 'next/navigation'
import { useSending } from '@/components/forms/use-sending'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { SettingName } from '@/lib/site-settings/schema'
import { settingTexts as texts } from './texts'

/** Sends a setting as its form holds it; what it was read as goes along, so that nobody overwrites a colleague. */
export function useSetting(name: SettingName, version: number, readValue: (fields: FormData) => unknown) {
  const router = useRouter()
  return useSending(async (fields) => {
    await callApi(routes.api.siteSetting(name), { method: 'PUT', body: { version, value: readValue(fields) } })
    showToast({ title: texts.saved })
    router.refresh()
  })
}
