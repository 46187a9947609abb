import { useTranslations } from 'next-intl'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { ReceivedPage, ReceivedReview } from '@/lib/reviews/schema'
import { AnswerForm } from './answer-form'
import { ReportForm, ReportLink, ReviewItem } from './review-item'
import { reviewValuesOf } from './review-values'

type ReceivedViewProps = {
  userId: number
  received: ReceivedPage
  /** The provider selected in the dashboard's other tabs; preserved in links. */
  provider?: string
  now: Date
}

/** Parents' reviews of the user's providers. */
export function ReceivedView({ userId, received, provider, now }: ReceivedViewProps) {
  const t = useTranslations('reviews.received')
  const { reviews, page, hasMore, unanswered } = received
  return (
    <>
      <div className="max-w-reading">
        <p className="mb-6 text-soft">
          {t('lead')}
          {unanswered > 0 && <strong className="mt-2 block text-ink">{t('unanswered', { count: unanswered })}</strong>}
        </p>
        {reviews.length === 0 ? (
          <NoReviews isPastEnd={page > 1} provider={provider} />
        ) : (
          <ul className="divide-y divide-line">
            {reviews.map((review) => (
              <li key={review.id} className="py-6 first:pt-0">
                <Received userId={userId} review={review} now={now} />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-6 flex flex-wrap gap-2.5">
          {page > 1 && reviews.length > 0 && (
            <ButtonLink variant="quiet" href={dashboardRoutes.receivedReviews({ provider })}>
              {t('newest')}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink variant="secondary" href={dashboardRoutes.receivedReviews({ provider, page: page + 1 })}>
              {t('older')}
            </ButtonLink>
          )}
        </div>
      </div>
      <ReportForm />
    </>
  )
}

function Received({ userId, review, now }: { userId: number; review: ReceivedReview; now: Date }) {
  const t = useTranslations('reviews.received')
  const common = useTranslations('reviews.common')
  const choices = useTranslations('reviews.choices')
  const times = useTranslations('platform.time')
  const { id, provider, authorName, answer } = review
  return (
    <>
      <TextLink href={routes.provider(provider.id)} className="mb-1 inline-flex min-h-9 items-center text-sm">
        {provider.name}
      </TextLink>
      <ReviewItem review={reviewValuesOf(review, provider.name, now, { t: common, choices, times })} level={2}>
        <ReportLink id={id} label={common('reportOf', { author: authorName })}>
          {common('report')}
        </ReportLink>
        <Disclosure summary={answer ? t('changeAnswer') : t('answer')} className="mt-1 border-b-0">
          <RestoredFocus>
            <AnswerForm key={answer?.createdAt} userId={userId} reviewId={id} answer={answer} />
          </RestoredFocus>
        </Disclosure>
      </ReviewItem>
    </>
  )
}

function NoReviews({ isPastEnd, provider }: { isPastEnd: boolean; provider: string | undefined }) {
  const t = useTranslations('reviews.received')
  const common = useTranslations('reviews.common')
  const action = isPastEnd ? (
    <ButtonLink href={dashboardRoutes.receivedReviews({ provider })}>{t('newest')}</ButtonLink>
  ) : (
    <ButtonLink href={dashboardRoutes.profilePreview(provider)}>{t('lookAtPage')}</ButtonLink>
  )
  return (
    <EmptyState icon="star" title={isPastEnd ? t('noMore') : common('noneTitle')} action={action}>
      {isPastEnd ? undefined : t('noneText')}
    </EmptyState>
  )
}
