'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ReportLink, ReviewItem } from '@/components/reviews/review-item'
import type { ReviewValues } from '@/components/reviews/review-values'

const ORDERS = ['newest', 'highest', 'lowest'] as const
type Order = (typeof ORDERS)[number]

const compare: Record<Order, (a: ReviewValues, b: ReviewValues) => number> = {
  newest: () => 0,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
}

type SortedReviewsProps = {
  /** Plain values, because server-rendered elements would be sent twice. */
  reviews: readonly (ReviewValues & { id: number })[]
  /** Shown beside the choice of their order. */
  beside: ReactNode
}

/** Reviews, the newest first until another order is chosen. */
export function SortedReviews({ reviews, beside }: SortedReviewsProps) {
  const t = useTranslations('providers.detailBrowser')
  const [order, setOrder] = useState<Order>('newest')
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        {reviews.length > 1 && (
          <select
            aria-label={t('reviews.sort')}
            value={order}
            onChange={({ target }) => setOrder(ORDERS.find((name) => name === target.value) ?? 'newest')}
            className="field w-auto [@media(scripting:none)]:hidden"
          >
            {ORDERS.map((name) => (
              <option key={name} value={name}>
                {t(`reviews.${name}`)}
              </option>
            ))}
          </select>
        )}
        {beside}
      </div>
      <ul className="divide-y divide-line">
        {reviews.toSorted(compare[order]).map((review) => (
          <li key={review.id} className="py-5 first:pt-0">
            <ReviewItem review={review}>
              <ReportLink id={review.id} label={t('reviews.reportOf', { author: review.author })}>
                {t('reviews.report')}
              </ReportLink>
            </ReviewItem>
          </li>
        ))}
      </ul>
    </>
  )
}
