'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { eventTexts as texts } from './event-texts'

export function CancelEvent({ id, title }: { id: number; title: string }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function cancel() {
    setIsBusy(true)
    try {
      await callApi(routes.api.event(id), { method: 'DELETE' })
      showToast({ title: texts.cancelled })
      router.refresh()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      const description = error instanceof CallError ? error.sentence : undefined
      showToast({ title: texts.notCancelled, description, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="mb-2 text-sm">{texts.cancelText}</p>
      <Button variant="danger" busy={isBusy} aria-label={`${texts.cancel}: ${title}`} onClick={() => void cancel()}>
        {texts.cancel}
      </Button>
    </div>
  )
}
