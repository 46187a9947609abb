'use client'

import { ButtonLink } from '@/components/ui/actions/links'
import { Dialog } from '@/components/ui/overlays/dialog'
import { signInDialogLink, signUpLink } from '../dialog-links'
import { accountMessages } from '../messages'
import { isPendingActionName, storePendingAction } from '../pending-action'
import type { SignInNeed } from './sign-in-request'

type SignInPromptDialogProps = SignInNeed & { wayBack: string; isOpen: boolean; onClose: () => void }

/** Explains why an account is needed, and leads to sign-in and sign-up. */
export default function SignInPromptDialog({ reason, id, wayBack, isOpen, onClose }: SignInPromptDialogProps) {
  const { title, text } = accountMessages.prompt[reason]

  function goOn() {
    if (isPendingActionName(reason) && id) storePendingAction({ act: reason, id, path: wayBack })
    onClose()
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
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
  )
}
