import { accountMetadata } from '@/components/accounts/account-metadata'
import { resetTexts } from '@/components/accounts/reset/texts'
import { VerifyEmailView } from '@/components/accounts/reset/verify-email-view'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(resetTexts.verifyTitle, resetTexts.noTokenLead, routes.verifyEmail())

export default function VerifyEmailPage() {
  return <VerifyEmailView />
}
