'use client'

import { useRouter } from 'next/navigation'
import { useLeaving, useSending } from '@/components/forms/use-submit'
import { showToast } from '@/components/ui/overlays/toasts'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

/** Submits an admin's decision by `send`, which returns its confirmation message; then goes back to the queue. */
export function useDecision(send: (fields: FormData) => Promise<string>) {
  const router = useRouter()
  const { isLeaving, leaveTo } = useLeaving()
  const sending = useSending(async (fields) => {
    showToast({ title: await send(fields) })
    leaveTo(dashboardRoutes.approvals.start())
    router.refresh()
  })
  return { ...sending, isSending: sending.isSending || isLeaving }
}
