import { dashboardMessages } from '@/components/families/dashboard/messages'
import { PageHead } from '@/components/layout/page-head'
import { AppLink, ButtonLink } from '@/components/ui/actions/links'
import { Stars } from '@/components/ui/data/stars'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { routes } from '@/lib/platform/http/routes'
import type { OwnReviewLine } from '@/lib/reviews/schema'
import { reviewMessages as texts } from './messages'

const TONES = { published: 'mint', pending: 'stone', hidden: 'coral' } as const

/** All of a parent's reviews, in any state; each links to where it is edited or withdrawn. */
export function OwnReviewsView({ reviews }: { reviews: readonly OwnReviewLine[] }) {
  const crumbs = [{ label: dashboardMessages.title, href: routes.caregiverDashboard() }, { label: texts.ownList }]
  return (
    <>
      <PageHead title={texts.ownList} lead={texts.ownListLead} crumbs={crumbs} />
      <div className="wrap pb-16">
        {reviews.length === 0 ? (
          <EmptyState
            icon="star"
            title={texts.noneTitle}
            action={<ButtonLink href={routes.search()}>{texts.findProvider}</ButtonLink>}
          >
            {texts.noneOwnText}
          </EmptyState>
        ) : (
          <ul className="max-w-reading divide-y divide-line border-y border-line">
            {reviews.map(({ provider, rating, text, status }) => (
              <li key={provider.id}>
                <AppLink href={routes.ownReview(provider.id)} className="group block py-4">
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="font-semibold group-hover:text-pine">{provider.name}</span>
                    <Stars rating={rating} />
                    <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
                  </span>
                  <span className="mt-1 line-clamp-2 block break-words text-soft">{text}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
