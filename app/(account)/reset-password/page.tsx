import { accountMetadata } from '@/components/accounts/account-metadata'
import { ResetPasswordView } from '@/components/accounts/reset/reset-password-view'
import { resetTexts } from '@/components/accounts/reset/texts'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(resetTexts.title, resetTexts.lead, routes.resetPassword())

export default function ResetPasswordPage() {
  return <ResetPasswordView />
}
