import { toolMessages } from '@/components/content/tools/messages'
import { longDay } from '@/components/enrollment/calendar/calendar-dates'
import { calendarMessages } from '@/components/enrollment/calendar/messages'
import { EnrollmentCard } from '@/components/enrollment/enrollments/enrollment-card'
import { enrollmentMessages } from '@/components/enrollment/enrollments/messages'
import { reviewMessages } from '@/components/reviews/messages'
import { AppLink } from '@/components/ui/actions/app-link'
import { ButtonLink } from '@/components/ui/actions/button-link'
import { LinkRows } from '@/components/ui/data/data-list'
import type { CalendarDate } from '@/lib/enrollment/calendar/schema'
import type { EnrollmentSummary } from '@/lib/enrollment/enrollments/schema'
import type { Child } from '@/lib/families/profile/schema'
import { routes } from '@/lib/platform/http/routes'
import { ChildLine } from '../children/child-line'
import { familyMessages } from '../children/messages'
import { DashboardFavorites } from '../favorites/dashboard-favorites'
import type { FavoriteRow } from '../favorites/favorite-row'
import { dashboardMessages as texts } from './messages'

type FirstStepsProps = { hasChild: boolean; hasPreferences: boolean; hasFavorite: boolean }

/** The first steps of a new parent; hidden once all three are done. */
function FirstSteps({ hasChild, hasPreferences, hasFavorite }: FirstStepsProps) {
  if (hasChild && hasPreferences && hasFavorite) return null
  const settings = routes.caregiverDashboard({ tab: 'settings' })
  return (
    <section>
      <h2 className="text-section tracking-tight">{texts.firstSteps}</h2>
      <LinkRows
        done={texts.done}
        rows={[
          { label: texts.childStep, text: texts.childStepText, href: settings, isDone: hasChild },
          { label: texts.needStep, text: texts.needStepText, href: `${settings}#preferences`, isDone: hasPreferences },
          { label: texts.favoriteStep, text: texts.favoriteStepText, href: routes.search(), isDone: hasFavorite },
        ]}
      />
    </section>
  )
}

const MOST = 5
const MOST_DATES = 3

type NextStepsProps = {
  /** Nothing entered yet: the first steps explain what to do. */
  isNew: boolean
  unreadMessages: number
  /** Conversations with proposed times for the parent to choose from. */
  toChoose: readonly { inquiryId: number; provider: string }[]
  toReview: readonly { id: string; name: string }[]
  dates: readonly CalendarDate[]
  today: string
  favorites: number
}

/** What needs the parent's attention, the most urgent first; then what helps to decide. */
export function NextSteps(props: NextStepsProps) {
  const rows = stepsOf(props)
  if (props.isNew && rows.length === 0) return null
  return (
    <section>
      <h2 className="text-section tracking-tight">{texts.nextSteps}</h2>
      {rows.length > 0 ? <LinkRows rows={rows} /> : <p className="mt-2 text-soft">{texts.nothingWaits}</p>}
    </section>
  )
}

function stepsOf({ unreadMessages, toChoose, toReview, dates, today, favorites }: Omit<NextStepsProps, 'isNew'>) {
  const chooses = toChoose.map(({ inquiryId, provider }) => ({
    label: texts.chooseTime(provider),
    text: texts.chooseTimeText,
    href: routes.conversation('caregiver', inquiryId),
  }))
  const unread = { label: texts.unread(unreadMessages), text: texts.unreadText, href: routes.messages('caregiver') }
  const coming = dates.slice(0, MOST_DATES).map(({ kind, title, day, time }) => ({
    label: `${calendarMessages.kinds[kind]}: ${title}`,
    text: [longDay(day, today), time].filter(Boolean).join(', '),
    href: routes.caregiverDashboard({ tab: 'calendar', day }),
  }))
  const reviews = toReview.map(({ id, name }) => ({
    label: texts.review(name),
    text: texts.reviewText,
    href: routes.ownReview(id),
  }))
  const compare = {
    label: texts.compare,
    text: texts.compareText,
    href: routes.caregiverDashboard({ tab: 'favorites' }),
  }
  return [
    ...chooses,
    ...(unreadMessages > 0 ? [unread] : []),
    ...coming,
    ...reviews,
    ...(favorites > 1 ? [compare] : []),
  ].slice(0, MOST)
}

type OverviewProps = {
  own: readonly Child[]
  thisMonth: string
  hasPreferences: boolean
  favorites: readonly FavoriteRow[]
  unreadMessages: number
  places: readonly EnrollmentSummary[]
  next: Omit<NextStepsProps, 'isNew' | 'unreadMessages' | 'favorites'>
}

const WAYS_ON = [
  { label: reviewMessages.ownList, text: reviewMessages.ownListLead, href: routes.ownReviews() },
  { label: texts.savedSearches, text: texts.savedSearchesText, href: routes.savedSearches() },
  { label: toolMessages.estimator, text: toolMessages.estimatorHint, href: routes.costEstimator() },
  { label: toolMessages.quiz, text: toolMessages.quizHint, href: routes.readinessQuiz() },
]

/** Today's tasks, and the parent's data. A new parent sees three first steps before it. */
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
                {familyMessages.children}
              </h2>
              <ButtonLink variant="secondary" href={routes.caregiverDashboard({ tab: 'settings' })}>
                {familyMessages.editProfile}
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
              <span>{enrollmentMessages.stat}</span>
              <span className="font-semibold">
                {places[0] ? enrollmentMessages.phases[places[0].phase] : enrollmentMessages.none}
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
