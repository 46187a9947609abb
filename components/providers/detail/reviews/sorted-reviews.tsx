'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ReportLink, ReviewItem } from '@/components/reviews/review-item'
import type { ReviewValues } from '@/components/reviews/review-values'
import { Icon } from '@/components/ui/surface/icon'

const ORDERS = ['newest', 'highest', 'lowest'] as const
type Order = (typeof ORDERS)[number]

const compare: Record<Order, (a: ReviewValues, b: ReviewValues) => number> = {
  newest: () => 0,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
}

type Review = ReviewValues & { id: number }

type SortedReviewsProps = {
  /** Plain values, because server-rendered elements would be sent twice. */
  reviews: readonly Review[]
  /** Shown beside the choice of their order. */
  beside: ReactNode
}

const REVIEWS_SHOWN = 10

/** Reviews, the newest first until another order is chosen. After the first ones, the rest opens. */
export function SortedReviews({ reviews, beside }: SortedReviewsProps) {
  const t = useTranslations('providers.detailBrowser')
  const [order, setOrder] = useState<Order>('newest')
  const sorted = reviews.toSorted(compare[order])
  const rest = sorted.slice(REVIEWS_SHOWN)
  const show = (some: readonly Review[]) => (
    <ul className="divide-y divide-line">
      {some.map((review) => (
        <li key={review.id} className="py-5 first:pt-0">
          <ReviewItem review={review}>
            <ReportLink id={review.id} label={t('reviews.reportOf', { author: review.author })}>
              {t('reviews.report')}
            </ReportLink>
          </ReviewItem>
        </li>
      ))}
    </ul>
  )
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
      {show(sorted.slice(0, REVIEWS_SHOWN))}
      {rest.length > 0 && (
        <details className="group border-t border-line pt-2">
          <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine">
            {t('reviews.more', { count: rest.length })}
            <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-4">{show(rest)}</div>
        </details>
      )}
    </>
  )
}
