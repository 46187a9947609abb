import { accountMetadata } from '@/components/accounts/account-metadata'
import { OwnReviewView } from '@/components/reviews/own-review-view'
import { reviewTexts as texts } from '@/components/reviews/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { routes } from '@/lib/platform/routes'
import { findOwnReview } from '@/lib/reviews/queries/own'
import { findReviewedProvider } from '@/lib/reviews/queries/reviewed-provider'
import { reviewName } from '@/lib/reviews/rules/author-name'

export const metadata = accountMetadata(texts.ownTitle, texts.metaDescription, routes.caregiverDashboard())

export default async function OwnReviewPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const actor = await requireActor(['caregiver'], routes.ownReview(id))
  const provider = await findReviewedProvider(actor, id).catch(orNotFound)
  const own = await findOwnReview(actor, provider.internalId)
  const names = { 'first-name': reviewName(actor, 'first-name'), initials: reviewName(actor, 'initials') }
  const { internalId: _, ...shown } = provider
  return <OwnReviewView userId={actor.id} provider={shown} own={own} names={names} />
}
