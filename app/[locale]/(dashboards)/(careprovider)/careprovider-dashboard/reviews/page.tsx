import { getLocale, getTranslations } from 'next-intl/server'
import { ProviderDashboard, providerIn } from '@/components/listings/dashboard/provider-dashboard'
import { NoProfile } from '@/components/listings/profile/public-profile'
import { ReceivedView } from '@/components/reviews/received-view'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { findReceivedReviews } from '@/lib/reviews/queries'
import { receivedQuery } from '@/lib/reviews/schema'
import { findFrame } from '../frame'

export async function generateMetadata() {
  const t = await getTranslations('reviews.received')
  const common = await getTranslations('reviews.common')
  return accountMetadata(await getLocale(), common('title'), t('lead'), dashboardRoutes.receivedReviews())
}

type ReviewsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ReceivedReviewsPage({ searchParams }: ReviewsPageProps) {
  const actor = await requireActor(['careprovider'], dashboardRoutes.receivedReviews())
  const { provider, ...query } = await searchParams
  const { page } = receivedQuery.parse(query)
  const frame = await findFrame(actor, provider)
  return (
    <ProviderDashboard {...frame} current="reviews">
      {frame.own.chosen ? (
        <ReceivedView
          provider={providerIn(frame)}
          userId={actor.id}
          received={await findReceivedReviews(actor, page)}
          now={now()}
        />
      ) : (
        <NoProfile />
      )}
    </ProviderDashboard>
  )
}
