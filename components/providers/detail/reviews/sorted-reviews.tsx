'use client'

import { useState } from 'react'
import { ReportLink, ReviewItem } from '@/components/reviews/review-item'
import type { ReviewValues } from '@/components/reviews/review-values'
import { browserMessages as texts } from '../browser-messages'

type Order = keyof typeof texts.reviewOrders

const compare: Record<Order, (a: ReviewValues, b: ReviewValues) => number> = {
  newest: () => 0,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
}

/** Reviews, the newest first until another order is chosen. They come as values: elements of the server would be sent twice. */
export function SortedReviews({ reviews }: { reviews: readonly (ReviewValues & { id: number })[] }) {
  const [order, setOrder] = useState<Order>('newest')
  const orders = Object.entries(texts.reviewOrders)
  return (
    <>
      {reviews.length > 1 && (
        <select
          aria-label={texts.sortReviews}
          value={order}
          onChange={({ target }) => setOrder(orders.find(([name]) => name === target.value)?.[0] as Order)}
          className="field mb-4 w-auto [@media(scripting:none)]:hidden"
        >
          {orders.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
      <ul className="divide-y divide-line">
        {reviews.toSorted(compare[order]).map((review) => (
          <li key={review.id} className="py-5 first:pt-0">
            <ReviewItem review={review}>
              <ReportLink id={review.id} label={texts.reportReviewOf(review.author)}>
                {texts.reportReview}
              </ReportLink>
            </ReviewItem>
          </li>
        ))}
      </ul>
    </>
  )
}
