import 'server-only'
import { fullName } from '@/lib/accounts/rules/account'
import { nameInAddress, videoInAddress } from '@/lib/media/schema'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { addDays, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { STALE_DAYS } from '@/lib/providers/rules/openings'
import { isDifferentPlace, parseAddress } from '@/lib/providers/schema'
import { PROFILE_FIELDS } from '../catalogue'
import { fieldsBefore } from '../rules/changes'
import { COMPLETE_COUNTS, EFFECT_RULE, type MeasuredSide } from '../rules/facts'
import { picturesIn, videosIn } from '../rules/values'
import { changeSelect, toChange, toValues, valueSelect } from '../select'
import type { ChangeToDecide, DecidedChange, MovedPlace, PendingChange, RollBack } from '../types'
import { findCurrentProfile } from './profile'

/** Pending changes, oldest first, optionally only those in `ids`. For admins only. */
export async function findPendingChanges(limit: number, ids?: readonly number[]): Promise<PendingChange[]> {
  const rows = await db().profileChange.findMany({
    where: { status: 'pending', ...(ids && { id: { in: [...ids] } }) },
    orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { ...changeSelect, provider: { select: { slug: true, name: true } } },
  })
  return rows.map(({ provider, ...row }) => {
    const { fields } = toChange(row)
    return {
      id: row.id,
      provider: { id: provider.slug, name: provider.name },
      fields: PROFILE_FIELDS.filter((field) => fields[field]),
      version: row.version,
    }
  })
}

/** One change with what an admin needs to decide it, or null. For admins only. */
export async function findChangeToDecide(id: number): Promise<ChangeToDecide | null> {
  const row = await db().profileChange.findUnique({
    where: { id },
    select: {
      ...changeSelect,
      provider: { select: { slug: true, ...valueSelect } },
      submittedBy: { select: { firstName: true, lastName: true } },
    },
  })
  if (!row) return null
  const { provider, submittedBy, ...change } = row
  return {
    change: toChange(change),
    provider: { id: provider.slug, name: provider.name },
    live: toValues(provider),
    submittedBy: submittedBy && fullName(submittedBy),
  }
}

/** The newest fifty decided changes of a provider's page (public id). For admins only. */
export async function findDecidedChanges(publicId: string): Promise<DecidedChange[]> {
  const rows = await db().profileChange.findMany({
    where: { provider: { slug: publicId }, status: 'decided' },
    orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
    take: 50,
    select: changeSelect,
  })
  return rows.map((row) => {
    const { decisions } = toChange(row)
    return {
      id: row.id,
      decidedAt: row.decidedAt ?? row.submittedAt,
      origin: row.origin,
      fields: PROFILE_FIELDS.filter((field) => decisions[field]?.accepted),
    }
  })
}

/**
 * The changes that a rollback to before a decided change would make, with the version they are based on. Throws
 * NotFoundError for anything but a decided change. For admins only.
 */
export async function findRollBack(id: number, connection: Database | Transaction = db()): Promise<RollBack> {
  const change = await connection.profileChange.findFirst({
    where: { id, status: 'decided' },
    select: { id: true, providerId: true, decidedAt: true },
  })
  if (!change?.decidedAt) throw new NotFoundError(message('listings.profileErrors.noChange'))
  const { providerId, decidedAt } = change
  const rows = await connection.profileChange.findMany({
    where: { providerId, status: 'decided', OR: [{ decidedAt: { gt: decidedAt } }, { decidedAt, id: { gte: id } }] },
    orderBy: [{ decidedAt: 'asc' }, { id: 'asc' }],
    select: changeSelect,
  })
  const changes = rows.map(toChange)
  const { live, version } = await findCurrentProfile(providerId, connection)
  const before = changes.map(({ fields: { photos, businessLogo, virtualTours } }) => ({
    photos: photos?.from ?? [],
    businessLogo: businessLogo?.from ?? '',
    virtualTours: virtualTours?.from ?? [],
  }))
  const paths = before.flatMap((values) => [...picturesIn(values), ...videosIn(values)])
  const deleted = await findDeleted(connection, providerId, paths)
  return {
    providerId,
    fields: fieldsBefore(changes, live, (path) => !deleted.has(path)),
    version,
    later: rows.length - 1,
  }
}

/** Which of these paths belong to deleted uploads. */
async function findDeleted(connection: Database | Transaction, providerId: number, paths: readonly string[]) {
  const names = new Map(
    paths.flatMap((path) => {
      const name = nameInAddress(path) ?? videoInAddress(path)
      return name ? [[name, path] as const] : []
    }),
  )
  const wanted = { where: { providerId, key: { in: [...names.keys()] } }, select: { key: true } }
  const stored = [await connection.photoUpload.findMany(wanted), await connection.videoUpload.findMany(wanted)]
  for (const { key } of stored.flat()) names.delete(key)
  return new Set(names.values())
}

/**
 * Measures the effect of each criterion on pages seen often enough in the last 90 days: how many pages meet it or not, and
 * how often a view led on (from a list to the page, or from the page to an inquiry). Uses the conditions of metCriteria.
 */
export function findEffects(now: Date): Promise<MeasuredSide[]> {
  const today = todayIn(OFFICE_ZONE, now)
  const [since, fresh] = [addDays(today, -EFFECT_RULE.days), addDays(today, -STALE_DAYS)]
  const least = EFFECT_RULE.fewestSeen
  return db().$queryRaw<MeasuredSide[]>`
    WITH shown AS (
      SELECT provider_id, sum(count) FILTER (WHERE type = 'view') AS seen, sum(count) FILTER (WHERE type = 'click') AS led
      FROM provider_interactions WHERE day > ${since}::date AND type IN ('view', 'click') GROUP BY 1
    ), opened AS (
      SELECT provider_id, sum(count) AS seen, (SELECT count(*) FROM inquiries i
        WHERE i.provider_id = v.provider_id AND i.created_at > ${since}::date) AS led
      FROM provider_page_views v WHERE day > ${since}::date GROUP BY 1
    ), pages AS (
      SELECT p.*, s.seen AS shown_seen, s.led AS shown_led, o.seen AS opened_seen, o.led AS opened_led,
        ARRAY(SELECT f."group"::text FROM provider_facts f WHERE f.provider_id = p.id AND f.confirmed_on >= ${fresh}::date) AS fresh
      FROM shown s FULL JOIN opened o USING (provider_id) JOIN providers p ON p.id = provider_id
      WHERE p.status = 'open' AND (s.seen >= ${least} OR o.seen >= ${least})
    )
    SELECT criterion, has, count(*)::int AS pages, sum(coalesce(led, 0))::int AS led, sum(seen)::int AS seen
    FROM pages CROSS JOIN LATERAL (VALUES
      ('photos', (SELECT count(*) FROM provider_photos x WHERE x.provider_id = pages.id) >= ${COMPLETE_COUNTS.photos}, shown_seen, shown_led),
      ('openings', 'openings' = ANY(fresh) AND EXISTS (
        SELECT FROM provider_age_bands x WHERE x.provider_id = pages.id AND x.openings IS NOT NULL), shown_seen, shown_led),
      ('tuition', 'tuition' = ANY(fresh) AND EXISTS (
        SELECT FROM provider_age_bands x WHERE x.provider_id = pages.id AND x.tuition_weekly_cents IS NOT NULL), shown_seen, shown_led),
      ('hours', 'hours' = ANY(fresh) AND EXISTS (
        SELECT FROM provider_hours x WHERE x.provider_id = pages.id), shown_seen, shown_led),
      ('about', coalesce(description, '') <> '', opened_seen, opened_led),
      ('contact', 'contact' = ANY(fresh) AND coalesce(phone, email, website) IS NOT NULL, opened_seen, opened_led),
      ('services', cardinality(services) > 0, opened_seen, opened_led),
      ('logo', logo_path IS NOT NULL, opened_seen, opened_led),
      ('amenities', cardinality(amenities) >= ${COMPLETE_COUNTS.amenities}, opened_seen, opened_led),
      ('activities', EXISTS (SELECT FROM provider_activities x WHERE x.provider_id = pages.id), opened_seen, opened_led),
      ('virtualTours', EXISTS (SELECT FROM provider_virtual_tours x WHERE x.provider_id = pages.id), opened_seen, opened_led)
    ) AS each (criterion, has, seen, led)
    WHERE seen >= ${least} GROUP BY 1, 2 ORDER BY 1, 2`
}

/**
 * Where an address would move a page (public id) on the map. Null when it would not move, when the address cannot be parsed,
 * and for a home, which has no point on the map. For admins only.
 */
export async function findMovedPlace(publicId: string, address: string): Promise<MovedPlace | null> {
  const point = { latitude: true, longitude: true } as const
  const provider = await db().provider.findUnique({
    where: { slug: publicId },
    select: { kind: true, street: true, zip: true, ...point },
  })
  const read = parseAddress(address)
  if (!provider || !read || provider.kind === 'family_home' || !isDifferentPlace(provider, read)) return null
  const to = await db().zipCode.findUnique({ where: { zip: read.zip }, select: { ...point, state: true } })
  // A wrong state is rejected when the change is decided, so no location is shown for it.
  if (to?.state !== read.state) return null
  const { latitude, longitude } = to
  return { from: { latitude: provider.latitude, longitude: provider.longitude }, to: { latitude, longitude } }
}
