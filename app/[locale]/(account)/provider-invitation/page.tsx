import { InvitationView } from '@/components/listings/people/invitation-view'
import { peopleMessages as texts } from '@/components/listings/people/messages'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(texts.invitationTitle, texts.invitationLead, routes.providerInvitation())

export default function ProviderInvitationPage() {
  return <InvitationView />
}
