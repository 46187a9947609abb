'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { OwnFactGroup } from '@/lib/profiles/schema/facts'
import { factsTexts as texts } from './texts'

export function ConfirmButton({ providerId, group }: { providerId: string; group: OwnFactGroup }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  async function confirm() {
    setIsBusy(true)
    try {
      await callApi(routes.api.confirmFacts(), { method: 'POST', body: { providerId, groups: [group] } })
      showToast({ title: texts.confirmed })
      router.refresh()
    } catch (error) {
      console.error(error)
      showToast({ title: texts.failed, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      aria-label={texts.confirmFor(texts.groups[group])}
      onClick={() => void confirm()}
    >
      {texts.confirm}
    </Button>
  )
}
