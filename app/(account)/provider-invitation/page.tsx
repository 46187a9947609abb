import { accountMetadata } from '@/components/accounts/account-metadata'
import { InvitationView } from '@/components/provider-people/invitation-view'
import { peopleTexts as texts } from '@/components/provider-people/texts'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.invitationTitle, texts.invitationLead, routes.providerInvitation())

export default function ProviderInvitationPage() {
  return <InvitationView />
}
