'use client'

import { useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/actions/button-link'
import { Dialog } from '@/components/ui/overlays/dialog'
import { routes } from '@/lib/platform/http/routes'
import { signInDialogLink, signUpLink } from '../dialog-links'
import { accountMessages } from '../messages'
import { isPendingActionName, storePendingAction } from '../pending-action'
import { onSignInNeeded, SIGN_IN_FORM, type SignInNeed } from './sign-in-request'

/** Mounted on every page with an action that needs an account. Explains why, and leads to sign-in and sign-up. */
export function SignInPrompt() {
  const [isOpen, setIsOpen] = useState(false)
  // Held while the dialog closes, so that its text does not vanish first.
  const [request, setRequest] = useState<SignInNeed & { wayBack: string }>({ reason: 'contact', wayBack: '/' })
  const { reason, id, wayBack } = request
  const { title, text } = accountMessages.prompt[reason]

  useEffect(
    () =>
      onSignInNeeded((need) => {
        setRequest({ ...need, wayBack: window.location.pathname + window.location.search })
        setIsOpen(true)
      }),
    [],
  )

  function goOn() {
    if (isPendingActionName(reason) && id) storePendingAction({ act: reason, id, path: wayBack })
    setIsOpen(false)
  }

  return (
    <>
      <form id={SIGN_IN_FORM} action={routes.signIn()} hidden />
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="sm"
        title={title}
        description={text}
        footer={
          <>
            <ButtonLink variant="secondary" {...signUpLink('caregiver')} onClick={goOn}>
              {accountMessages.prompt.signUp}
            </ButtonLink>
            <ButtonLink {...signInDialogLink(wayBack)} onClick={goOn}>
              {accountMessages.prompt.signIn}
            </ButtonLink>
          </>
        }
      />
    </>
  )
}
