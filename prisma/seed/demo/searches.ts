import type { Database } from '@/lib/platform/db'
import { addDays, todayIn } from '@/lib/providers/rules/dates'
import type { SearchCountKind } from '@/prisma/generated/enums'

const DAYS = 45
/** Of a hundred searches of a day. */
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
const PLACES = [
  { place: 'orlando-fl', aDay: 24 },
  { place: '32801', aDay: 13 },
  { place: '32803', aDay: 7 },
  { place: '32806', aDay: 5 },
  { place: '32789', aDay: 3 },
]

/** Six weeks of invented searches around Orlando, the same at every load: growing a little, most of them in the evening. */
export async function loadDemoSearches(database: Database, now: Date): Promise<void> {
  const today = todayIn('America/New_York', now)
  const data = PLACES.flatMap(({ place, aDay }, index) =>
    Array.from({ length: DAYS }, (_, ago) => {
      const wave = (index * 5 + ago * 7) % 5
      const searches = Math.max(1, Math.round(aDay * (1 - ago / 120)) + wave - 2)
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
