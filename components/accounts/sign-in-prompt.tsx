'use client'

import { useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'
import { routes } from '@/lib/platform/routes'
import { isAct, rememberAct } from './begun-act'
import { signInDialogLink } from './sign-in/open-sign-in'
import { onSignInNeeded, SIGN_IN_FORM, type SignInNeed } from './sign-in-request'
import { accountTexts } from './texts'
import { signUpLink } from './wizard/open-wizard'

/** Once on every page with something that needs an account. Says why, and leads to sign-in and sign-up. */
export function SignInPrompt() {
  const [isOpen, setIsOpen] = useState(false)
  // Kept while the dialog closes, so that its words do not vanish before it does.
  const [request, setRequest] = useState<SignInNeed & { wayBack: string }>({ reason: 'contact', wayBack: '/' })
  const { reason, id, wayBack } = request
  const { title, text } = accountTexts.prompt[reason]

  useEffect(
    () =>
      onSignInNeeded((need) => {
        setRequest({ ...need, wayBack: window.location.pathname + window.location.search })
        setIsOpen(true)
      }),
    [],
  )

  function goOn() {
    if (isAct(reason) && id) rememberAct({ act: reason, id, path: wayBack })
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
              {accountTexts.prompt.signUp}
            </ButtonLink>
            <ButtonLink {...signInDialogLink(wayBack)} onClick={goOn}>
              {accountTexts.prompt.signIn}
            </ButtonLink>
          </>
        }
      />
    </>
  )
}
