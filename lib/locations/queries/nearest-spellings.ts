import 'server-only'
import { db } from '@/lib/platform/db'
import type { PlaceReading } from '../rules/parse-place-query'
import { slipsOf } from '../rules/typos'
import type { PlaceOption } from '../types'
import { matchBeginnings, matchSpelling } from './match-names'
import { describeOptions } from './place-options'

const MAX_SPELLINGS = 6

/** Cities whose names are nearest to a name that is not known, best first; often empty. */
export async function nearestSpellings(readings: PlaceReading[]): Promise<PlaceOption[]> {
  const matches = []
  for (const { folded, state } of readings) {
    const filter = { states: state ? [state] : null, limit: MAX_SPELLINGS, withCounties: false }
    const slips = slipsOf(folded)
    if (slips.length > 0) matches.push(...(await matchBeginnings(slips, filter)))
    if (matches.length === 0 && folded.length > 2) matches.push(...(await matchBeginnings([folded], filter)))
    if (matches.length === 0 && folded.length > 4) matches.push(...(await matchSpelling(folded, filter)))
  }
  const places = matches.slice(0, MAX_SPELLINGS).map(({ slug, name, state }) => ({ slug, name, state, county: null }))
  return describeOptions(places)
}

/** Cities whose ZIP codes are next to one that does not exist, in the same three-digit area. */
export async function nearestZips(zip: string): Promise<PlaceOption[]> {
  const area = zip.slice(0, 3)
  const rows = await db().$queryRaw<{ slug: string; name: string; state: string; county: string | null }[]>`
    SELECT l.slug, l.name, l.state, l.county
    FROM zip_codes z JOIN locations l ON l.slug = z.location_slug
    WHERE z.zip BETWEEN ${`${area}00`}::char(5) AND ${`${area}99`}::char(5)
    GROUP BY l.slug ORDER BY min(abs(z.zip::int - ${Number(zip)}::int)), l.slug LIMIT 3`
  return describeOptions(rows)
}
