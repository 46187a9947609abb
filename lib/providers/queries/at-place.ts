import 'server-only'
import type { LandingPlace } from '@/lib/locations/types'
import { Prisma } from '@/prisma/generated/client'
import { CARE_TYPES } from '../catalogue/traits'
import { maskOf } from '../rules/search-document'

export type PlaceKey = Pick<LandingPlace, 'kind' | 'slug'>

/** A condition on search documents `d`: those of the providers in a city, a county or a ZIP code, by their own index. */
export function atPlace({ kind, slug }: PlaceKey): Prisma.Sql {
  if (kind === 'zip') return Prisma.sql`d.provider_id IN (SELECT id FROM providers WHERE zip = ${slug}::char(5))`
  if (kind === 'county') return Prisma.sql`d.county = (SELECT name || ', ' || state FROM counties WHERE slug = ${slug})`
  return Prisma.sql`d.location_slug = ${slug}`
}

/** The same, of one care type. */
export function ofTypeAt(place: PlaceKey, careType: string): Prisma.Sql {
  return Prisma.sql`${atPlace(place)} AND d.traits & ${maskOf(CARE_TYPES, [careType])}::bigint <> 0`
}
