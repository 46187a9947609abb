'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/actions/links'
import { Dialog } from '@/components/ui/overlays/dialog'
import { signInDialogLink, signUpLink } from '../dialog-links'
import { isPendingActionName, storePendingAction } from '../pending-action'
import type { SignInNeed } from './sign-in-request'

type SignInPromptDialogProps = SignInNeed & { wayBack: string; isOpen: boolean; onClose: () => void }

/** Explains why an account is needed, and leads to sign-in and sign-up. */
export default function SignInPromptDialog({ reason, id, wayBack, isOpen, onClose }: SignInPromptDialogProps) {
  const t = useTranslations('accounts.prompt')

  function storeActionAndClose() {
    if (isPendingActionName(reason) && id) storePendingAction({ act: reason, id, path: wayBack })
    onClose()
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="sm"
      title={t(`${reason}.title`)}
      description={t(`${reason}.text`)}
      footer={
        <>
          <ButtonLink variant="secondary" {...signUpLink('caregiver')} onClick={storeActionAndClose}>
            {t('signUp')}
          </ButtonLink>
          <ButtonLink {...signInDialogLink(wayBack)} onClick={storeActionAndClose}>
            {t('signIn')}
          </ButtonLink>
        </>
      }
    />
  )
}
