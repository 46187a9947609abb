'use client'

import { useRouter } from 'next/navigation'
import { useSending } from '@/components/forms/use-submit'
import { showToast } from '@/components/ui/overlays/toasts'
import { routes } from '@/lib/platform/http/routes'

/** Sends what an admin decided, by `send`, which answers how that is said; then the queue stands open again. */
export function useDecision(send: (fields: FormData) => Promise<string>) {
  const router = useRouter()
  return useSending(async (fields) => {
    showToast({ title: await send(fields) })
    router.push(routes.approvals.start())
    router.refresh()
  })
}
