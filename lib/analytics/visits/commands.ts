import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import type { Actor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ForbiddenError } from '@/lib/platform/http/errors'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { countedPage } from './rules/counted-page'
import { type CountableEvent, countableEvents, isBot, type Visitor } from './rules/visitors'
import type { InteractionEvent } from './schema'

let cached: { day: string; salt: Uint8Array } | undefined

/**
 * The secret of this day ("YYYY-MM-DD") in the office's time zone, shared by all processes. With days in UTC, a visitor in the
 * early and the late evening would be counted twice. The process that creates the secret deletes those of earlier days together
 * with their marks, which can then no longer be traced to a visitor.
 */
export async function saltOf(day: string): Promise<Uint8Array> {
  if (cached?.day === day) return cached.salt
  const created = await db().$executeRaw`
    INSERT INTO interaction_salts (day, salt) VALUES (${day}::date, ${randomBytes(32)}) ON CONFLICT DO NOTHING`
  if (created === 1) await deleteSaltsBefore(day)
  const { salt } = await db().interactionSalt.findUniqueOrThrow({ where: { day: new Date(day) } })
  cached = { day, salt }
  return salt
}

/** Deletes the secrets of earlier days, and the marks made with them. */
export async function deleteSaltsBefore(day: string): Promise<void> {
  await db().$transaction([
    db().interactionSalt.deleteMany({ where: { day: { lt: new Date(day) } } }),
    db().interactionMark.deleteMany({ where: { day: { lt: new Date(day) } } }),
  ])
}

const MARK_BYTES = 16

/**
 * A hash to mark that this visitor was counted today for `what`. It includes `what`, so that even on the same day a person's marks cannot
 * be linked without the salt.
 */
export function markOf(salt: Uint8Array, visitor: Visitor, ...what: (string | number)[]): Uint8Array<ArrayBuffer> {
  const { address, agent, languages } = visitor
  const hash = createHmac('sha256', salt).update(JSON.stringify([address, agent, languages, ...what]))
  return new Uint8Array(hash.digest().subarray(0, MARK_BYTES))
}

/**
 * Counts a visitor's interactions with providers, once a day for each provider, type and photo. Silently ignores bots, admins, the
 * provider's own people, providers that do not exist or are closed, and favorites of roles that have none. Throws ForbiddenError for another
 * person's `userId`.
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
  if (isBot(visitor.agent) || role === 'admin') return
  const counted = countableEvents(events).filter(({ type }) => type !== 'favorite' || role === 'caregiver')
  if (counted.length === 0) return
  const markDay = todayIn(OFFICE_ZONE, now)
  const salt = await saltOf(markDay)
  const marks = counted.map(({ id, type, photo }) => markOf(salt, visitor, id, type, ...(photo ? [photo] : [])))
  await countInteractions(counted, marks, { markDay, now, ownId })
}

type CountContext = { markDay: string; now: Date; ownId: number | null }

/** Inserts rows in a fixed order, so that two batches never deadlock. The day is in the provider's time zone. */
async function countInteractions(
  counted: CountableEvent[],
  marks: Uint8Array[],
  { markDay, now, ownId }: CountContext,
): Promise<void> {
  await db().$executeRaw`
    WITH requested AS (
      SELECT given.*, (${now}::timestamptz AT TIME ZONE p.time_zone)::date AS day FROM unnest(
        ${counted.map(({ id }) => id)}::int[], ${counted.map(({ type }) => type)}::text[],
        ${counted.map(({ source }) => source)}::page_view_source[], ${counted.map(({ photo }) => photo ?? null)}::text[],
        ${marks}::bytea[]
      ) AS given (id, type, source, photo, mark) JOIN providers p USING (id)
      WHERE p.status IN ('open', 'temporarily_closed')
        AND NOT EXISTS (SELECT FROM provider_people o WHERE o.provider_id = given.id AND o.user_id = ${ownId}::int)
        AND (given.photo IS NULL OR EXISTS (SELECT FROM provider_photos f WHERE f.provider_id = given.id AND f.path = given.photo))
    ), fresh AS (
      INSERT INTO interaction_marks (day, mark) SELECT ${markDay}::date, mark FROM requested ORDER BY mark
      ON CONFLICT DO NOTHING RETURNING mark
    ), page_views AS (
      INSERT INTO provider_page_views (provider_id, day, source, count)
      SELECT id, day, source, 1 FROM requested JOIN fresh USING (mark) WHERE type = 'open' ORDER BY id, source
      ON CONFLICT (provider_id, day, source) DO UPDATE SET count = provider_page_views.count + 1
    ), photo_views AS (
      INSERT INTO provider_photo_views (provider_id, path, count)
      SELECT id, photo, 1 FROM requested JOIN fresh USING (mark) WHERE type = 'photo' ORDER BY id, photo
      ON CONFLICT (provider_id, path) DO UPDATE SET count = provider_photo_views.count + 1
    )
    INSERT INTO provider_interactions (provider_id, day, type, count)
    SELECT id, day, type::interaction_type, 1 FROM requested JOIN fresh USING (mark) 
    WHERE type NOT IN ('open', 'photo') ORDER BY id, type
    ON CONFLICT (provider_id, day, type) DO UPDATE SET count = provider_interactions.count + 1`
}

