'use client'

import { useRouter } from 'next/navigation'
import { refreshSession } from '../session/session-store'

/** After a change of one's own account: the header and this page ask again. */
export function useProfileRefresh(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    await refreshSession()
    router.refresh()
  }
}
