import 'server-only'
import { CATALOGUE_CITIES, LANDING_PAGES } from '@/lib/places/catalogue/cities'
import type { Point } from '@/lib/places/rules/geo'
import type { LandingPlace } from '@/lib/places/types'
import { SITE } from '@/lib/platform/config/site'
import { db } from '@/lib/platform/database/client'
import { routes } from '@/lib/platform/http/routes'
import { LOCALES } from '@/lib/platform/language/locales'
import { Prisma } from '@/prisma/generated/client'
import { CARE_TYPES, type Kind, type LandingCareType } from '../../catalogue/traits'
import { findCards, findCardsWithDistance, nearestIds } from '../../queries'
import { CONFIRMED_DAYS } from '../../rules/openings'
import { IS_LISTED } from '../../search-documents/commands'
import { maskOf } from '../../search-documents/rules'
import type { BrowsedPage, LandingList, LandingPageHealth, SharedWords } from '../../types'
import {
  isIndexableScope,
  LANDING_CARE_TYPES,
  LANDING_MIN_PROVIDERS,
  LANDING_PAGE_SIZE,
  landingPageCount,
  NEAREST_RADIUS_METERS,
  ZIP_MIN_IN_CITY,
} from '../rules/pages'

type Counted = {
  careType: LandingCareType
  slug: string
  city: string
  state: string
  county: string
  providers: number
  changedAt: Date
}

/** The catalogue's landing pages, followed by those of other cities with enough providers. */
export async function listBrowsedPages(): Promise<BrowsedPage[]> {
  const counted = new Map<string, BrowsedPage>()
  for (const { slug, changedAt, ...row } of await countCities()) {
    const url = routes.landing(row.careType, slug)
    counted.set(url, { ...row, url, changedAt: changedAt.toISOString() })
  }
  const listed = LANDING_PAGES.map(
    ({ careType, city, state, county, url }): BrowsedPage => ({
      ...{ careType, city, state, county, url },
      providers: counted.get(url)?.providers ?? 0,
      changedAt: counted.get(url)?.changedAt ?? null,
    }),
  )
  const catalogue = new Set(listed.map(({ url }) => url))
  const others = [...counted.values()]
    .filter(({ url, providers }) => !catalogue.has(url) && providers >= LANDING_MIN_PROVIDERS)
    .toSorted(
      (a, b) =>
        compare(a.state, b.state) || compare(a.county, b.county) || compare(a.url.split('/')[2], b.url.split('/')[2]),
    )
  return [...listed, ...others]
}

const compare = (a = '', b = '') => a.localeCompare(b, 'en-US')

const ofType = (careType: LandingCareType) => Prisma.sql`FILTER (WHERE ${careType} = ANY(p.care_types))`
const forEachType = (sql: (careType: LandingCareType) => Prisma.Sql) =>
  Prisma.sql`ARRAY[${Prisma.join(LANDING_CARE_TYPES.map(sql))}]`

/**
 * `counted`: how many listed providers there are by care type and these columns of `p`, and their last change. One scan for all care
 * types, because the directory of a whole country has a million rows.
 */
const countedBy = (columns: Prisma.Sql): Prisma.Sql => Prisma.sql`
  places AS (
    SELECT ${columns}, ${forEachType((type) => Prisma.sql`count(*) ${ofType(type)}`)} AS totals,
      ${forEachType((type) => Prisma.sql`max(p.updated_at) ${ofType(type)}`)} AS changes
    FROM providers p WHERE ${Prisma.raw(IS_LISTED)} GROUP BY ${columns}
  ),
  counted AS (
    SELECT * FROM places CROSS JOIN LATERAL
      unnest(${LANDING_CARE_TYPES}::text[], places.totals, places.changes) AS of_type (care_type, total, changed_at)
    WHERE total > 0
  )`

