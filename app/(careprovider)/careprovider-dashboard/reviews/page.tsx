import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import { ReceivedView } from '@/components/reviews/received-view'
import { reviewTexts as texts } from '@/components/reviews/texts'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { managedProviders } from '@/lib/provider-people/queries/own'
import { findReceivedReviews } from '@/lib/reviews/queries/received'
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
