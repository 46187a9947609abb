import { dashboardTexts } from '@/components/families/dashboard/texts'
import { PageHead } from '@/components/layout/page-head'
import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Stars } from '@/components/ui/stars'
import { routes } from '@/lib/platform/routes'
import type { OwnReviewLine } from '@/lib/reviews/types'
import { reviewTexts as texts } from './texts'

const TONES = { published: 'mint', pending: 'stone', hidden: 'coral' } as const

/** Everything that a parent wrote, in whatever state; each leads to where it is changed or withdrawn. */
export function OwnReviewsView({ reviews }: { reviews: readonly OwnReviewLine[] }) {
  const crumbs = [{ label: dashboardTexts.title, href: routes.caregiverDashboard() }, { label: texts.ownList }]
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
