'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { messageTexts as texts } from './texts'

type BlockButtonProps = { inquiryId: number; isBlocked: boolean; onChange: () => void }

export function BlockButton({ inquiryId, isBlocked, onChange }: BlockButtonProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function press() {
    setIsBusy(true)
    try {
      await callApi(routes.api.inquiryBlock(inquiryId), { method: isBlocked ? 'DELETE' : 'PUT' })
      showToast({ title: isBlocked ? texts.unblocked : texts.blocked })
      onChange()
    } catch (error) {
      console.error(error)
      showToast({ title: texts.notBlocked, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant={isBlocked ? 'secondary' : 'danger'} busy={isBusy} onClick={() => void press()} className="mt-3">
      {isBlocked ? texts.unblock : texts.block}
    </Button>
  )
}
