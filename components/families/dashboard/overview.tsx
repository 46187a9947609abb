import { useLocale, useTranslations } from 'next-intl'
import { EnrollmentCard } from '@/components/enrollment/enrollments/enrollment-card'
import { ButtonLink } from '@/components/ui/actions/links'
import { LinkRows } from '@/components/ui/data/data-list'
import { Icon } from '@/components/ui/surface/icon'
import type { CalendarDate } from '@/lib/enrollment/calendar/schema'
import type { EnrollmentSummary } from '@/lib/enrollment/enrollments/schema'
import type { InquiryPage } from '@/lib/enrollment/inquiries/schema'
import type { NextTour } from '@/lib/enrollment/tours/schema'
import { careStart } from '@/lib/families/fit/rules/needs'
import type { Child } from '@/lib/families/profile/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { monthName } from '@/lib/platform/time/dates'
import { ChildLine } from '../children/child-line'
import { TopFavorites } from '../favorites/dashboard-favorites'
import type { FavoriteRow } from '../favorites/favorite-row'
import type { FavoriteNews } from './favorite-news'
import {
  Answers,
  DatesToKeep,
  News,
  ReviewsToWrite,
  type ToChoose,
  type ToReview,
  TourCard,
  waitingCount,
} from './today'

type FirstStepsProps = { hasChild: boolean; hasPreferences: boolean; hasFavorite: boolean }

/** The first steps of a new parent; hidden once all three are done. */
function FirstSteps({ hasChild, hasPreferences, hasFavorite }: FirstStepsProps) {
  const t = useTranslations('families.dashboard')
  if (hasChild && hasPreferences && hasFavorite) return null
  const settings = dashboardRoutes.caregiverDashboard({ tab: 'settings' })
  return (
    <section>
      <h2 className="text-section tracking-tight">{t('firstSteps')}</h2>
      <LinkRows
        done={t('done')}
        rows={[
          { label: t('childStep'), text: t('childStepText'), href: settings, isDone: hasChild },
          { label: t('needStep'), text: t('needStepText'), href: `${settings}#preferences`, isDone: hasPreferences },
          { label: t('favoriteStep'), text: t('favoriteStepText'), href: routes.search(), isDone: hasFavorite },
        ]}
      />
    </section>
  )
}

function Children({ own, thisMonth }: { own: readonly Child[]; thisMonth: string }) {
  const t = useTranslations('families.dashboard')
  const family = useTranslations('families.children')
  const settings = dashboardRoutes.caregiverDashboard({ tab: 'settings' })
  return (
    <section aria-labelledby="children">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="children" className="text-section tracking-tight">
          {family('children')}
        </h2>
        {own.length > 0 && (
          <ButtonLink variant="quiet" href={settings} className="-mr-4">
            {family('editProfile')}
          </ButtonLink>
        )}
      </div>
      {own.length === 0 ? (
        <>
          <p className="mt-1 mb-3 text-soft">{t('noChild')}</p>
          <ButtonLink variant="secondary" href={settings}>
            {t('addChild')}
          </ButtonLink>
        </>
      ) : (
        <ul className="divide-y divide-line">
          {own.map((child) => (
            <li key={child.id} className="py-3">
              <ChildLine child={child} thisMonth={thisMonth} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** "Your top three, for Mia in January". */
function favoritesTitle(
  t: Translate<'families.dashboard'>,
  locale: Locale,
  count: number,
  child: Child | undefined,
  thisMonth: string,
): string {
  if (!child || count === 0) return t(count < 3 ? 'fewFavorites' : 'topThree')
  const month = monthName(locale, Number(careStart(child, thisMonth).slice(5)))
  return t(count < 3 ? 'fewFavoritesFor' : 'topThreeFor', { name: child.name, month })
}

type OverviewProps = {
  own: readonly Child[]
  /** The child that favorites are ranked for. */
  child: Child | undefined
  now: Date
  /** "YYYY-MM-DD" at the family's home. */
  today: string
  hasPreferences: boolean
  /** The best first. */
  favorites: readonly FavoriteRow[]
  news: readonly FavoriteNews[]
  tour: NextTour | null
  /** Conversations with unread messages; `unread` counts all of them. */
  unread: Pick<InquiryPage, 'inquiries' | 'unread'>
  toChoose: readonly ToChoose[]
  toReview: readonly ToReview[]
  dates: readonly CalendarDate[]
  places: readonly EnrollmentSummary[]
}

/** What to do today, then the family's favorites, children and enrollments. A new parent sees three first steps below the next tour. */
export function Overview(props: OverviewProps) {
  const t = useTranslations('families.dashboard')
  const locale = useLocale()
  const { own, child, now, today, hasPreferences, favorites, news, tour, unread, toChoose, toReview, dates, places } =
    props
  const thisMonth = today.slice(0, 7)
  const isNew = own.length === 0 && !hasPreferences && favorites.length === 0
  const answers = { unread: unread.inquiries, total: unread.unread, toChoose }
  const isQuiet = !tour && waitingCount(answers) === 0 && toReview.length === 0 && dates.length === 0
  return (
    // Each part spans its own grid rows, the last one of the wide column the most, so that no gap opens next to a taller part.
    <div className="grid grid-flow-dense content-start gap-9 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-14">
      <div className="grid content-start gap-9 lg:col-start-1 empty:hidden">
        {tour && (
          <TourCard tour={tour} today={today} hasSheet={favorites.some(({ row }) => row.id === tour.provider.id)} />
        )}
        <FirstSteps hasChild={own.length > 0} hasPreferences={hasPreferences} hasFavorite={favorites.length > 0} />
        {isQuiet && !isNew && (
          <section className="flex flex-wrap items-center justify-between gap-4 rounded-xl bg-sunken p-5">
            <h2 className="text-section tracking-tight">{t('nothing')}</h2>
            <ButtonLink href={routes.search()}>
              <Icon name="search" />
              {t('findCare')}
            </ButtonLink>
          </section>
        )}
        <Answers {...answers} now={now} />
        <ReviewsToWrite toReview={toReview} />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 empty:hidden">
        <DatesToKeep dates={dates} today={today} />
      </div>
      <div className="grid content-start gap-9 lg:col-start-1 lg:row-span-4">
        <News news={news} today={today} />
        <TopFavorites favorites={favorites} title={favoritesTitle(t, locale, favorites.length, child, thisMonth)} />
      </div>
      <div className="grid content-start gap-9 lg:col-start-2 lg:row-span-2">
        <Children own={own} thisMonth={thisMonth} />
        <EnrollmentCard places={places} />
      </div>
    </div>
  )
}
