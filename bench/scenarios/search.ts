/**
 * npm run bench -- search: one search (25 miles, three filters, order, 20 cards, total, all facet counts) over 12,000 providers in
 * Florida; with BENCH_PROVIDERS=12000,1000000 also over a million in the whole country, and how much longer that takes. The baseline is an
 * empty statement over the same connection in the same run. Each search runs five times and the best time counts, because other work on
 * the machine can only add time. Writes synthetic providers into DATABASE_URL, which needs the gazetteer.
 */

import { METERS_PER_MILE } from '@/lib/places/rules/geo'
import { db, queryDriver } from '@/lib/platform/database/client'
import { DEFAULT_DETOUR, MAX_MILES_TO_WORK } from '@/lib/search/catalogue/options'
import { searchProviders } from '@/lib/search/queries/search'
import { searchSql } from '@/lib/search/queries/search-sql'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import { readSearch } from '@/lib/search/schema'
import { bestOf, percentiles, reportFigure, reportGrowth, runMeasurement } from '../measure/figures'
import { fillDirectory } from '../synthetic/directory'

const PROVIDERS = Number(process.env.BENCH_PROVIDERS ?? 12_000)
const SEARCHES = 300
const TURNS = 5
const LIMIT_MS = PROVIDERS > 100_000 ? 25 : 5
/** Of latitude. */
const MILES_PER_DEGREE = 69.09
const NOW = new Date('2026-11-18T15:00:00Z')

const searches = [
  {},
  { age: '14', openings: 'confirmed', priceRange: '0-300' },
  { program: 'vpk', kind: 'center', dropOff: '07:00' },
  { ageRange: 'preschoolers', curriculumStyle: 'montessori', sort: 'price' },
  { openNow: '1', amenity: ['lunch_included', 'fenced_grounds'], sort: 'rating' },
  { teacherRatio: 'below_limit', language: 'spanish', sort: 'distance', page: '2' },
].map((query) => readSearch(query).search)

async function run(): Promise<void> {
  await fillDirectory(db(), PROVIDERS)
  const centers = await db().$queryRaw<{ latitude: number; longitude: number }[]>`
    SELECT latitude, longitude FROM providers ORDER BY id % 7919, id LIMIT ${SEARCHES}`
  const floor = await measure(() => db().$queryRaw`SELECT 1`)
  console.log(`floor, an empty statement: p50 ${floor.p50.toFixed(2)} ms, p99 ${floor.p99.toFixed(2)} ms`)
  const centerOf = (index: number) => centers[index % centers.length] ?? { latitude: 28.54, longitude: -81.38 }
  for (const miles of [10, 25, 50]) {
    const argumentsOf = (index: number) => {
      const center = centerOf(index)
      const area = { center, timeZone: 'America/New_York', radiusMeters: miles * METERS_PER_MILE }
      return [area, searches[index % searches.length] ?? readSearch({}).search, NOW] as const
    }
    report(
      `${miles} miles, the statement`,
      await measure((index) => queryDriver(searchSql(...argumentsOf(index)))),
      floor,
    )
    report(`${miles} miles, read and counted`, await measure((index) => searchProviders(...argumentsOf(index))), floor)
  }
  for (const miles of [20, MAX_MILES_TO_WORK]) {
    const argumentsOf = (index: number) => {
      const center = centerOf(index)
      const work = { ...center, latitude: center.latitude + miles / MILES_PER_DEGREE }
      const area = { center, timeZone: 'America/New_York', work, detourMeters: DEFAULT_DETOUR * METERS_PER_MILE }
      return [area, { ...(searches[index % searches.length] ?? EMPTY_SEARCH), workZip: '00000' }, NOW] as const
    }
    report(`way of ${miles} miles`, await measure((index) => searchProviders(...argumentsOf(index))), floor)
  }
}

type Times = ReturnType<typeof percentiles>

async function measure(work: (index: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = []
  for (let index = 0; index < SEARCHES; index++) {
    times.push(await bestOf(TURNS, () => work(index)))
  }
  return percentiles(times)
}

function report(what: string, times: Times, floor: Times): void {
  reportGrowth(what, times)
  reportFigure({
    what: `${PROVIDERS.toLocaleString('en-US')}: ${what}, p99`,
    value: times.p99,
    target: { max: LIMIT_MS },
    unit: ' ms',
    note: `p50 ${times.p50.toFixed(2)} ms, ${(times.p50 / floor.p50).toFixed(0)} times the floor`,
  })
}

console.log(`${PROVIDERS.toLocaleString('en-US')} providers`)
runMeasurement(run)
