import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderDashboard } from '@/components/listings/dashboard/provider-dashboard'
import { reviewMessages as texts } from '@/components/reviews/messages'
import { ReceivedView } from '@/components/reviews/received-view'
import { requireActor } from '@/lib/access/session'
import { managedProviders } from '@/lib/listings/people/queries'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { findReceivedReviews } from '@/lib/reviews/queries'
import { receivedQuery } from '@/lib/reviews/schema'

export const metadata = accountMetadata(texts.title, texts.receivedLead, routes.receivedReviews())

type ReviewsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ReceivedReviewsPage({ searchParams }: ReviewsPageProps) {
  const actor = await requireActor(['careprovider'], routes.receivedReviews())
  const { page } = receivedQuery.parse(await searchParams)
  return (
    <ProviderDashboard firstName={actor.firstName} providers={await managedProviders(actor.id)} current="reviews">
      <ReceivedView userId={actor.id} received={await findReceivedReviews(actor, page)} now={now()} />
    </ProviderDashboard>
  )
}
