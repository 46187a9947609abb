import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { DecideReviewView } from '@/components/reviews/decide-review-view'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { MODERATOR_ROLES } from '@/lib/reviews/policy'
import { findReviewToDecide } from '@/lib/reviews/queries'
import { reviewParams } from '@/lib/reviews/schema'

export async function generateMetadata() {
  const t = await getTranslations('reviews.decide')
  const common = await getTranslations('reviews.common')
  return accountMetadata(await getLocale(), common('title'), t('description'), dashboardRoutes.approvals.start())
}

export default async function ReviewToDecidePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = reviewParams.safeParse(await params)
  await requireActor(
    MODERATOR_ROLES,
    data ? dashboardRoutes.approvals.review(data.id) : dashboardRoutes.approvals.start(),
  )
  const review = data && (await findReviewToDecide(data.id))
  if (!review) notFound()
  return <DecideReviewView review={review} now={now()} />
}
