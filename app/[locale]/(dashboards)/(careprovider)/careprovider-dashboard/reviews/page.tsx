import { ProviderDashboard, providerIn } from '@/components/listings/dashboard/provider-dashboard'
import { NoProfile } from '@/components/listings/profile/public-profile'
import { reviewMessages as texts } from '@/components/reviews/messages'
import { ReceivedView } from '@/components/reviews/received-view'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { findReceivedReviews } from '@/lib/reviews/queries'
import { receivedQuery } from '@/lib/reviews/schema'
import { findFrame } from '../frame'

export const metadata = accountMetadata(texts.title, texts.receivedLead, routes.receivedReviews())

type ReviewsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ReceivedReviewsPage({ searchParams }: ReviewsPageProps) {
  const actor = await requireActor(['careprovider'], routes.receivedReviews())
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
