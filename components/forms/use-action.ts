'use client'

import { useState } from 'react'
import { showToast } from '@/components/ui/overlays/toasts'
import { failureText } from '@/lib/platform/http/api-client'

/**
 * For a button that calls an endpoint. `run(act)` returns when `act` is done; while `isBusy`, another press does
 * nothing. The error, from the server or otherwise `failed`, is in `refusal`, or shown in a toast.
 */
export function useAction(failed: string, shownAs: 'refusal' | 'toast' = 'refusal') {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function run(act: () => Promise<unknown>) {
    if (isBusy) return
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await act()
    } catch (error) {
      const sentence = failureText(error, failed)
      if (shownAs === 'toast') showToast({ title: sentence, tone: 'destructive' })
      else setRefusal(sentence)
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy, refusal, setRefusal }
}
