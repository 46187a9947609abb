import { getLocale, getTranslations } from 'next-intl/server'
import { InvitationView } from '@/components/listings/people/invitation-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { accountRoutes } from '@/lib/platform/http/account-routes'

export async function generateMetadata() {
  const t = await getTranslations('listings.people')
  return accountMetadata(
    await getLocale(),
    t('invitationTitle'),
    t('invitationLead'),
    accountRoutes.providerInvitation(),
  )
}

export default function ProviderInvitationPage() {
  return <InvitationView />
}
