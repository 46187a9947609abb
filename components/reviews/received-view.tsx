import { RestoredFocus } from '@/components/forms/restored-focus'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { routes } from '@/lib/platform/http/routes'
import type { ReceivedPage, ReceivedReview } from '@/lib/reviews/schema'
import { AnswerForm } from './answer-form'
import { reviewMessages as texts } from './messages'
import { ReportForm, ReportLink, ReviewItem } from './review-item'
import { reviewValuesOf } from './review-values'

type ReceivedViewProps = {
  userId: number
  received: ReceivedPage
  /** Kept in links: which of the user's providers the dashboard's other tabs show. */
  provider?: string
  now: Date
}

/** Parents' reviews of the user's providers. */
export function ReceivedView({ userId, received, provider, now }: ReceivedViewProps) {
  const { reviews, page, hasMore, unanswered } = received
  return (
    <>
      <div className="max-w-reading">
        <p className="mb-6 text-soft">
          {texts.receivedLead}
          {unanswered > 0 && <strong className="mt-2 block text-ink">{texts.unanswered(unanswered)}</strong>}
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
            <ButtonLink variant="quiet" href={routes.receivedReviews({ provider })}>
              {texts.newest}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink variant="secondary" href={routes.receivedReviews({ provider, page: page + 1 })}>
              {texts.older}
            </ButtonLink>
          )}
        </div>
      </div>
      <ReportForm />
    </>
  )
}

function Received({ userId, review, now }: { userId: number; review: ReceivedReview; now: Date }) {
  const { id, provider, authorName, answer } = review
  return (
    <>
      <TextLink href={routes.provider(provider.id)} className="mb-1 inline-flex min-h-9 items-center text-sm">
        {provider.name}
      </TextLink>
      <ReviewItem review={reviewValuesOf(review, provider.name, now)} level={2}>
        <ReportLink id={id} label={texts.reportOf(authorName)}>
          {texts.report}
        </ReportLink>
        <Disclosure summary={answer ? texts.changeAnswer : texts.answer} className="mt-1 border-b-0">
          <RestoredFocus>
            <AnswerForm key={answer?.createdAt} userId={userId} reviewId={id} answer={answer?.text ?? null} />
          </RestoredFocus>
        </Disclosure>
      </ReviewItem>
    </>
  )
}

function NoReviews({ isPastEnd, provider }: { isPastEnd: boolean; provider: string | undefined }) {
  const action = isPastEnd ? (
    <ButtonLink href={routes.receivedReviews({ provider })}>{texts.newest}</ButtonLink>
  ) : (
    <ButtonLink href={routes.profilePreview(provider)}>{texts.lookAtPage}</ButtonLink>
  )
  return (
    <EmptyState icon="star" title={isPastEnd ? texts.noMore : texts.noneTitle} action={action}>
      {isPastEnd ? undefined : texts.noneText}
    </EmptyState>
  )
}
