import 'server-only'
import { db } from '@/lib/platform/db'
import { foldPlaceName } from '../rules/fold'
import { parseLocationSlug } from '../rules/slug'
import type { LandingPlace, PlaceLink } from '../types'
import { findLocation, findZip } from './find-location'

/**
 * The city, county or ZIP code that the last part of an address means; null when there is none in the US. Another spelling
 * ("saint-lucie-county-fl") finds the place too: compare the answer's slug and redirect when it differs.
 */
export async function findLandingPlace(slug: string): Promise<LandingPlace | null> {
  if (/^\d{5}$/.test(slug)) return zipPlace(slug)
  const city = await findLocation(slug)
  if (!city) return countyPlace(slug)
  const { county, zips: _, ...place } = city
  return { kind: 'city', ...place, within: await countyOf(city.state, county) }
}

async function zipPlace(slug: string): Promise<LandingPlace | null> {
  const zip = await findZip(slug)
  if (!zip) return null
  const { state, latitude, longitude, timeZone } = zip
  const [within, city] = await Promise.all([
    countyOf(state, zip.county),
    db().location.findUniqueOrThrow({
      where: { slug: zip.locationSlug },
      select: { slug: true, name: true, state: true },
    }),
  ])
  const place = { kind: 'zip' as const, slug, name: slug, state, latitude, longitude, timeZone }
  return { ...place, within: [...within, { kind: 'city', ...city }] }
}

async function countyPlace(slug: string): Promise<LandingPlace | null> {
  const parsed = parseLocationSlug(slug)
  if (!parsed) return null
  const select = { slug: true, name: true, fullName: true, state: true, latitude: true, longitude: true } as const
  const county =
    (await db().county.findUnique({ where: { slug }, select })) ??
    (await db().county.findFirst({ where: { folded: foldPlaceName(parsed.name), state: parsed.state }, select }))
  if (!county) return null
  const [zone] = await db().$queryRaw<{ timeZone: string }[]>`
    SELECT l.time_zone AS "timeZone" FROM zip_codes z JOIN locations l ON l.slug = z.location_slug
    WHERE z.state = ${county.state}::char(2) AND z.county = ${county.name}
    GROUP BY l.time_zone ORDER BY count(*) DESC, l.time_zone LIMIT 1`
  const { fullName, ...place } = county
  return { ...place, kind: 'county', name: fullName, timeZone: zone?.timeZone ?? 'America/New_York', within: [] }
}

/** An independent city and what has no county have none. */
async function countyOf(state: string, county: string | null): Promise<PlaceLink[]> {
  if (county === null) return []
  const found = await db().county.findFirst({
    where: { state, name: county },
    select: { slug: true, fullName: true, state: true },
  })
  return found ? [{ kind: 'county', slug: found.slug, name: found.fullName, state: found.state }] : []
}
