import 'server-only'
import { db } from '@/lib/platform/db'
import { foldPlaceName } from '../rules/fold'
import { parseLocationSlug } from '../rules/slug'
import type { LocationView, ZipView } from '../types'

export const locationColumns = {
  slug: true,
  name: true,
  state: true,
  county: true,
  latitude: true,
  longitude: true,
  zips: true,
  timeZone: true,
} as const

/**
 * The city that an address means, or null when there is no such US city. "saint-cloud-fl" and "ft-lauderdale-fl" find the
 * city too: compare the answer's slug and redirect when it differs.
 */
export async function findLocation(slug: string): Promise<LocationView | null> {
  const parsed = parseLocationSlug(slug)
  if (!parsed) return null
  const exact = await db().location.findUnique({ where: { slug }, select: locationColumns })
  return exact ?? findCity(foldPlaceName(parsed.name), parsed.state)
}

/** The city of a state whose folded name or alias this is; the best known one when several share it. */
export async function findCity(folded: string, state: string): Promise<LocationView | null> {
  const alias = await db().locationAlias.findFirst({
    where: { folded, state },
    orderBy: [{ rank: 'asc' }, { locationSlug: 'asc' }],
    select: { location: { select: locationColumns } },
  })
  return alias?.location ?? null
}

/** A ZIP code in the states or DC, or null. */
export async function findZip(zip: string): Promise<ZipView | null> {
  if (!/^\d{5}$/.test(zip)) return null
  const found = await db().zipCode.findUnique({
    where: { zip },
    select: {
      zip: true,
      city: true,
      state: true,
      county: true,
      latitude: true,
      longitude: true,
      locationSlug: true,
      location: { select: { timeZone: true } },
    },
  })
  if (!found) return null
  const { location, ...columns } = found
  return { ...columns, timeZone: location.timeZone }
}
