'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DataRows } from '@/components/ui/data-rows'
import { showToast } from '@/components/ui/toast-store'
import type { PendingEmail as Pending } from '@/lib/accounts/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { profileTexts as texts } from './texts'

/** Which mailbox has agreed, and the way back. */
export function PendingEmail({ pending, onGone }: { pending: Pending; onGone: () => void }) {
  const [isBusy, setIsBusy] = useState(false)

  async function withdraw() {
    setIsBusy(true)
    try {
      await callApi(routes.api.ownEmail(), { method: 'DELETE' })
      showToast({ title: texts.withdrawn })
      onGone()
    } catch (error) {
      console.error(error)
      setIsBusy(false)
      showToast({ title: texts.fallback, tone: 'destructive' })
    }
  }

  const said = (hasConfirmed: boolean) => (hasConfirmed ? texts.hasConfirmed : texts.waits)
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold break-words">
        {texts.pending(pending.email)}
      </p>
      <DataRows
        rows={[
          { label: texts.oldSide, value: said(pending.oldHasConfirmed) },
          { label: texts.newSide, value: said(pending.newHasConfirmed) },
        ]}
      />
      <p className="text-soft">{texts.pendingText}</p>
      <Button variant="secondary" className="justify-self-start" busy={isBusy} onClick={() => void withdraw()}>
        {texts.withdraw}
      </Button>
    </div>
  )
}
