import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import { Stars } from '@/components/ui/data/stars'
import { routes } from '@/lib/platform/http/routes'
import { ReportReviewForm } from './report-form'

type Shown = {
  id: number
  authorName: string
  rating: number
  text: string
  answer: string | null
  provider: { id: string; name: string }
}

/** The published review, and the form to report it. */
export function ReportReviewView({ userId, review }: { userId: number; review: Shown }) {
  const t = useTranslations('reviews.report')
  const common = useTranslations('reviews.common')
  const { id, authorName, rating, text, answer, provider } = review
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        crumbs={[{ label: provider.name, href: routes.provider(provider.id) }, { label: t('title') }]}
      >
        <TextLink href={routes.reviewGuidelines()} className="mt-2 inline-flex min-h-11 items-center">
          {common('guidelines')}
        </TextLink>
      </PageHead>
      <div className="wrap pb-16">
        <blockquote aria-label={t('review')} className="max-w-prose border-l-2 border-line-strong pl-4">
          <p className="flex flex-wrap items-center gap-x-3 font-semibold">
            {authorName} <Stars rating={rating} />
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{text}</p>
          {answer !== null && (
            <p className="mt-3 break-words whitespace-pre-line text-soft">
              {t('answer', { name: provider.name, answer })}
            </p>
          )}
        </blockquote>
        <ReportReviewForm userId={userId} reviewId={id} provider={provider.id} hasAnswer={answer !== null} />
      </div>
    </>
  )
}
