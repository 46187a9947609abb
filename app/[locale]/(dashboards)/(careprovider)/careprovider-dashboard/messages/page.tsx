import { getLocale, getTranslations } from 'next-intl/server'
import { MessagesPanel } from '@/components/enrollment/conversations/messages-panel'
import { ProviderDashboard, providerIn } from '@/components/listings/dashboard/provider-dashboard'
import { NoProfile } from '@/components/listings/profile/public-profile'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { inquiriesQuery } from '@/lib/enrollment/inquiries/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { findFrame } from '../frame'

export async function generateMetadata() {
  const t = await getTranslations('enrollment.conversations')
  return accountMetadata(
    await getLocale(),
    t('title'),
    t('leads.careprovider'),
    dashboardRoutes.messages('careprovider'),
  )
}

type MessagesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CareproviderMessagesPage({ searchParams }: MessagesPageProps) {
  const actor = await requireActor(['careprovider'], dashboardRoutes.messages('careprovider'))
  const { provider, ...typed } = await searchParams
  const query = inquiriesQuery.parse(typed)
  const [page, frame] = await Promise.all([findInquiries(actor, query), findFrame(actor, provider)])
  return (
    <ProviderDashboard {...frame} current="messages">
      {frame.own.chosen ? (
        <MessagesPanel
          provider={providerIn(frame)}
          userId={actor.id}
          side="careprovider"
          page={page}
          q={query.q}
          now={now().toISOString()}
        />
      ) : (
        <NoProfile />
      )}
    </ProviderDashboard>
  )
}