/** Counts the providers of each care type in each city. The names of counties outside the home state include the state. */
function countCities(): Promise<Counted[]> {
  return db().$queryRaw<Counted[]>`
    WITH ${countedBy(Prisma.sql`p.location_slug`)}
    SELECT care_type AS "careType", l.slug, l.name AS city, l.state, total::int AS providers, changed_at AS "changedAt",
      coalesce(
        (SELECT full_name FROM counties c WHERE c.name = l.county AND c.state = l.state ORDER BY slug LIMIT 1), l.name
      ) || CASE l.state WHEN ${SITE.homeState}::char(2) THEN '' ELSE ', ' || l.state END AS county
    FROM counted JOIN locations l ON l.slug = counted.location_slug`
}

/** The catalogue's cities with the most providers of a care type. */
export async function listLargestCities(careType: LandingCareType, limit: number) {
  const rows = await db().$queryRaw<{ slug: string; providerCount: number }[]>`
    SELECT d.location_slug AS slug, count(*)::int AS "providerCount" FROM provider_search_documents d
    WHERE d.location_slug = ANY(${CATALOGUE_CITIES.map(({ slug }) => slug)}) AND ${isOfType(careType)}
    GROUP BY d.location_slug`
  const counts = new Map(rows.map(({ slug, providerCount }) => [slug, providerCount]))
  return CATALOGUE_CITIES.map(({ slug, name: city }) => ({ slug, city, providerCount: counts.get(slug) ?? 0 }))
    .filter(({ providerCount }) => providerCount > 0)
    .toSorted((a, b) => b.providerCount - a.providerCount)
    .slice(0, limit)
}

/** The health of every landing page that /browse-locations lists. */
export async function listLandingHealth(): Promise<LandingPageHealth[]> {
  const [pages, compared] = await Promise.all([listBrowsedPages(), db().landingPageWords.findMany()])
  const cities = new Map(pages.map(({ url, city }) => [url, city]))
  const words = new Map<string, SharedWords>()
  for (const { path, sisterPath, percent } of compared) {
    const sister = sisterPath && cities.get(sisterPath)
    // A comparison with a page that is no longer listed is ignored until the next run.
    if (sister !== undefined) words.set(path, { percent, sister })
  }
  return pages.map(({ url, providers, changedAt }) => ({
    url,
    providers,
    changedAt,
    isIndexable: isIndexableScope({ kind: 'city', total: providers }),
    words: words.get(url) ?? null,
  }))
}

/**
 * The number of internal ids in one part. A sitemap file may have at most 50,000 URLs (sitemaps.org), and each provider has one for each language.
 */
const SITEMAP_PART_SIZE = Math.floor(50_000 / LOCALES.length)

/** The parts that have an indexable provider, counted from 1. */
export async function listProviderSitemapParts(): Promise<number[]> {
  const rows = await db().$queryRaw<{ part: number }[]>`
    SELECT DISTINCT (provider_id - 1) / ${SITEMAP_PART_SIZE}::int + 1 AS part
    FROM provider_search_documents ORDER BY part`
  return rows.map(({ part }) => part)
}

/**
 * The open and temporarily closed providers of a part: public id, and when anything on their pages last changed, including reviews and
 * replies to them.
 */
export function listProvidersForSitemap(part: number): Promise<{ publicId: string; changedAt: Date }[]> {
  return db().$queryRaw`
    SELECT p.slug AS "publicId", greatest(p.updated_at, reviewed.at) AS "changedAt"
    FROM provider_search_documents d JOIN providers p ON p.id = d.provider_id
      LEFT JOIN LATERAL (
        SELECT max(greatest(r.edited_at, r.decided_at, a.created_at)) AS at
        FROM reviews r LEFT JOIN review_answers a ON a.review_id = r.id
        WHERE r.provider_id = p.id AND r.status = 'published'
      ) reviewed ON true
    WHERE d.provider_id > ${(part - 1) * SITEMAP_PART_SIZE}::int AND d.provider_id <= ${part * SITEMAP_PART_SIZE}::int
    ORDER BY d.provider_id`
}

