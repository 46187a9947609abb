import { db } from '@/lib/platform/database/client'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import {
  ACCREDITATIONS,
  CARE_TYPES,
  CURRICULA,
  KINDS,
  LANGUAGES,
  PROGRAMS,
  SCHEDULES,
} from '@/lib/providers/catalogue/traits'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import type { ProviderDraft } from '@/lib/providers/schema'
import { refreshSearchDocuments } from '@/lib/providers/search-documents/commands'
import { FACETS } from '@/lib/search/rules/facets'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import { readSearch, type Search } from '@/lib/search/schema'
import { buildProvider, ORLANDO } from '@/tests/support/factories/provider'
import { createRandom, type Random } from '@/tests/support/factories/random'
import { addLocation } from '@/tests/support/providers/add-provider'
import type { Saved } from './expected-results'

export const NOW = new Date('2026-11-18T15:00:00Z')

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString().slice(0, 10)
const codesOf = <const C extends readonly { code: string }[]>(choices: C) =>
  choices.map((choice) => choice.code) as C[number]['code'][]

/** A provider within about 40 miles of Orlando of which any data may be known or unknown. */
function randomProvider(seed: number): ProviderDraft {
  const random = createRandom(`search ${seed}`)
  const known = <T>(value: T) => (random.chance(0.75) ? value : undefined)
  const youngest = random.pick([0, 1, 12, 24, 36])
  return buildProvider(
    {
      name: `Provider ${seed}`,
      latitude: ORLANDO.latitude + (random.next() - 0.5) * random.pick([0.1, 1]),
      longitude: ORLANDO.longitude + (random.next() - 0.5) * random.pick([0.1, 1]),
      kind: random.pick(codesOf(KINDS)),
      careTypes: random.some(codesOf(CARE_TYPES), 2),
      amenities: random.some(codesOf(AMENITIES), random.int(0, 40)),
      curricula: random.some(codesOf(CURRICULA), random.int(0, 3)),
      accreditations: random.some(codesOf(ACCREDITATIONS), random.int(0, 3)),
      languages: random.some(codesOf(LANGUAGES), random.int(0, 3)),
      programs: random.some(codesOf(PROGRAMS), random.int(0, 4)),
      schedules: random.some(codesOf(SCHEDULES), random.int(0, 2)),
      status: random.chance(0.1) ? 'temporarily_closed' : 'open',
      timeZone: random.pick(['America/New_York', 'America/Chicago']),
      ageMinMonths: known(youngest),
      ageMaxMonths: known(youngest + random.pick([11, 35, 60])),
      ageBands: random.some(codesOf(AGE_BANDS), random.int(0, 6)).map((band) => ({
        band,
        openings: known(random.int(0, 3)),
        openingsFrom: random.chance(0.3) ? random.pick(['2026-09-01', '2027-01-04', '2027-03-15', '2027-11-01']) : null,
        tuitionWeeklyCents: known(random.int(120, 450) * 100),
        childrenPerAdult: known(random.int(3, 20)),
      })),
      hours: randomHours(random),
      facts: Object.fromEntries(
        (['openings', 'tuition', 'hours'] as const).flatMap((group) =>
          random.chance(0.8)
            ? [[group, { source: 'provider', sourceName: 'Provider', confirmedOn: daysAgo(random.pick(AGES)) }]]
            : [],
        ),
      ),
      sponsoredUntil: random.chance(0.05) ? new Date(NOW.getTime() + random.pick([-1, 1]) * 864e5).toISOString() : null,
    },
    seed,
  )
}

/** The days on which something changes, and those next to them. */
const AGES = [0, 10, 59, 60, 61, 90, 119, 120, 121, 300]

function randomHours(random: Random) {
  const opensMinute = random.pick([0, 360, 390, 400, 450, 495])
  const closesMinute = random.pick([1440, 1035, 1080, 1110, 1150, 120])
  const days = random.pick([[], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5, 6], [0, 2, 4]])
  return days.map((weekday) => ({ weekday, opensMinute, closesMinute }))
}

const PROVIDERS = 240

/** Random providers around Orlando, with what was saved of each. */
export async function saveRandom(count = PROVIDERS): Promise<Saved[]> {
  await addLocation()
  const drafts = Array.from({ length: count }, (_, seed) => randomProvider(seed + 2))
  const saved = await db().$transaction((tx) => saveProviders(tx, drafts))
  const random = createRandom('stars')
  for (const { id } of saved.filter(() => random.chance(0.6))) {
    const data = { ratingAverage: random.int(20, 50) / 10, reviewCount: random.int(1, 40) }
    await db().provider.update({ where: { id }, data })
  }
  await db().$transaction((tx) => refreshSearchDocuments(tx, 'all'))
  const rows = await db().provider.findMany({
    select: {
      slug: true,
      latitude: true,
      longitude: true,
      ratingAverage: true,
      reviewCount: true,
      searchDocument: { select: { completeness: true } },
    },
    orderBy: { id: 'asc' },
  })
  return rows.flatMap(({ slug, ratingAverage, reviewCount, searchDocument, ...point }, index) => {
    const draft = drafts[index]
    const completeness = searchDocument?.completeness ?? 0
    return draft ? [{ id: slug, draft, point, rating: ratingAverage, reviewCount, completeness }] : []
  })
}

/** A search with up to three filters, out of the choices that are counted. */
export function randomSearch(seed: number): Search {
  const random = createRandom(`question ${seed}`)
  const query: Record<string, string | string[]> = { sort: random.pick(['best', 'distance', 'rating', 'price']) }
  for (const { group, value } of random.some(FACETS, random.int(0, 3))) {
    const isList = Array.isArray(EMPTY_SEARCH[group])
    query[group] = isList ? [...[query[group] ?? []].flat(), value] : value
  }
  if (random.chance(0.4)) query.age = String(random.int(0, 155))
  if (random.chance(0.3)) query.start = random.pick(['2026-11', '2027-01', '2027-06', '2028-02'])
  if (random.chance(0.2)) query.days = random.some(['mon', 'wed', 'sat', 'sun'], random.int(1, 3))
  if (query.priceRange && random.chance(0.5)) query.over = 'show'
  query.hide = random.some(['hours', 'unknown'], random.pick([0, 0, 1, 2]))
  return { ...readSearch(query).search, distance: null, detour: null }
}
