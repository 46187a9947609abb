/**
 * npm run bench -- landing: the queries of a landing page, for the largest city, county and ZIP code and for forty others of each, over
 * 12,000 providers in Florida; with BENCH_PROVIDERS=12000,1000000 also over a million in the whole country. No query may take more than
 * 100 ms. Each runs three times and the best time counts, because other work on the machine can only add time. Writes synthetic providers
 * into DATABASE_URL, which needs the gazetteer.
 */
import { findLandingPlace, nearbyLocations } from '@/lib/places/queries/locations'
import type { LandingPlace } from '@/lib/places/types'
import { db } from '@/lib/platform/database/client'
import {
  citiesOfCounty,
  locationFacts,
  placeFigures,
  placesAround,
  zipsOfCity,
} from '@/lib/providers/landing/queries/figures'
import { countByCareType, listProvidersAt, newestProvidersAt } from '@/lib/providers/landing/queries/pages'
import { bestOf, percentiles, reportFigure, reportGrowth, runMeasurement } from '../measure/figures'
import { fillDirectory } from '../synthetic/directory'

const PROVIDERS = Number(process.env.BENCH_PROVIDERS ?? 12_000)
const SAMPLED_PLACES = 40
const MAX_MS = 100
const today = '2026-11-18'
const at = { now: new Date('2026-11-18T15:00:00Z'), today }
const type = 'daycare'

type Query = [what: string, run: (place: LandingPlace) => Promise<unknown>]

const common: Query[] = [
  ['the place', (place) => findLandingPlace(place.slug)],
  ['first page of the list', (place) => listProvidersAt(place, type, 1, at)],
  ['figures', (place) => placeFigures(place, type, today)],
  ['care types', (place) => countByCareType(place)],
  ['newest', (place) => newestProvidersAt(place, type)],
]

const queries: Record<LandingPlace['kind'], Query[]> = {
  city: [
    ...common,
    ['facts', (place) => locationFacts(place.slug, type, today)],
    ['ZIP codes', (place) => zipsOfCity(place.slug, type)],
    ['cities around', (place) => nearbyLocations(place)],
  ],
  county: [
    ...common,
    ['cities', (place) => citiesOfCounty(place, type, 1, today)],
    ['counties around', (place) => placesAround({ ...place, kind: 'county' }, type, 3)],
  ],
  zip: [...common, ['ZIP codes around', (place) => placesAround({ ...place, kind: 'zip' }, type, 6)]],
}

/** Sorted by the number of providers, largest first. */
async function placesOf(kind: LandingPlace['kind']): Promise<LandingPlace[]> {
  const slugs = await db().$queryRawUnsafe<{ slug: string; count: number }[]>(
    {
      city: `SELECT location_slug AS slug, count(*)::int FROM providers GROUP BY 1 ORDER BY 2 DESC, 1`,
      county: `SELECT c.slug, count(*)::int FROM providers p JOIN counties c ON c.state = p.state AND c.name = p.county
        GROUP BY 1 ORDER BY 2 DESC, 1`,
      zip: `SELECT zip::text AS slug, count(*)::int FROM providers GROUP BY 1 ORDER BY 2 DESC, 1`,
    }[kind],
  )
  const step = Math.max(1, Math.floor(slugs.length / SAMPLED_PLACES))
  console.log(`\n${kind}: the largest is ${slugs[0]?.slug} with ${slugs[0]?.count.toLocaleString('en-US')}`)
  const places = await Promise.all(
    slugs.filter((_, index) => index % step === 0).map(({ slug }) => findLandingPlace(slug)),
  )
  return places.filter((place) => place !== null)
}

async function run(): Promise<void> {
  await fillDirectory(db(), PROVIDERS)
  let slowest = 0
  for (const kind of ['city', 'county', 'zip'] as const) {
    const places = await placesOf(kind)
    for (const [what, query] of queries[kind]) {
      const times: number[] = []
      for (const place of places) times.push(await bestOf(3, () => query(place)))
      const [largest = 0] = times
      const figures = percentiles(times)
      reportGrowth(`${kind}, ${what}`, figures)
      slowest = Math.max(slowest, ...times)
      console.log(`${what.padEnd(24)} largest ${largest.toFixed(1)} ms, p50 ${figures.p50.toFixed(1)} ms`)
    }
  }
  const what = `${PROVIDERS.toLocaleString('en-US')}: slowest question of a landing page`
  reportFigure({ what, value: slowest, target: { max: MAX_MS }, unit: ' ms', digits: 1 })
}

console.log(`${PROVIDERS.toLocaleString('en-US')} providers`)
runMeasurement(run)
