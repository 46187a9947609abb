'use client'

import { useEffect } from 'react'
import { begunAct, forgetAct } from '@/components/accounts/begun-act'
import { useSession } from '@/components/accounts/session/session-store'
import { askForContact } from './contact-store'

/** Somebody asked for this provider's contact data, and has signed in since: it is shown now. Nothing is dialed or opened. */
export function FinishContact({ id }: { id: string }) {
  const isSignedIn = useSession().kind === 'user'
  useEffect(() => {
    if (!isSignedIn || begunAct()?.id !== id) return
    forgetAct()
    void askForContact(id)
  }, [isSignedIn, id])
  return null
}
