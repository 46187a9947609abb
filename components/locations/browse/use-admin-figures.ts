'use client'

import { useEffect, useState } from 'react'
import { useSession } from '@/components/accounts/session/session-store'
import type { Figures } from './load-admin-figures'

/** `none`: somebody who is no admin is here, and nothing is asked for. */
export type AdminFigures = { kind: 'none' } | { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'here' } & Figures)

export function useAdminFigures(): AdminFigures {
  const session = useSession()
  const isAdmin = session.kind === 'user' && session.user.role === 'admin'
  const [figures, setFigures] = useState<AdminFigures>({ kind: 'loading' })
  useEffect(() => {
    if (!isAdmin) return
    import('./load-admin-figures')
      .then(({ loadAdminFigures }) => loadAdminFigures())
      .then((found) => setFigures({ kind: 'here', ...found }))
      .catch(() => setFigures({ kind: 'failed' }))
  }, [isAdmin])
  return isAdmin ? figures : { kind: 'none' }
}
