import { resetMessages } from '@/components/accounts/reset/messages'
import { ResetPasswordView } from '@/components/accounts/reset/reset-password-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(resetMessages.title, resetMessages.lead, routes.resetPassword())

export default function ResetPasswordPage() {
  return <ResetPasswordView />
}