/**
 * Counts a page view, and its visitor once a day. Silently ignores bots, admins, and paths that are not pages of this site.
 */
export async function recordPageView(actor: Actor, requested: string, visitor: Visitor, now: Date): Promise<void> {
  const page = countedPage(requested)
  if (!page || isBot(visitor.agent) || (actor.kind === 'user' && actor.role === 'admin')) return
  const markDay = todayIn(OFFICE_ZONE, now)
  const mark = markOf(await saltOf(markDay), visitor, 'page', page.path)
  const { path, place } = page
  await db().$executeRaw`
    WITH page AS (
      SELECT ${path}::text AS path WHERE ${place}::text IS NULL
        OR EXISTS (SELECT FROM locations WHERE slug = ${place}::text)
        OR EXISTS (SELECT FROM counties WHERE slug = ${place}::text)
        OR EXISTS (SELECT FROM zip_codes WHERE zip = ${place}::text)
    ), fresh AS (
      INSERT INTO interaction_marks (day, mark) SELECT ${markDay}::date, ${mark} FROM page ON CONFLICT DO NOTHING RETURNING mark
    )
    INSERT INTO page_views (path, day, views, visitors)
    SELECT path, ${markDay}::date, 1, (SELECT count(*) FROM fresh)::int FROM page
    ON CONFLICT (path, day) DO UPDATE
      SET views = page_views.views + 1, visitors = page_views.visitors + excluded.visitors`
}

/**
 * Adds the figures of a provider that is being merged into another (internal ids, both locked) to the other's. A visitor who viewed both on
 * the same day is still counted twice.
 */
export async function moveFigures(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO provider_interactions AS ours (provider_id, day, type, count)
    SELECT ${toId}, day, type, count FROM provider_interactions WHERE provider_id = ${fromId}
    ON CONFLICT (provider_id, day, type) DO UPDATE SET count = ours.count + EXCLUDED.count`
  await tx.$executeRaw`
    INSERT INTO provider_page_views AS ours (provider_id, day, source, count)
    SELECT ${toId}, day, source, count FROM provider_page_views WHERE provider_id = ${fromId}
    ON CONFLICT (provider_id, day, source) DO UPDATE SET count = ours.count + EXCLUDED.count`
  await tx.$executeRaw`
    INSERT INTO provider_photo_views AS ours (provider_id, path, count)
    SELECT ${toId}, path, count FROM provider_photo_views WHERE provider_id = ${fromId}
    ON CONFLICT (provider_id, path) DO UPDATE SET count = ours.count + EXCLUDED.count`
  const where = { providerId: fromId }
  await tx.providerInteraction.deleteMany({ where })
  await tx.providerPageView.deleteMany({ where })
  await tx.providerPhotoView.deleteMany({ where })
}