type ListedPage = { careType: LandingCareType; slug: string; changedAt: Date }

/** Indexable landing pages of a kind of place, with the last change of a provider they list. */
export function listLandingPagesForSitemap(kind: LandingPlace['kind']): Promise<ListedPage[]> {
  return db().$queryRaw<ListedPage[]>`
    SELECT * FROM (${PAGES[kind]}) page ORDER BY array_position(${LANDING_CARE_TYPES}::text[], "careType"), slug`
}

/** isIndexableScope() of ../rules/pages.ts in SQL, for all places of a kind in one query. */
const PAGES: Record<LandingPlace['kind'], Prisma.Sql> = {
  city: Prisma.sql`
    WITH ${countedBy(Prisma.sql`p.location_slug`)}
    SELECT care_type AS "careType", location_slug AS slug, changed_at AS "changedAt"
    FROM counted WHERE total >= ${LANDING_MIN_PROVIDERS}::int`,
  county: Prisma.sql`
    WITH ${countedBy(Prisma.sql`p.county, p.state, p.location_slug`)},
    whole AS (
      SELECT care_type, county, state, max(total) AS largest, sum(total) AS total, max(changed_at) AS changed_at
      FROM counted GROUP BY care_type, county, state
    )
    SELECT care_type AS "careType", c.slug, changed_at AS "changedAt"
    FROM whole JOIN counties c ON c.name = whole.county AND c.state = whole.state
    WHERE total >= ${LANDING_MIN_PROVIDERS}::int AND 2 * (total - largest) >= least(total, ${LANDING_PAGE_SIZE}::int)`,
  zip: Prisma.sql`
    WITH ${countedBy(Prisma.sql`p.zip, p.location_slug`)},
    city AS (SELECT care_type, location_slug, sum(total) AS total FROM counted GROUP BY care_type, location_slug),
    here AS (
      SELECT care_type, zip, sum(total) AS total, max(changed_at) AS changed_at FROM counted GROUP BY care_type, zip
    )
    SELECT here.care_type AS "careType", z.zip::text AS slug, here.changed_at AS "changedAt"
    FROM here JOIN zip_codes z ON z.zip = here.zip
      JOIN city ON city.location_slug = z.location_slug AND city.care_type = here.care_type
    WHERE here.total >= ${LANDING_MIN_PROVIDERS}::int AND city.total >= ${ZIP_MIN_IN_CITY}::int
      AND 2 * here.total <= city.total`,
}

export type PlaceKey = Pick<LandingPlace, 'kind' | 'slug'>

/** A condition on search documents `d`: the providers in a city, a county or a ZIP code, each with its own index. */
function atPlace({ kind, slug }: PlaceKey): Prisma.Sql {
  if (kind === 'zip') return Prisma.sql`d.provider_id IN (SELECT id FROM providers WHERE zip = ${slug}::char(5))`
  if (kind === 'county') return Prisma.sql`d.county = (SELECT name || ', ' || state FROM counties WHERE slug = ${slug})`
  return Prisma.sql`d.location_slug = ${slug}`
}

/** A condition on search documents `d`: the providers of a care type. */
export const isOfType = (careType: string): Prisma.Sql =>
  Prisma.sql`d.traits & ${maskOf(CARE_TYPES, [careType])}::bigint <> 0`

/** A condition on search documents `d`: the providers of a care type in a place. */
export function ofTypeAt(place: PlaceKey, careType: string): Prisma.Sql {
  return Prisma.sql`${atPlace(place)} AND ${isOfType(careType)}`
}

/**
 * One page of the providers of a care type in a place. Confirmed openings come first, then the most complete pages; a county
 * lists one from each of its cities in turn, so that its page does not repeat its largest city's. Sponsored providers move to
 * the top of the page that they are on anyway, so they do not push others off it. `page` counts from 1; `today` is "YYYY-MM-DD".
 */
