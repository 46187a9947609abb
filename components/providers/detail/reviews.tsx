import { Badge } from '@/components/ui/badge'
import { Stars } from '@/components/ui/stars'
import { relativeTime } from '@/lib/providers/rules/relative-time'
import type { ProviderDetail } from '@/lib/providers/types'
import { RelativeDate } from './relative-date'
import { detailTexts as texts } from './texts'

/** In structured data a few stand for all: the page itself is what people read. */
export const REVIEWS_IN_MARKUP = 5

export function Reviews({ provider, now }: { provider: ProviderDetail; now: Date }) {
  const { reviews, reviewCount } = provider
  if (reviews.length === 0) return <p className="text-soft">{texts.noReviews}</p>
  return (
    <>
      {reviewCount > reviews.length && (
        <p className="mb-2 text-sm text-soft">{texts.newestReviews(reviews.length, reviewCount)}</p>
      )}
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={`${review.createdAt}-${review.authorName}`} className="py-5 first:pt-0">
            <article>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="font-semibold tracking-normal">{review.authorName}</h3>
                <Stars rating={review.rating} />
                <span className="text-sm text-soft">
                  <RelativeDate time={review.createdAt} text={relativeTime(review.createdAt, now)} />
                </span>
                {texts.relations[review.relation] && <Badge tone="mint">{texts.relations[review.relation]}</Badge>}
              </div>
              <p className="mt-2 max-w-prose whitespace-pre-line">{review.text}</p>
            </article>
          </li>
        ))}
      </ul>
    </>
  )
}
