import 'server-only'
import type { Actor } from '@/lib/access/types'
import { resolvePlace } from '@/lib/places/queries/resolve-place'
import { db } from '@/lib/platform/database/client'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { localTimeOf } from '@/lib/platform/time/zoned-time'
import { areaOf, isKnown } from '@/lib/search/rules/area'
import { parseSearchQuery } from '@/lib/search/saved-searches/rules/canonical-query'
import { markOf, saltOf } from '../visits/commands'
import { isBot, type Visitor } from '../visits/rules/visitors'
import { partsOf } from './rules'

/**
 * Counts a search (the URL's query string) once per person, day, place and part. Silently ignores bots, providers and admins, and places that
 * are not a ZIP code or a city. All that is stored about the person are the day's marks, as for other interactions.
 */
export async function recordSearch(actor: Actor, address: string, visitor: Visitor, now: Date): Promise<void> {
  if (isBot(visitor.agent) || (actor.kind === 'user' && actor.role !== 'caregiver')) return
  const { typed, search } = parseSearchQuery(address)
  const place = await resolvePlace(typed)
  if (!isKnown(place) || place.kind === 'county') return
  const name = place.kind === 'zip' ? place.zip.zip : place.location.slug
  // "2026-11-22T09:30", in the place's time zone.
  const local = localTimeOf(now, areaOf(place, null).timeZone)
  const parts = partsOf(search, Number(local.slice(11, 13)))
  const markDay = todayIn(OFFICE_ZONE, now)
  const salt = await saltOf(markDay)
  const marks = parts.map(({ kind, key }) => markOf(salt, visitor, 'search', name, kind, key))
  // Inserts rows in a fixed order, so that two batches never deadlock.
  await db().$executeRaw`
    WITH requested AS (
      SELECT * FROM unnest(${parts.map(({ kind }) => kind)}::search_count_kind[], ${parts.map(({ key }) => key)}::text[],
        ${marks}::bytea[]) AS given (kind, key, mark)
    ), fresh AS (
      INSERT INTO interaction_marks (day, mark) SELECT ${markDay}::date, mark FROM requested ORDER BY mark
      ON CONFLICT DO NOTHING RETURNING mark
    )
    INSERT INTO search_counts (day, place, kind, key, count)
    SELECT ${local.slice(0, 10)}::date, ${name}, kind, key, 1 FROM requested JOIN fresh USING (mark) ORDER BY kind, key
    ON CONFLICT (place, day, kind, key) DO UPDATE SET count = search_counts.count + 1`
}
