import { resetMessages } from '@/components/accounts/reset/messages'
import { VerifyEmailView } from '@/components/accounts/reset/verify-email-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(resetMessages.verifyTitle, resetMessages.noTokenLead, routes.verifyEmail())

export default function VerifyEmailPage() {
  return <VerifyEmailView />
}
