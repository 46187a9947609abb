import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ReportForm } from '@/components/reviews/review-item'
import { reviewValuesOf } from '@/components/reviews/review-values'
import { TextLink } from '@/components/ui/actions/links'
import { Stars } from '@/components/ui/data/stars'
import { useWrittenLanguage } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import type { ProviderDetail } from '@/lib/providers/types'
import type { Mention } from '@/lib/reviews/rules'
import { ForParentsLink } from '../contact/contact'
import { SortedReviews } from './sorted-reviews'

/** Structured data contains only a few of the page's reviews. */
export const REVIEWS_IN_MARKUP = 2

export function Reviews({ provider, now }: { provider: ProviderDetail; now: Date }) {
  const t = useTranslations('providers.detail')
  const review = useTranslations('reviews.common')
  const choices = useTranslations('reviews.choices')
  const times = useTranslations('platform.time')
  const { id, name, reviews, reviewCount, status } = provider
  const items = reviews.map((one) => ({ id: one.id, ...reviewValuesOf(one, name, now, { t: review, choices, times }) }))
  const write = status !== 'closed' && (
    <ForParentsLink id={id} reason="review" href={routes.ownReview(id)} variant="secondary">
      <Icon name="star" />
      {review('write')}
    </ForParentsLink>
  )
  return (
    <>
      {items.length > 0 ? (
        <SortedReviews reviews={items} beside={write} />
      ) : (
        <>
          <p className="mb-4 text-soft">{t('noReviews')}</p>
          {write}
        </>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm text-soft">
        {reviewCount > reviews.length && <span>{t('newestReviews', { shown: reviews.length, all: reviewCount })}</span>}
        <TextLink href={routes.reviewGuidelines()} className="inline-flex min-h-11 items-center">
          {review('guidelines')}
        </TextLink>
      </p>
      <ReportForm />
    </>
  )
}

/** Counts of a provider's published reviews: with 5, 4, 3, 2 and 1 stars, and by subject mentioned. */
export type ReviewCounts = { stars: readonly number[]; mentions: readonly Mention[] }

type ReviewSummaryProps = { provider: ProviderDetail; counts: ReviewCounts }

/** Average, reviews by star, what families mention, and two reviews. Nothing without reviews. */
export function ReviewSummary({ provider, counts: { stars, mentions } }: ReviewSummaryProps) {
  const written = useWrittenLanguage()
  const t = useTranslations('providers.detail')
  const common = useTranslations('providers.common')
  const review = useTranslations('reviews.common')
  const subjects = useTranslations('reviews.mentions')
  const { rating, reviewCount, reviews } = provider
  if (rating === null || reviews.length === 0) return null
  return (
    <>
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-5 md:grid-cols-2">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="text-center">
            <strong className="numbers block text-[2.75rem] leading-none font-extrabold tracking-tighter">
              {rating.toFixed(1)}
            </strong>
            <span className="mt-1.5 block text-sm text-soft">{common('reviewCount', { count: reviewCount })}</span>
          </p>
          <StarBars stars={stars} />
        </div>
        {mentions.length > 0 && (
          <div>
            <h3 className="text-ui font-semibold tracking-normal">{t('mention')}</h3>
            <ul className="mt-2 flex flex-wrap gap-2">
              {mentions.map(({ code, reviews: count }) => (
                <li key={code} className="rounded-full border border-line-strong px-3 py-1 text-sm">
                  {t.rich('mentioned', { subject: subjects(code), count, spoken })}
                  <span aria-hidden className="numbers ml-2 text-soft">
                    {count}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <ul className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-2">
        {reviews.slice(0, 2).map(({ id, authorName, rating: given, relation, text }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
              <strong className="text-ui">{authorName}</strong>
              <Stars rating={given} />
              {relation !== 'none' && (
                <Badge tone="mint" icon="check">
                  {review(`relations.${relation}`)}
                </Badge>
              )}
            </p>
            <p lang={written} className="mt-1.5 line-clamp-5 break-words whitespace-pre-line">
              {text}
            </p>
          </li>
        ))}
      </ul>
      {/* A plain link: the tabs follow the browser's own hash changes. */}
      <a
        href="#reviews"
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-pine hover:text-pine-deep hover:underline"
      >
        {t('allReviews')}
        <Icon name="arrow-right" />
      </a>
    </>
  )
}

const spoken = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>

/** Bars as long as their share of all reviews. */
function StarBars({ stars }: { stars: readonly number[] }) {
  const t = useTranslations('providers.detail')
  const all = stars.reduce((sum, count) => sum + count, 0)
  return (
    <ul className="min-w-24 flex-1">
      {stars.map((count, index) => {
        const label = t('starsOf', { stars: 5 - index, count })
        return (
          <li key={label} className="flex items-center gap-2.5 text-xs text-soft">
            <span className="sr-only">{label}</span>
            <span aria-hidden className="numbers w-2">
              {5 - index}
            </span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="h-1.5 min-w-0 flex-1">
              <rect width="100" height="6" className="fill-line" />
              <rect width={all > 0 ? Math.round((100 * count) / all) : 0} height="6" className="fill-star" />
            </svg>
            <span aria-hidden className="numbers w-6 text-right">
              {count}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
