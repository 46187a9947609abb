import 'server-only'
import { createHash } from 'node:crypto'
import { db, type Transaction } from '@/lib/platform/database/client'
import type { ProviderCard } from '../../types'

/**
 * A result row as JSON built by PostgreSQL, without isSponsored, which depends on the time. Has the same columns as toCard() (a test
 * compares the two): no contact data, nothing of the private address. `p` is a row of providers. Search returns the cached JSON.
 */
export const CARD_JSON = `json_build_object(
    'id', p.slug, 'name', p.name, 'kind', p.kind, 'careTypes', p.care_types, 'status', p.status,
    'city', p.city, 'state', p.state, 'zip', p.zip, 'street', p.street, 'latitude', p.latitude, 'longitude', p.longitude,
    'rating', p.rating_average, 'reviewCount', p.review_count,
    'ageMinMonths', p.age_min_months, 'ageMaxMonths', p.age_max_months,
    'programs', p.programs, 'curricula', p.curricula, 'timeZone', p.time_zone,
    'photo', (
      SELECT json_build_object('src', f.path, 'alt', f.alt, 'caption', f.caption, 'width', f.width, 'height', f.height)
      FROM provider_photos f WHERE f.provider_id = p.id ORDER BY f.position LIMIT 1
    ),
    'license', (
      SELECT json_build_object('number', l.number, 'kind', l.kind, 'issuer', l.issuer, 'status', l.status,
        'issuedOn', l.issued_on,
        'expiresOn', l.expires_on, 'asOf', l.as_of)
      FROM provider_licenses l WHERE l.provider_id = p.id ORDER BY l.as_of DESC LIMIT 1
    ),
    'ageBands', (
      SELECT coalesce(json_agg(json_build_object('band', b.band, 'openings', b.openings, 'openingsFrom', b.openings_from,
        'waitlist', b.waitlist, 'tuitionWeeklyCents', b.tuition_weekly_cents,
        'childrenPerAdult', b.children_per_adult) ORDER BY b.band), '[]')
      FROM provider_age_bands b WHERE b.provider_id = p.id
    ),
    'hours', (
      SELECT coalesce(json_agg(json_build_object('weekday', h.weekday, 'opensMinute', h.opens_minute,
        'closesMinute', h.closes_minute) ORDER BY h.weekday, h.opens_minute), '[]')
      FROM provider_hours h WHERE h.provider_id = p.id
    ),
    'facts', (
      SELECT coalesce(json_object_agg(f."group", json_build_object('source', f.source, 'sourceName', f.source_name,
        'confirmedOn', f.confirmed_on)), '{}')
      FROM provider_facts f WHERE f.provider_id = p.id
    )
  )`

/** Identifies the format of cached cards: a release with another format builds cards on the fly until the job `keep-cards` has rebuilt them. */
export const CARD_FORMAT = createHash('sha256').update(CARD_JSON).digest('hex').slice(0, 16)

/** The value of CARD_JSON. */
export type JsonCard = Omit<ProviderCard, 'isSponsored'>

const BATCH_SIZE = 1_000
export const IS_LISTED = `p.status IN ('open', 'temporarily_closed')`

/**
 * Caches the result rows of these providers (internal ids), or of all, so that a search does not have to build them from six tables.
 * Each is stored with its provider's `updated_at`: a search rebuilds rows that are older than the last change.
 * Part of refreshSearchDocuments. Written in the order of ids, so that concurrent writers do not deadlock.
 */
export async function cacheCards(tx: Transaction, ids: readonly number[] | 'all'): Promise<void> {
  if (ids.length === 0) return
  const among = ids === 'all' ? 'true' : 'p.id = ANY($1::int[])'
  await tx.$executeRawUnsafe(
    `WITH deleted AS (
      DELETE FROM provider_cards cached USING providers p WHERE p.id = cached.provider_id AND ${among} AND NOT ${IS_LISTED}
    )
    INSERT INTO provider_cards (provider_id, made_of, form, card)
    SELECT p.id, p.updated_at, '${CARD_FORMAT}', ${CARD_JSON} FROM providers p WHERE ${among} AND ${IS_LISTED}
    ORDER BY p.id
    ON CONFLICT (provider_id) DO UPDATE SET made_of = excluded.made_of, form = excluded.form, card = excluded.card`,
    ...(ids === 'all' ? [] : [[...ids]]),
  )
}

/** Caches cards that are missing or out of date: after an upgrade, or if the previous release has written some meanwhile. */
export async function cacheMissingCards(signal?: AbortSignal): Promise<void> {
  let after = 0
  while (!signal?.aborted) {
    const rows = await db().$queryRaw<{ id: number }[]>`
      SELECT p.id FROM providers p JOIN provider_search_documents d ON d.provider_id = p.id
      LEFT JOIN provider_cards cached ON cached.provider_id = p.id
      WHERE p.id > ${after} AND (cached.form, cached.made_of) IS DISTINCT FROM (${CARD_FORMAT}, p.updated_at)
      ORDER BY p.id LIMIT ${BATCH_SIZE}`
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await db().$transaction((tx) => cacheCards(tx, ids))
    after = ids.at(-1) ?? after
  }
}
