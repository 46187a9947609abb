import { EnrollmentCard } from '@/components/enrollments/enrollment-card'
import { enrollmentTexts } from '@/components/enrollments/texts'
import { DashboardFavorites } from '@/components/favorites/dashboard-favorites'
import type { FavoriteRow } from '@/components/favorites/favorite-row-view'
import { reviewTexts } from '@/components/reviews/texts'
import { toolTexts } from '@/components/tools/texts'
import { AppLink } from '@/components/ui/app-link'
import { ButtonLink } from '@/components/ui/button-link'
import { LinkRows } from '@/components/ui/link-rows'
import type { PlaceCard } from '@/lib/enrollments/types'
import type { Child } from '@/lib/families/types'
import { routes } from '@/lib/platform/routes'
import { ChildLine } from '../child-line'
import { familyTexts } from '../texts'
import { FirstSteps } from './first-steps'
import { NextSteps, type NextStepsProps } from './next-steps'
import { dashboardTexts as texts } from './texts'

type OverviewProps = {
  own: readonly Child[]
  thisMonth: string
  hasPreferences: boolean
  favorites: readonly FavoriteRow[]
  unreadMessages: number
  places: readonly PlaceCard[]
  next: Omit<NextStepsProps, 'isNew' | 'unreadMessages' | 'favorites'>
}

const WAYS_ON = [
  { label: reviewTexts.ownList, text: reviewTexts.ownListLead, href: routes.ownReviews() },
  { label: texts.savedSearches, text: texts.savedSearchesText, href: routes.savedSearches() },
  { label: toolTexts.estimator, text: toolTexts.estimatorHint, href: routes.costEstimator() },
  { label: toolTexts.quiz, text: toolTexts.quizHint, href: routes.readinessQuiz() },
]

/** What needs them today, and what is theirs. A new parent sees three first steps before it. */
export function Overview({ own, thisMonth, hasPreferences, favorites, unreadMessages, places, next }: OverviewProps) {
  const isNew = own.length === 0 && !hasPreferences && favorites.length === 0
  return (
    <div className="grid gap-11">
      <FirstSteps hasChild={own.length > 0} hasPreferences={hasPreferences} hasFavorite={favorites.length > 0} />
      <NextSteps isNew={isNew} unreadMessages={unreadMessages} favorites={favorites.length} {...next} />
      <div className="grid gap-11 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        {own.length > 0 && (
          <section aria-labelledby="children">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="children" className="text-section tracking-tight">
                {familyTexts.children}
              </h2>
              <ButtonLink variant="secondary" href={routes.caregiverDashboard({ tab: 'settings' })}>
                {familyTexts.editProfile}
              </ButtonLink>
            </div>
            <ul className="mt-2 divide-y divide-line">
              {own.map((child) => (
                <li key={child.id} className="py-4">
                  <ChildLine child={child} thisMonth={thisMonth} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="at-a-glance">
          <h2 id="at-a-glance" className="text-section tracking-tight">
            {texts.atAGlance}
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            <Stat
              label={texts.savedFavorites}
              count={favorites.length}
              href={routes.caregiverDashboard({ tab: 'favorites' })}
            />
            <Stat label={texts.unreadMessages} count={unreadMessages} href={routes.messages('caregiver')} />
            <li className="flex min-h-12 items-center justify-between gap-6">
              <span>{enrollmentTexts.stat}</span>
              <span className="font-semibold">
                {places[0] ? enrollmentTexts.phases[places[0].phase] : enrollmentTexts.none}
              </span>
            </li>
          </ul>
        </section>
      </div>
      <EnrollmentCard places={places} />
      <DashboardFavorites favorites={favorites} most={3} />
      <section>
        <h2 className="text-section tracking-tight">{texts.helpful}</h2>
        <LinkRows rows={WAYS_ON} />
      </section>
    </div>
  )
}

function Stat({ label, count, href }: { label: string; count: number; href: string }) {
  return (
    <li>
      <AppLink href={href} className="flex min-h-12 items-center justify-between gap-6 hover:text-pine">
        <span>{label}</span>
        <span className="numbers text-lead font-semibold">{count.toLocaleString('en-US')}</span>
      </AppLink>
    </li>
  )
}
