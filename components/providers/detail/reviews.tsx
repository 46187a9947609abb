import { reviewMessages } from '@/components/reviews/messages'
import { ReportForm, ReportLink, ReviewItem } from '@/components/reviews/review-item'
import { TextLink } from '@/components/ui/actions/text-link'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import type { ProviderDetail } from '@/lib/providers/types'
import { ForParentsLink } from './contact'
import { detailMessages as texts } from './messages'

/** In structured data a few stand for all: the page itself is what people read. */
export const REVIEWS_IN_MARKUP = 5

export function Reviews({ provider, now }: { provider: ProviderDetail; now: Date }) {
  const { id, name, reviews, reviewCount, status } = provider
  return (
    <>
      {reviews.length === 0 && <p className="text-soft">{texts.noReviews}</p>}
      <div className="mt-1 mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {status !== 'closed' && (
          <ForParentsLink id={id} reason="review" href={routes.ownReview(id)} variant="secondary">
            <Icon name="star" />
            {reviewMessages.write}
          </ForParentsLink>
        )}
        <TextLink href={routes.reviewGuidelines()} className="inline-flex min-h-11 items-center">
          {reviewMessages.guidelines}
        </TextLink>
      </div>
      {reviewCount > reviews.length && (
        <p className="mb-2 text-sm text-soft">{texts.newestReviews(reviews.length, reviewCount)}</p>
      )}
      {reviews.length > 0 && (
        <ul className="divide-y divide-line">
          {reviews.map((review) => (
            <li key={review.id} className="py-5 first:pt-0">
              <ReviewItem review={review} name={name} now={now}>
                <ReportLink id={review.id} author={review.authorName} />
              </ReviewItem>
            </li>
          ))}
        </ul>
      )}
      <ReportForm />
    </>
  )
}
