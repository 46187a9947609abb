'use client'

import { TextLink } from '@/components/ui/actions/text-link'
import { Dialog } from '@/components/ui/overlays/dialog'
import { signInModalForm } from '@/lib/accounts/schema'
import { routes } from '@/lib/platform/http/routes'
import { signUpLink } from '../dialog-links'
import { deletePendingAction } from '../pending-action'
import { signInMessages as texts } from './messages'
import { SignInFlow } from './sign-in-flow'

type SignInModalProps = { isOpen: boolean; onSignedIn: () => void; onSignUp: () => void; onClose: () => void }

/** Signs in without leaving the page, and continues the pending action, which closing the dialog cancels. */
export default function SignInModal({ isOpen, onSignedIn, onSignUp, onClose }: SignInModalProps) {
  function cancel() {
    deletePendingAction()
    onClose()
  }

  return (
    <Dialog open={isOpen} onClose={cancel} size="sm" title={texts.modalTitle}>
      <SignInFlow schema={signInModalForm} onSignedIn={onSignedIn}>
        <TextLink href={routes.resetPassword()} className="-my-2 inline-flex min-h-11 items-center justify-self-start">
          {texts.forgot}
        </TextLink>
      </SignInFlow>
      <p className="mt-6 text-soft">
        {texts.noAccount}{' '}
        <TextLink {...signUpLink()} onClick={onSignUp} className="inline-flex min-h-6 items-center">
          {texts.signUp}
        </TextLink>
      </p>
    </Dialog>
  )
}