export async function listProvidersAt(
  place: PlaceKey & Point,
  careType: string,
  page: number,
  at: { now: Date; today: string },
): Promise<LandingList> {
  const placeCondition = ofTypeAt(place, careType)
  const order = Prisma.sql`d.is_temporarily_closed,
    coalesce(d.opening_bands <> 0 AND d.openings_confirmed_on >= ${at.today}::date - ${CONFIRMED_DAYS}::int, false) DESC,
    d.completeness DESC, coalesce(d.rating_average, 0) * least(d.review_count, 5) DESC, d.provider_id`
  const inTurn =
    place.kind === 'county'
      ? Prisma.sql`row_number() OVER (PARTITION BY d.location_slug ORDER BY ${order}),`
      : Prisma.empty
  const [ids, [counted]] = await Promise.all([
    db().$queryRaw<{ id: number }[]>`
      SELECT d.provider_id AS id FROM provider_search_documents d WHERE ${placeCondition}
      ORDER BY ${inTurn} ${order} LIMIT ${LANDING_PAGE_SIZE} OFFSET ${(page - 1) * LANDING_PAGE_SIZE}`,
    db().$queryRaw<
      { total: number }[]
    >`SELECT count(*)::int AS total FROM provider_search_documents d WHERE ${placeCondition}`,
  ])
  const total = counted?.total ?? 0
  const providers = await findCards(
    ids.map((row) => row.id),
    at.now,
  )
  return {
    total,
    pageCount: landingPageCount(total),
    providers: [...providers.filter((one) => one.isSponsored), ...providers.filter((one) => !one.isSponsored)],
    nearest: total < LANDING_MIN_PROVIDERS ? await findNearest(place, careType, total, at.now) : [],
  }
}

async function findNearest(center: PlaceKey & Point, careType: string, total: number, now: Date) {
  const found = await nearestIds({
    center,
    careTypes: [careType],
    radiusMeters: NEAREST_RADIUS_METERS,
    limit: LANDING_PAGE_SIZE - total,
    except: Prisma.sql`(${atPlace(center)}) IS NOT TRUE AND NOT d.is_temporarily_closed`,
  })
  return findCardsWithDistance(found, now)
}

type CareTypeCounts = Record<LandingCareType, number>

/** The number of open or temporarily closed providers of each care type in a place. */
export async function countByCareType(place: PlaceKey): Promise<CareTypeCounts> {
  const [counts] = await db().$queryRaw<CareTypeCounts[]>`
    SELECT count(*) FILTER (WHERE ${isOfType('daycare')})::int AS daycare,
      count(*) FILTER (WHERE ${isOfType('preschool')})::int AS preschool,
      count(*) FILTER (WHERE ${isOfType('montessori')})::int AS montessori
    FROM provider_search_documents d WHERE ${atPlace(place)}`
  return counts ?? { daycare: 0, preschool: 0, montessori: 0 }
}

const NEWEST_LIMIT = 20

/** `addedAt` is an ISO timestamp. Contains no address beyond the city, so that it is safe for family homes. */
type NewProvider = { id: string; name: string; kind: Kind; city: string; state: string; addedAt: string }

/** The most recently added open providers of a care type in a place, newest first. */
export async function newestProvidersAt(place: PlaceKey, careType: string): Promise<NewProvider[]> {
  const rows = await db().$queryRaw<(Omit<NewProvider, 'addedAt'> & { createdAt: Date })[]>`
    SELECT p.slug AS id, p.name, p.kind::text AS kind, p.city, p.state, p.created_at AS "createdAt"
    FROM provider_search_documents d JOIN providers p ON p.id = d.provider_id
    WHERE ${ofTypeAt(place, careType)} AND NOT d.is_temporarily_closed
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${NEWEST_LIMIT}`
  return rows.map(({ createdAt, ...row }) => ({ ...row, addedAt: createdAt.toISOString() }))
}
