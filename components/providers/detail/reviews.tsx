import { ReportForm, ReportLink } from '@/components/reviews/report-link'
import { ReviewItem } from '@/components/reviews/review-item'
import { reviewTexts } from '@/components/reviews/texts'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import type { ProviderDetail } from '@/lib/providers/types'
import { ForParentsLink } from './for-parents-link'
import { detailTexts as texts } from './texts'

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
            {reviewTexts.write}
          </ForParentsLink>
        )}
        <TextLink href={routes.reviewGuidelines()} className="inline-flex min-h-11 items-center">
          {reviewTexts.guidelines}
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
