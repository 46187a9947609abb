'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { calendarTexts as texts } from './texts'

export function RemoveEntry({ id, title }: { id: number; title: string }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function remove() {
    setIsBusy(true)
    try {
      await callApi(routes.api.calendarEntry(id), { method: 'DELETE' })
      showToast({ title: texts.removed })
      router.refresh()
    } catch (error) {
      console.error(error)
      showToast({ title: texts.notRemoved, tone: 'destructive' })
      setIsBusy(false)
    }
  }

  return (
    <Button variant="quiet" busy={isBusy} aria-label={texts.removeEntry(title)} onClick={() => void remove()}>
      {texts.remove}
    </Button>
  )
}
