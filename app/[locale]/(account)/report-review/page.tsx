import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ReportReviewView } from '@/components/reviews/report-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'
import { findPublishedReview } from '@/lib/reviews/queries'
import { reviewParams } from '@/lib/reviews/schema'

export async function generateMetadata() {
  const t = await getTranslations('reviews.report')
  return accountMetadata(await getLocale(), t('title'), t('lead'), routes.reportReview())
}

type ReportReviewPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ReportReviewPage({ searchParams }: ReportReviewPageProps) {
  const { data } = reviewParams.safeParse(await searchParams)
  const actor = await requireActor('signed-in', routes.reportReview(data))
  if (!data) notFound()
  const review = await findPublishedReview(data.id).catch(orNotFound)
  return <ReportReviewView userId={actor.id} review={review} />
}
