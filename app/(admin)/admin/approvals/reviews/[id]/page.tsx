import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { DecideReviewView } from '@/components/reviews/decide/decide-review-view'
import { decideReviewTexts as texts } from '@/components/reviews/decide/texts'
import { reviewTexts } from '@/components/reviews/texts'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { MODERATOR_ROLES } from '@/lib/reviews/policy'
import { findReviewToDecide } from '@/lib/reviews/queries/queue'
import { reviewParams } from '@/lib/reviews/schema'

export const metadata = accountMetadata(reviewTexts.title, texts.description, routes.approvals.start())

export default async function ReviewToDecidePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = reviewParams.safeParse(await params)
  await requireActor(MODERATOR_ROLES, data ? routes.approvals.review(data.id) : routes.approvals.start())
  const review = data && (await findReviewToDecide(data.id))
  if (!review) notFound()
  return <DecideReviewView review={review} now={now()} />
}
