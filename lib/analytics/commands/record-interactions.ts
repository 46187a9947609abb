import 'server-only'
import type { Actor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { isProgram } from '../rules/bots'
import { type Countable, countable } from '../rules/countable'
import type { Visitor } from '../rules/visitor'
import type { InteractionEvent } from '../schema'
import { saltOf } from './day-salt'
import { markOf } from './marks'

/**
 * Counts what somebody did with providers, once a day for each provider and kind, and for each photo. Left out without a word: programs, admins, the
 * provider's own people, providers that do not exist or are closed, and favorites of who may have none. Throws ForbiddenError for
 * another person's `userId`.
 */
export async function recordInteractions(
  actor: Actor,
  events: InteractionEvent[],
  visitor: Visitor,
  now: Date,
): Promise<void> {
  const role = actor.kind === 'user' ? actor.role : null
  const ownId = actor.kind === 'user' ? actor.id : null
  if (events.some(({ userId }) => typeof userId === 'number' && userId !== ownId)) throw new ForbiddenError()
  if (isProgram(visitor.agent) || role === 'admin') return
  const counted = countable(events).filter(({ type }) => type !== 'favorite' || role === 'caregiver')
  if (counted.length === 0) return
  const markDay = now.toISOString().slice(0, 10)
  const salt = await saltOf(markDay)
  const marks = counted.map(({ id, type, photo }) => markOf(salt, visitor, id, type, ...(photo ? [photo] : [])))
  await count(counted, marks, { markDay, now, ownId })
}

type When = { markDay: string; now: Date; ownId: number | null }

/** In one order everywhere, so that two batches never wait for each other. A count's day is that of the provider's clocks. */
async function count(counted: Countable[], marks: Uint8Array[], { markDay, now, ownId }: When): Promise<void> {
  await db().$executeRaw`
    WITH asked AS (
      SELECT given.*, (${now}::timestamptz AT TIME ZONE p.time_zone)::date AS day FROM unnest(
        ${counted.map(({ id }) => id)}::int[], ${counted.map(({ type }) => type)}::text[],
        ${counted.map(({ source }) => source)}::page_view_source[], ${counted.map(({ photo }) => photo ?? null)}::text[],
        ${marks}::bytea[]
      ) AS given (id, type, source, photo, mark) JOIN providers p USING (id)
      WHERE p.status IN ('open', 'temporarily_closed')
        AND NOT EXISTS (SELECT FROM provider_people o WHERE o.provider_id = given.id AND o.user_id = ${ownId}::int)
        AND (given.photo IS NULL OR EXISTS (SELECT FROM provider_photos f WHERE f.provider_id = given.id AND f.path = given.photo))
    ), fresh AS (
      INSERT INTO interaction_marks (day, mark) SELECT ${markDay}::date, mark FROM asked ORDER BY mark
      ON CONFLICT DO NOTHING RETURNING mark
    ), page_views AS (
      INSERT INTO provider_page_views (provider_id, day, source, count)
      SELECT id, day, source, 1 FROM asked JOIN fresh USING (mark) WHERE type = 'open' ORDER BY id, source
      ON CONFLICT (provider_id, day, source) DO UPDATE SET count = provider_page_views.count + 1
    ), photo_views AS (
      INSERT INTO provider_photo_views (provider_id, path, count)
      SELECT id, photo, 1 FROM asked JOIN fresh USING (mark) WHERE type = 'photo' ORDER BY id, photo
      ON CONFLICT (provider_id, path) DO UPDATE SET count = provider_photo_views.count + 1
    )
    INSERT INTO provider_interactions (provider_id, day, type, count)
    SELECT id, day, type::interaction_type, 1 FROM asked JOIN fresh USING (mark) 
    WHERE type NOT IN ('open', 'photo') ORDER BY id, type
    ON CONFLICT (provider_id, day, type) DO UPDATE SET count = provider_interactions.count + 1`
}
