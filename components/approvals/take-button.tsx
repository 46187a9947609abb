'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import type { QueueItem } from '@/lib/approvals/types'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { approvalTexts as texts } from './texts'

type TakeButtonProps = { item: Pick<QueueItem, 'subject' | 'id' | 'title' | 'takenBy'>; adminId: number }

/** Who looks at it; takes it, gives it back, or takes it over. */
export function TakeButton({ item: { subject, id, title, takenBy }, adminId }: TakeButtonProps) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const isMine = takenBy?.id === adminId
  const other = takenBy && !isMine ? takenBy : null

  async function turn() {
    setIsBusy(true)
    try {
      const call = isMine ? { method: 'DELETE' } : { method: 'PUT', body: { insteadOf: other?.id } }
      await callApi(routes.api.assignment(subject, id), call)
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      showToast({ title: (error instanceof CallError && error.sentence) || texts.failed, tone: 'destructive' })
    } finally {
      setIsBusy(false)
      // Also after a refusal: the line then says who has it.
      router.refresh()
    }
  }

  const name = isMine ? texts.giveBackOf(title) : other ? texts.takeOverOf(title, other.name) : texts.takeOf(title)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {takenBy && <span className="font-semibold">{isMine ? texts.takenByYou : texts.takenBy(takenBy.name)}</span>}
      <Button variant="quiet" size="sm" busy={isBusy} data-key="take" aria-label={name} onClick={() => void turn()}>
        {isMine ? texts.giveBack : other ? texts.takeOver : texts.take}
      </Button>
    </span>
  )
}
