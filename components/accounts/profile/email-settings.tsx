'use client'

import { useState } from 'react'
import type { PendingEmail as Pending } from '@/lib/accounts/types'
import { EmailForm } from './email-form'
import { PendingEmail } from './pending-email'

/** The form to ask for another address, or what is pending. */
export function EmailSettings({ email, pendingEmail }: { email: string; pendingEmail: Pending | null }) {
  const [pending, setPending] = useState(pendingEmail)
  if (pending) return <PendingEmail pending={pending} onGone={() => setPending(null)} />
  const asked = (address: string) => ({ email: address, oldHasConfirmed: false, newHasConfirmed: false })
  return <EmailForm email={email} onAsked={(address) => setPending(asked(address))} />
}
