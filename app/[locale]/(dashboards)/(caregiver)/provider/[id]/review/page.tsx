import { getLocale, getTranslations } from 'next-intl/server'
import { OwnReviewView } from '@/components/reviews/own-reviews-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { findOwnReview, findReviewedProvider } from '@/lib/reviews/queries'
import { reviewName } from '@/lib/reviews/rules'

export async function generateMetadata() {
  const t = await getTranslations('reviews.own')
  return accountMetadata(await getLocale(), t('title'), t('metaDescription'), dashboardRoutes.caregiverDashboard())
}

export default async function OwnReviewPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const actor = await requireActor(['caregiver'], routes.ownReview(id))
  const provider = await findReviewedProvider(actor, id).catch(orNotFound)
  const own = await findOwnReview(actor, provider.internalId)
  const names = { 'first-name': reviewName(actor, 'first-name'), initials: reviewName(actor, 'initials') }
  const { internalId: _, ...shown } = provider
  return <OwnReviewView userId={actor.id} provider={shown} own={own} names={names} />
}
