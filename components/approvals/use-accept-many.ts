'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { showToast } from '@/components/ui/toast-store'
import type { QueueItem } from '@/lib/approvals/types'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { approvalTexts as texts } from './texts'

const answer = z.object({
  accepted: z.number(),
  refused: z.array(z.object({ item: z.string(), sentence: z.string() })),
})
type Refused = z.output<typeof answer>['refused']

/** Accepts several things with one call, and says what was not accepted and why. */
export function useAcceptMany(onDone: () => void) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>([])

  async function accept(items: readonly QueueItem[]) {
    setIsBusy(true)
    setRefused([])
    try {
      const body = { items: items.map(({ subject, id, version }) => ({ subject, id, version })) }
      const done = answer.parse(await callApi(routes.api.acceptances(), { method: 'POST', body }))
      setRefused(done.refused)
      if (done.accepted > 0) showToast({ title: texts.accepted(done.accepted) })
      onDone()
      router.refresh()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      showToast({ title: (error instanceof CallError && error.sentence) || texts.failed, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  return { accept, isBusy, refused }
}
