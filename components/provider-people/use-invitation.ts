'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useToken } from '@/components/accounts/reset/use-token'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { InvitationOffer } from '@/lib/provider-people/types'
import { ProviderPersonRole } from '@/prisma/generated/enums'
import { peopleTexts as texts } from './texts'

const KEY = 'provider-invitation'
const offer = z.object({
  provider: z.object({ id: z.string(), name: z.string(), city: z.string() }),
  role: z.enum(ProviderPersonRole),
})

export type InvitationState =
  | { kind: 'reading' }
  | { kind: 'none' }
  | { kind: 'dead'; why: string }
  | { kind: 'open'; offer: InvitationOffer; token: string }

/** What the link in the mail offers. The link is kept in this tab, so that signing in leads back to it. */
export function useInvitation(): InvitationState {
  const fromLink = useToken()
  const [state, setState] = useState<InvitationState>({ kind: 'reading' })
  useEffect(() => {
    if (fromLink === undefined) return
    const token = fromLink ?? kept()
    if (!token) return setState({ kind: 'none' })
    keep(token)
    let isOver = false
    const tell = (next: InvitationState) => !isOver && setState(next)
    callApi(routes.api.providerInvitation(), { method: 'POST', body: { token } })
      .then((answer) => tell({ kind: 'open', offer: offer.parse(answer), token }))
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) console.error(error)
        tell({ kind: 'dead', why: (error instanceof CallError && error.sentence) || texts.notSaved })
      })
    return () => {
      isOver = true
    }
  }, [fromLink])
  return state
}

/** A browser that keeps nothing needs the mail's link once more. */
function kept(): string | null {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(token: string): void {
  try {
    window.sessionStorage.setItem(KEY, token)
  } catch {
    // Then the link leads here again.
  }
}

export function forgetInvitation(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
