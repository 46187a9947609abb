'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { profileTexts as texts } from './texts'

/** Takes the proposal back; the page stays as it is. */
export function WithdrawChange({ providerId }: { providerId: string }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  async function withdraw() {
    setIsBusy(true)
    try {
      await callApi(routes.api.profileChanges({ providerId }), { method: 'DELETE' })
      showToast({ title: texts.withdrawn })
      router.refresh()
    } catch (error) {
      console.error(error)
      showToast({ title: texts.withdrawFailed, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void withdraw()}>
      {texts.withdraw}
    </Button>
  )
}
