import { LANDING_PAGES } from '@/lib/locations/catalogue/landing-pages'
import type { Database } from '@/lib/platform/db'
import { routes } from '@/lib/platform/routes'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { addDays, todayIn } from '@/lib/providers/rules/dates'

const DAYS = 60
/** People on a usual day; care types as parents look for them. */
const CARE_TYPES = { daycare: 1, preschool: 0.55, montessori: 0.3 } as const
const PAGES = [
  { path: routes.home(), people: 60 },
  { path: routes.familyResources(), people: 14 },
  { path: routes.costEstimator(), people: 11 },
  { path: routes.faq(), people: 6 },
  { path: routes.providerResources(), people: 4 },
  // The first cities of the catalogue are the largest; of the last page nobody has heard yet.
  ...LANDING_PAGES.slice(0, -1).map(({ url, careType }, index) => ({
    path: url,
    people: CARE_TYPES[careType] * (4 + 22 / (1 + index / 5)),
  })),
]

/** Two months of invented visits of pages, the same at every load: growing a little, calmer on weekends. */
export async function loadDemoPageViews(database: Database, now: Date): Promise<void> {
  const today = todayIn(OFFICE_ZONE, now)
  const data = PAGES.flatMap(({ path, people }, index) =>
    Array.from({ length: DAYS }, (_, ago) => {
      const day = new Date(addDays(today, -ago))
      const quiet = day.getUTCDay() % 6 === 0 ? 0.6 : 1
      const wave = 1 + (((index * 5 + ago * 11) % 9) - 4) / 20 - ago / 200
      const visitors = Math.max(1, Math.round(people * quiet * wave))
      return { path, day, visitors, views: visitors + Math.round(visitors / 3) }
    }),
  )
  await database.pageView.createMany({ data, skipDuplicates: true })
}
