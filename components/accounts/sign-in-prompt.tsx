'use client'

import { useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'
import { routes } from '@/lib/platform/routes'
import { onSignInNeeded, type SignInReason } from './sign-in-request'
import { accountTexts } from './texts'

/** Once on every page with something that needs an account. Says why, and leads to sign-in and sign-up. */
export function SignInPrompt() {
  const [isOpen, setIsOpen] = useState(false)
  // Kept while the dialog closes, so that its words do not vanish before it does.
  const [request, setRequest] = useState<{ reason: SignInReason; wayBack: string }>()

  useEffect(
    () =>
      onSignInNeeded((reason) => {
        setRequest({ reason, wayBack: window.location.pathname + window.location.search })
        setIsOpen(true)
      }),
    [],
  )

  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      size="sm"
      title={accountTexts.prompt.title}
      description={request && accountTexts.prompt.reasons[request.reason]}
      footer={
        <>
          <ButtonLink variant="secondary" href={routes.signUp({ role: 'caregiver' })}>
            {accountTexts.prompt.signUp}
          </ButtonLink>
          <ButtonLink href={routes.signIn({ next: request?.wayBack })}>{accountTexts.prompt.signIn}</ButtonLink>
        </>
      }
    />
  )
}
