import 'server-only'
import { db } from '@/lib/platform/db'
import { CARE_TYPES, LANDING_CARE_TYPES, type LandingCareType } from '../catalogue/traits'
import { maskOf } from '../rules/search-document'
import { atPlace, type PlaceKey } from './at-place'

export type CareTypeCounts = Record<LandingCareType, number>

const [daycare, preschool, montessori] = LANDING_CARE_TYPES.map((careType) => maskOf(CARE_TYPES, [careType]))

/** How many providers of each care type stand in a place, open or temporarily closed. */
export async function countByCareType(place: PlaceKey): Promise<CareTypeCounts> {
  const [counts] = await db().$queryRaw<CareTypeCounts[]>`
    SELECT count(*) FILTER (WHERE d.traits & ${daycare}::bigint <> 0)::int AS daycare,
      count(*) FILTER (WHERE d.traits & ${preschool}::bigint <> 0)::int AS preschool,
      count(*) FILTER (WHERE d.traits & ${montessori}::bigint <> 0)::int AS montessori
    FROM provider_search_documents d WHERE ${atPlace(place)}`
  return counts ?? { daycare: 0, preschool: 0, montessori: 0 }
}
