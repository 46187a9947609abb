import { ChangeEmailView } from '@/components/accounts/settings/change-email-view'
import { profileMessages } from '@/components/accounts/settings/messages'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(profileMessages.confirmTitle, profileMessages.noTokenLead, routes.changeEmail())

export default function ChangeEmailPage() {
  return <ChangeEmailView />
}
