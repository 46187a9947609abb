import { accountMetadata } from '@/components/accounts/account-metadata'
import { ChangeEmailView } from '@/components/accounts/profile/change-email-view'
import { profileTexts } from '@/components/accounts/profile/texts'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(profileTexts.confirmTitle, profileTexts.noTokenLead, routes.changeEmail())

export default function ChangeEmailPage() {
  return <ChangeEmailView />
}
