import { accountMetadata } from '@/components/accounts/account-metadata'
import { ChangeEmailView } from '@/components/accounts/settings/change-email-view'
import { profileMessages } from '@/components/accounts/settings/messages'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(profileMessages.confirmTitle, profileMessages.noTokenLead, routes.changeEmail())

export default function ChangeEmailPage() {
  return <ChangeEmailView />
}
