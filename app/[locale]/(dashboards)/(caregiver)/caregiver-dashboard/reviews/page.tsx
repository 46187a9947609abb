import { getLocale, getTranslations } from 'next-intl/server'
import { OwnReviewsView } from '@/components/reviews/own-reviews-view'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { findOwnReviews } from '@/lib/reviews/queries'

export async function generateMetadata() {
  const t = await getTranslations('reviews.own')
  return accountMetadata(await getLocale(), t('list'), t('listLead'), dashboardRoutes.ownReviews())
}

export default async function OwnReviewsPage() {
  const actor = await requireActor(['caregiver'], dashboardRoutes.ownReviews())
  return <OwnReviewsView reviews={await findOwnReviews(actor)} />
}
