'use client'

import { useRouter } from 'next/navigation'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { ChangeInput } from '@/lib/saved-searches/schema'
import type { ShownSavedSearch } from '@/lib/saved-searches/types'
import { savedSearchPageTexts as texts } from './page-texts'
import { SavedSearchItem } from './saved-search-item'

/** The list, with its changes: each goes to the server first, and the page is made anew of what it then holds. */
export function SavedSearchList({ searches }: { searches: readonly ShownSavedSearch[] }) {
  const router = useRouter()

  async function send(id: number, method: 'PATCH' | 'DELETE', said: string | null, body?: ChangeInput) {
    try {
      await callApi(routes.api.savedSearch(id), { method, body })
    } catch (error) {
      console.error(error)
      const sentence = error instanceof CallError ? error.sentence : undefined
      showToast({ title: texts.failed, description: sentence ?? texts.failedText, tone: 'destructive' })
      return false
    }
    if (said) showToast({ title: said })
    router.refresh()
    return true
  }

  return (
    <ul className="divide-y divide-line border-y border-line">
      {searches.map((one) => (
        <SavedSearchItem
          key={one.id}
          saved={one}
          change={(change) => send(one.id, 'PATCH', change.isSeen ? null : texts.changed, change)}
          remove={() => send(one.id, 'DELETE', texts.removed)}
        />
      ))}
    </ul>
  )
}
