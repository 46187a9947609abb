'use client'

import { useEffect } from 'react'
import { begunAct, forgetAct } from '@/components/accounts/begun-act'
import { useSession } from '@/components/accounts/session/session-store'
import { routes } from '@/lib/platform/routes'
import { CONTACT_HASH } from './contact-links'
import { askForContact } from './contact-store'

/** Somebody asked for this provider's contact data, and has signed in since: it is shown now. Nothing is dialed or opened. Who wanted to ask or to review comes to the form. */
export function FinishContact({ id }: { id: string }) {
  const isSignedIn = useSession().kind === 'user'
  useEffect(() => {
    if (!isSignedIn) return
    if (window.location.hash === CONTACT_HASH) {
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
      void askForContact(id)
      return
    }
    const begun = begunAct()
    if (begun?.id !== id) return
    forgetAct()
    if (begun.act === 'request') window.location.assign(routes.requestInformation(id))
    else if (begun.act === 'review') window.location.assign(routes.ownReview(id))
    else void askForContact(id)
  }, [isSignedIn, id])
  return null
}
