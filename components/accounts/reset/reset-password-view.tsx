'use client'

import { routes } from '@/lib/platform/routes'
import { AuthFrame } from '../auth-frame'
import { AskForLink } from './ask-for-link'
import { NewPasswordForm } from './new-password-form'
import { resetTexts as texts } from './texts'
import { useToken } from './use-token'

/** Without a token it asks where to send the link; the link leads back here with one. */
export function ResetPasswordView() {
  const token = useToken()
  if (token)
    return (
      <AuthFrame title={texts.newTitle} lead={texts.newLead}>
        <NewPasswordForm token={token} />
      </AuthFrame>
    )
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      <AskForLink endpoint={routes.api.forgotPassword()} label={texts.send} />
    </AuthFrame>
  )
}
