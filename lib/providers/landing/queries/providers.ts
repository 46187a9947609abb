import 'server-only'
import type { Point } from '@/lib/places/rules/geo'
import type { LandingPlace } from '@/lib/places/types'
import { db } from '@/lib/platform/database/client'
import { Prisma } from '@/prisma/generated/client'
import { CARE_TYPES, type Kind, type LandingCareType } from '../../catalogue/traits'
import { findCards, findCardsWithDistance, nearestIds } from '../../queries/cards'
import { CONFIRMED_DAYS } from '../../rules/openings'
import { maskOf } from '../../search-documents/rules'
import type { LandingList } from '../../types'
import {
  LANDING_CARE_TYPES,
  LANDING_MIN_PROVIDERS,
  LANDING_PAGE_SIZE,
  landingPageCount,
  NEAREST_RADIUS_METERS,
} from '../rules/pages'

export type PlaceKey = Pick<LandingPlace, 'kind' | 'slug'>

/** A condition on search documents `d`: the providers in a city, a county or a ZIP code, each with its own index. */
function atPlace({ kind, slug }: PlaceKey): Prisma.Sql {
  if (kind === 'zip') return Prisma.sql`d.provider_id IN (SELECT id FROM providers WHERE zip = ${slug}::char(5))`
  if (kind === 'county') return Prisma.sql`d.county = (SELECT name || ', ' || state FROM counties WHERE slug = ${slug})`
  return Prisma.sql`d.location_slug = ${slug}`
}

/** The same, of one care type. */
export function ofTypeAt(place: PlaceKey, careType: string): Prisma.Sql {
  return Prisma.sql`${atPlace(place)} AND d.traits & ${maskOf(CARE_TYPES, [careType])}::bigint <> 0`
}

/**
 * One page of the providers of a care type in a place. Confirmed openings come first, then the most complete pages; a county
 * lists one from each of its cities in turn, so that its page does not repeat its largest city's. Sponsored providers move to
 * the top of the page they are on anyway, so they push no one off it. `page` counts from 1; `today` is "YYYY-MM-DD".
 */
export async function listProvidersAt(
  place: PlaceKey & Point,
  careType: string,
  page: number,
  at: { now: Date; today: string },
): Promise<LandingList> {
  const here = ofTypeAt(place, careType)
  const order = Prisma.sql`d.is_temporarily_closed,
    coalesce(d.opening_bands <> 0 AND d.openings_confirmed_on >= ${at.today}::date - ${CONFIRMED_DAYS}::int, false) DESC,
    d.completeness DESC, coalesce(d.rating_average, 0) * least(d.review_count, 5) DESC, d.provider_id`
  const inTurn =
    place.kind === 'county'
      ? Prisma.sql`row_number() OVER (PARTITION BY d.location_slug ORDER BY ${order}),`
      : Prisma.empty
  const [ids, [counted]] = await Promise.all([
    db().$queryRaw<{ id: number }[]>`
      SELECT d.provider_id AS id FROM provider_search_documents d WHERE ${here}
      ORDER BY ${inTurn} ${order} LIMIT ${LANDING_PAGE_SIZE} OFFSET ${(page - 1) * LANDING_PAGE_SIZE}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM provider_search_documents d WHERE ${here}`,
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

export type CareTypeCounts = Record<LandingCareType, number>

const [daycare, preschool, montessori] = LANDING_CARE_TYPES.map((careType) => maskOf(CARE_TYPES, [careType]))

/** The number of open or temporarily closed providers of each care type in a place. */
export async function countByCareType(place: PlaceKey): Promise<CareTypeCounts> {
  const [counts] = await db().$queryRaw<CareTypeCounts[]>`
    SELECT count(*) FILTER (WHERE d.traits & ${daycare}::bigint <> 0)::int AS daycare,
      count(*) FILTER (WHERE d.traits & ${preschool}::bigint <> 0)::int AS preschool,
      count(*) FILTER (WHERE d.traits & ${montessori}::bigint <> 0)::int AS montessori
    FROM provider_search_documents d WHERE ${atPlace(place)}`
  return counts ?? { daycare: 0, preschool: 0, montessori: 0 }
}

export const NEWEST_LIMIT = 20

/** `addedAt` is an ISO timestamp. Only name and city, so that it is safe for family homes. */
export type NewProvider = { id: string; name: string; kind: Kind; city: string; state: string; addedAt: string }

/** The most recently added open providers of a care type in a place, newest first. */
export async function newestProvidersAt(place: PlaceKey, careType: string): Promise<NewProvider[]> {
  const rows = await db().$queryRaw<(Omit<NewProvider, 'addedAt'> & { createdAt: Date })[]>`
    SELECT p.slug AS id, p.name, p.kind::text AS kind, p.city, p.state, p.created_at AS "createdAt"
    FROM provider_search_documents d JOIN providers p ON p.id = d.provider_id
    WHERE ${ofTypeAt(place, careType)} AND NOT d.is_temporarily_closed
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${NEWEST_LIMIT}`
  return rows.map(({ createdAt, ...row }) => ({ ...row, addedAt: createdAt.toISOString() }))
}
