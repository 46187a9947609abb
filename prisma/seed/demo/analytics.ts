import { CATALOGUE_CITIES, LANDING_PAGES } from '@/lib/places/catalogue/cities'
import { SITE } from '@/lib/platform/config/site'
import type { Database } from '@/lib/platform/database/client'
import { routes } from '@/lib/platform/http/routes'
import { addDays, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import type { InteractionType, PageViewSource, SearchCountKind } from '@/prisma/generated/enums'

const DAYS = 60
/** Percentages of the families that see a page in a list. */
const TYPES = { view: 100, click: 21, favorite: 4, call: 3 } satisfies Record<InteractionType, number>
const SOURCES = { search: 15, landing: 9, elsewhere: 7, direct: 3, here: 2 } satisfies Record<PageViewSource, number>

/** Percentages of the same families that enlarge the first photo, the second, and so on. */
const PHOTOS = [6, 4, 3, 3, 2, 1]

/** Two months of invented visits to sample providers (internal ids), deterministic: growing slightly, with fewer on weekends. */
export async function loadDemoFigures(database: Database, providerIds: readonly number[], now: Date): Promise<void> {
  const today = todayIn(SITE.timeZone, now)
  const days = providerIds.flatMap((providerId) =>
    Array.from({ length: DAYS }, (_, ago) => {
      const day = new Date(addDays(today, -ago))
      const isWeekend = day.getUTCDay() % 6 === 0
      const wave = ((providerId * 7 + ago * 13) % 9) - 4
      return { providerId, day, families: Math.max(4, Math.round((34 - ago / 4 + wave) * (isWeekend ? 0.55 : 1))) }
    }),
  )
  const share = (families: number, percent: number) => Math.round((families * percent) / 100)
  const dailyCounts = <Kind extends string>(percents: Record<Kind, number>) =>
    days.flatMap(({ providerId, day, families }) =>
      (Object.keys(percents) as Kind[])
        .map((kind) => ({ providerId, day, kind, count: share(families, percents[kind]) }))
        .filter(({ count }) => count > 0),
    )
  await database.providerInteraction.createMany({
    data: dailyCounts(TYPES).map(({ kind: type, ...row }) => ({ ...row, type })),
    skipDuplicates: true,
  })
  await database.providerPageView.createMany({
    data: dailyCounts(SOURCES).map(({ kind: source, ...row }) => ({ ...row, source })),
    skipDuplicates: true,
  })
  const families = (providerId: number) =>
    days.filter((day) => day.providerId === providerId).reduce((sum, day) => sum + day.families, 0)
  const photos = await database.providerPhoto.findMany({
    where: { providerId: { in: [...providerIds] } },
    select: { providerId: true, path: true, position: true },
  })
  await database.providerPhotoView.createMany({
    data: photos
      .map(({ providerId, path, position }) => ({
        providerId,
        path,
        count: share(families(providerId), PHOTOS[position] ?? 0),
      }))
      .filter(({ count }) => count > 0),
    skipDuplicates: true,
  })
}

/** Visitors on a typical day, and the popularity of care types. */
const CARE_TYPES = { daycare: 1, preschool: 0.55, montessori: 0.3 } as const
const PAGES = [
  { path: routes.home(), people: 60 },
  { path: routes.familyResources(), people: 14 },
  { path: routes.costEstimator(), people: 11 },
  { path: routes.faq(), people: 6 },
  { path: routes.providerResources(), people: 4 },
  // The first cities of the catalogue are the largest; the last page has no visits.
  ...LANDING_PAGES.slice(0, -1).map(({ url, careType }, index) => ({
    path: url,
    people: CARE_TYPES[careType] * (4 + 22 / (1 + index / 5)),
  })),
]

/** Two months of invented visits of other pages, deterministic: growing slightly, with fewer on weekends. */
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

const SEARCH_DAYS = 45
/** Percentages of a day's searches. */
const AGES = { infant: 22, one: 18, two: 14, three: 11, four: 9, school_age: 4 }
const FILTERS = {
  openings: 31,
  'program:vpk': 17,
  priceRange: 15,
  dropOff: 9,
  'childcareType:preschool': 8,
  'schedule:drop_in': 6,
}
const HOURS = { 6: 4, 7: 7, 9: 6, 12: 11, 13: 9, 16: 6, 19: 10, 20: 17, 21: 19, 22: 8 }
/** The first city and ZIP codes around it. */
const PLACES = [
  { place: CATALOGUE_CITIES[0]?.slug ?? '', searchesPerDay: 24 },
  { place: CATALOGUE_CITIES[0]?.zip ?? '', searchesPerDay: 13 },
  ...(CATALOGUE_CITIES[0]?.zip === '32801' ? ['32803', '32806', '32789'] : []).map((place, index) => ({
    place,
    searchesPerDay: 7 - 2 * index,
  })),
]

/** Six weeks of invented searches around the first city, deterministic: growing slightly, mostly in the evening. */
export async function loadDemoSearches(database: Database, now: Date): Promise<void> {
  const today = todayIn(SITE.timeZone, now)
  const data = PLACES.flatMap(({ place, searchesPerDay }, index) =>
    Array.from({ length: SEARCH_DAYS }, (_, ago) => {
      const wave = (index * 5 + ago * 7) % 5
      const searches = Math.max(1, Math.round(searchesPerDay * (1 - ago / 120)) + wave - 2)
      const row = (kind: SearchCountKind, key: string, count: number) => ({
        day: new Date(addDays(today, -ago)),
        place,
        kind,
        key,
        count,
      })
      const shares = (kind: SearchCountKind, percents: Record<string, number>) =>
        Object.entries(percents).map(([key, percent]) => row(kind, key, Math.round((searches * percent) / 100)))
      return [
        row('search', '', searches),
        ...shares('age', AGES),
        ...shares('filter', FILTERS),
        ...shares('hour', HOURS),
      ]
    }).flat(),
  )
  await database.searchCount.createMany({ data: data.filter(({ count }) => count > 0), skipDuplicates: true })
}
