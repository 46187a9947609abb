'use client'

import { useRouter } from 'next/navigation'
import { useSending } from '@/components/forms/use-submit'
import { useLocalPath } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

/** Submits an admin's decision by `send`, which returns its confirmation message; then goes back to the queue. */
export function useDecision(send: (fields: FormData) => Promise<string>) {
  const path = useLocalPath()
  const router = useRouter()
  return useSending(async (fields) => {
    showToast({ title: await send(fields) })
    router.push(path(dashboardRoutes.approvals.start()))
    router.refresh()
  })
}
