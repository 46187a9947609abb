import { accountMetadata } from '@/components/accounts/account-metadata'
import { OwnReviewsView } from '@/components/reviews/own-reviews-view'
import { reviewTexts as texts } from '@/components/reviews/texts'
import { requireActor } from '@/lib/access/require-actor'
import { routes } from '@/lib/platform/routes'
import { findOwnReviews } from '@/lib/reviews/queries/own'

export const metadata = accountMetadata(texts.ownList, texts.ownListLead, routes.ownReviews())

export default async function OwnReviewsPage() {
  const actor = await requireActor(['caregiver'], routes.ownReviews())
  return <OwnReviewsView reviews={await findOwnReviews(actor)} />
}
