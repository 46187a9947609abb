import { Overview } from '@/components/families/dashboard/overview'
import { favoriteRowOf } from '@/components/favorites/favorite-row-view'
import type { SignedInActor } from '@/lib/access/types'
import { findUpcoming } from '@/lib/calendar/queries/view'
import { findPlaces } from '@/lib/enrollments/queries/places'
import { findChildren, findPreferences } from '@/lib/families/queries'
import { monthOf } from '@/lib/families/rules/months'
import { hasStated } from '@/lib/families/rules/stated'
import { findFavorites } from '@/lib/favorites/queries'
import { countUnreadMessages } from '@/lib/messages/queries/inquiries'
import { now } from '@/lib/platform/clock'
import { findToReview } from '@/lib/reviews/queries/to-review'
import { findToursToChoose } from '@/lib/tours/queries/to-choose'

/** What comes within two weeks is said on the first screen. */
const DAYS_AHEAD = 14

export async function OverviewTab({ actor }: { actor: SignedInActor }) {
  const [own, preferences, favorites, unreadMessages, places, toChoose, toReview, upcoming] = await Promise.all([
    findChildren(actor),
    findPreferences(actor),
    findFavorites(actor, now()),
    countUnreadMessages(actor),
    findPlaces(actor, now()),
    findToursToChoose(actor),
    findToReview(actor),
    findUpcoming(actor, DAYS_AHEAD, now()),
  ])
  return (
    <Overview
      own={own}
      thisMonth={monthOf(now())}
      hasPreferences={hasStated(preferences)}
      favorites={favorites.map((one) => favoriteRowOf(one, now()))}
      unreadMessages={unreadMessages}
      places={places}
      next={{ toChoose, toReview, ...upcoming }}
    />
  )
}
