import 'server-only'
import { z } from 'zod'
import { db, type Transaction } from '@/lib/platform/database/client'
import type { Locale } from '@/lib/platform/language/locales'
import { asWritten, type Message, message } from '@/lib/platform/language/message'
import { messageText, translate } from '@/lib/platform/language/translate'
import { dayOf } from '@/lib/platform/time/dates'
import { addressLine } from '@/lib/providers/rules/address'
import { providerDraft } from '@/lib/providers/schema'
import { Prisma } from '@/prisma/generated/client'
import { isMatchRule } from './rules/report-text'
import { GUESSES } from './rules/rows'
import { undatedName } from './sources/rules'
import type { BatchView, HeldCode, LeftExample } from './types'
import type { HeldGroup } from './uploads/schema'

/** The last 50 runs, newest first. */
export async function listBatches(): Promise<BatchView[]> {
  const rows = await db().importBatch.findMany({
    where: { finishedAt: { not: null } },
    orderBy: { id: 'desc' },
    take: 50,
    omit: { fileSha256: true, source: true },
  })
  return rows.map(({ startedAt, finishedAt, undoneAt, sourceDate, ...batch }) => ({
    ...batch,
    startedAt: startedAt.toISOString(),
    sourceDate: sourceDate && dayOf(sourceDate),
    undoneAt: undoneAt?.toISOString() ?? null,
  }))
}

/** Tables that imports fill or that are derived from them, and visit counts. A row in any other table protects its provider from deletion. */
const DISPOSABLE_TABLES = [
  'provider_private_addresses',
  'provider_facts',
  'provider_age_bands',
  'provider_hours',
  'provider_licenses',
  'provider_inspections',
  'provider_search_documents',
  'provider_cards',
  'provider_sources',
  'provider_interactions',
  'fact_questions',
  'provider_page_views',
  'import_changes',
  'import_aside_candidates',
  'provider_distinctions',
]

type Reference = { table: string; column: string }

/** Every table that references a provider, from the system catalog, so that a table added later is included. */
export async function findReferences(tx: Transaction): Promise<Reference[]> {
  return tx.$queryRaw<Reference[]>`
    SELECT c.conrelid::regclass::text AS "table", quote_ident(a.attname) AS "column"
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'providers'::regclass
      AND NOT c.conrelid::regclass::text = ANY(${DISPOSABLE_TABLES}::text[])
    ORDER BY 1, 2`
}

/** What else depends on these providers (internal ids), such as "2 reviews", as messages. */
export async function findDependents(
  tx: Transaction,
  references: readonly Reference[],
  ids: readonly number[],
): Promise<Map<number, Message[]>> {
  const counted = references.map(
    ({ table, column }) =>
      `SELECT ${column} AS id, '${table}' AS "table", count(*)::int AS count
       FROM ${table} WHERE ${column} = ANY($1::int[]) GROUP BY ${column}`,
  )
  if (counted.length === 0) return new Map()
  const rows = await tx.$queryRawUnsafe<{ id: number; table: string; count: number }[]>(
    `${counted.join(' UNION ALL ')} ORDER BY id, "table"`,
    [...ids],
  )
  const found = new Map<number, Message[]>()
  for (const { id, table, count } of rows) found.set(id, [...(found.get(id) ?? []), inWords(table, count)])
  return found
}

const NAMED_TABLES = [
  ...(['providers', 'enrollments', 'favorites', 'inquiries', 'inquiry_blocks', 'invoices', 'photo_uploads'] as const),
  ...(['profile_changes', 'profile_drafts', 'provider_activities', 'provider_claims', 'provider_edits'] as const),
  ...(['provider_events', 'provider_invitations', 'provider_likenesses', 'provider_people'] as const),
  ...(['provider_photo_views', 'provider_photos', 'provider_virtual_tours', 'reports', 'review_provenances'] as const),
  ...(['reviews', 'saved_replies', 'search_news', 'sponsored_placements', 'stripe_customers'] as const),
  ...(['subscriptions', 'tour_offers', 'tours', 'video_uploads'] as const),
]

/** The number of rows of a table, in words. A table for which we have no name is called by its own. */
function inWords(table: string, count: number): Message {
  const named = NAMED_TABLES.find((one) => one === table)
  return named
    ? message(`imports.dependents.${named}`, { count })
    : asWritten(`${count} ${table.replace(/^provider_/, '').replaceAll('_', ' ')}`)
}

/** What happened to a provider after a batch. Undone batches are ignored. */
export type ChangesSince = {
  id: number
  name: string
  slug: string
  status: string
  /** The newest later batch of the same kind (lists, licenses, inspections) that changed it or contained the same row. */
  laterBatch: number | null
  /** A later file of another kind (lists, licenses, inspections) added records to it. */
  hasLaterRecords: boolean
  /** The sources of its other file rows. */
  otherSources: string[]
  /** Who confirmed one of its fact groups, or null. */
  confirmedBy: string | null
  /** Changed after the batch by something other than an undo. */
  isEdited: boolean
}

/** The kind of a batch: files of one kind write the same fields of a provider, files of different kinds never do. */
const KIND = (source: Prisma.Sql) =>
  Prisma.sql`CASE WHEN ${source} LIKE 'licenses of %' THEN 1 WHEN ${source} LIKE 'inspections of %' THEN 2 ELSE 0 END`

/** Ordered by id. `source` is the batch's own. */
export async function findChangesSince(
  tx: Transaction,
  batch: { id: number; source: string | null; finishedAt: Date },
  ids: readonly number[],
): Promise<ChangesSince[]> {
  const sameKind = Prisma.sql`(${KIND(Prisma.sql`coalesce(b.source, '')`)} = ${KIND(Prisma.sql`${batch.source ?? ''}`)})`
  return tx.$queryRaw<ChangesSince[]>`
    SELECT p.id, p.name, p.slug, p.status::text AS status,
      greatest(
        later.same_kind,
        (SELECT max(s.batch_id) FROM provider_sources s
         WHERE s.provider_id = p.id AND s.source = ${batch.source} AND s.batch_id > ${batch.id})
      ) AS "laterBatch",
      later.other_ended IS NOT NULL AS "hasLaterRecords",
      ARRAY(
        SELECT DISTINCT s.source FROM provider_sources s
        WHERE s.provider_id = p.id AND (s.source <> ${batch.source} OR s.batch_id IS DISTINCT FROM ${batch.id})
      ) AS "otherSources",
      (SELECT min(f.source::text) FROM provider_facts f WHERE f.provider_id = p.id AND f.source <> 'state_file')
        AS "confirmedBy",
      -- A row held for review may have become a provider after the run; that does not count as an edit.
      p.updated_at > greatest(${batch.finishedAt}, p.created_at, later.other_ended)
        AND NOT EXISTS (SELECT FROM import_batches u WHERE u.undone_at = p.updated_at) AS "isEdited"
    FROM providers p
    CROSS JOIN LATERAL (
      SELECT max(c.batch_id) FILTER (WHERE ${sameKind}) AS same_kind,
        max(b.finished_at) FILTER (WHERE NOT ${sameKind}) AS other_ended
      FROM import_changes c JOIN import_batches b ON b.id = c.batch_id
      WHERE c.provider_id = p.id AND c.batch_id > ${batch.id}
    ) later
    WHERE p.id = ANY(${[...ids]}::int[]) ORDER BY p.id`
}

/** Rows held for review by earlier runs and still pending, by the source's id. */
export async function findPendingRows(
  tx: Transaction,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, { code: HeldCode; reason: Message; batchId: number }>> {
  const rows = await tx.$queryRaw<{ sourceId: string; code: HeldCode; reason: Message; batchId: number }[]>`
    SELECT source_id AS "sourceId", code, reason, batch_id AS "batchId" FROM import_asides
    WHERE source = ${source} AND source_id = ANY(${[...sourceIds]}::text[])`
  return new Map(rows.map(({ sourceId, ...row }) => [sourceId, row]))
}

/** The stored part of a held row. For a family home it omits street and point. */
export const heldRowDraft = providerDraft
  .partial({ latitude: true, longitude: true })
  .extend({ guesses: z.array(z.enum(GUESSES)) })

const MAX_ROWS = 500

/** The pending rows of a batch, grouped by why they are held. The candidates with the highest confidence come first. */
export async function findHeldRows(batchId: number, locale: Locale): Promise<HeldGroup[]> {
  const titles = translate(locale, 'imports.outcomes.matches')
  const rows = await db().importAside.findMany({
    where: { batchId },
    orderBy: [{ code: 'asc' }, { line: 'asc' }],
    take: MAX_ROWS,
    select: {
      source: true,
      sourceId: true,
      line: true,
      name: true,
      code: true,
      reason: true,
      draft: true,
      candidates: {
        orderBy: [{ percent: 'desc' }, { providerId: 'asc' }],
        select: {
          providerId: true,
          percent: true,
          reason: true,
          provider: { select: { name: true, street: true, city: true, state: true, zip: true, phone: true } },
        },
      },
    },
  })
  const groups = new Map<string, HeldGroup>()
  for (const { code, draft, candidates, ...row } of rows) {
    const group = groups.get(code) ?? {
      code,
      title: isHeldCode(code) ? titles(code) : code,
      source: row.source,
      rows: [],
    }
    groups.set(code, group)
    const stored = heldRowDraft.safeParse(draft).data
    group.rows.push({
      ...row,
      reason: messageText(locale, row.reason),
      says: stored ? addressLine({ ...stored, street: stored.street ?? null }) : '',
      phone: stored?.phone ?? null,
      isHome: stored?.kind === 'family_home',
      candidates: candidates.map(({ provider, ...one }) => ({
        ...one,
        reason: messageText(locale, one.reason),
        name: provider.name,
        phone: provider.phone,
        place: addressLine(provider),
      })),
    })
  }
  return [...groups.values()]
}

const isHeldCode = (code: string): code is HeldCode => isMatchRule(code) || code === 'several' || code === 'taken'

/** These queries read the file's providers from import_seen_keys and import_listed_rows, which exist in a dry run too. */

const PAGE = 2_000
const EXAMPLES = 200
const CLOSABLE = 'confirmed_by IS NULL AND listed_by IS NULL'
/** In SQL: whether the last file of its source still contained the row `s` of provider_sources. */
const IN_LAST_FILE = Prisma.sql`(s.batch_id IS NULL OR s.batch_id = (
  SELECT max(b.id) FROM import_batches b WHERE b.source = s.source AND b.undone_at IS NULL
))`

/** The newest date among this source's files, not counting the file with this hash. */
export async function findLastDay(tx: Transaction, source: string, sha256: string): Promise<string | null> {
  const last = await tx.importBatch.findFirst({
    where: {
      source,
      undoneAt: null,
      finishedAt: { not: null },
      fileSha256: { not: sha256 },
      sourceDate: { not: null },
    },
    select: { sourceDate: true },
    orderBy: { sourceDate: 'desc' },
  })
  return last?.sourceDate ? dayOf(last.sourceDate) : null
}

/**
 * Collects this source's open and temporarily closed providers that no row of the file matches, not even possibly, with the reasons not to
 * close them.
 */
export async function collectGone(tx: Transaction, source: string, day: string): Promise<void> {
  await tx.$executeRaw`ANALYZE import_seen_keys`
  await tx.$executeRaw`CREATE TEMPORARY TABLE import_gone (id int PRIMARY KEY, confirmed_by text, listed_by text) ON COMMIT DROP`
  await tx.$executeRaw`
    INSERT INTO import_gone
    SELECT p.id,
      (SELECT min(f.source::text) FROM provider_facts f
       WHERE f.provider_id = p.id AND f.source <> 'state_file' AND f.confirmed_on >= ${day}::date),
      (SELECT min(s.source) FROM provider_sources s
       WHERE s.provider_id = p.id AND s.source <> ${source} AND ${IN_LAST_FILE})
    FROM (
      SELECT coalesce(m.merged_into_id, s.provider_id) AS id
      FROM provider_sources s
      JOIN providers m ON m.id = s.provider_id
      LEFT JOIN import_listed_rows held ON held.source_id = s.source_id
      WHERE s.source = ${source}
      GROUP BY 1 HAVING count(held.source_id) = 0
    ) listed
    JOIN providers p ON p.id = listed.id
    WHERE p.status IN ('open', 'temporarily_closed')
      AND NOT EXISTS (SELECT FROM import_seen_keys seen WHERE seen.key IN ('here ' || p.id, 'maybe ' || p.id))
      AND NOT EXISTS (
        SELECT FROM import_aside_candidates c JOIN import_listed_rows l ON l.source_id = c.source_id
        WHERE c.source = ${source} AND c.provider_id = p.id
      )`
}

/** `listed`: how many providers this source had before this file. */
export async function countGone(tx: Transaction): Promise<{ gone: number; closable: number; listed: number }> {
  const [counts] = await tx.$queryRawUnsafe<{ gone: number; closable: number; listed: number }[]>(
    `SELECT count(*)::int AS gone, (count(*) FILTER (WHERE ${CLOSABLE}))::int AS closable,
       count(*)::int + (SELECT count(*)::int FROM import_seen_keys WHERE key LIKE 'here %') AS listed
     FROM import_gone`,
  )
  return counts ?? { gone: 0, closable: 0, listed: 0 }
}

type Gone = { name: string; publicId: string; confirmedBy: string | null; listedBy: string | null }

/** Missing providers. Those that stay open come first, with the reason. */
export async function goneExamples(tx: Transaction): Promise<LeftExample[]> {
  const rows = await tx.$queryRaw<Gone[]>`
    SELECT p.name, p.slug AS "publicId", g.confirmed_by AS "confirmedBy", g.listed_by AS "listedBy"
    FROM import_gone g JOIN providers p ON p.id = g.id
    ORDER BY (g.confirmed_by IS NULL AND g.listed_by IS NULL), p.id LIMIT ${EXAMPLES}`
  return rows.map(({ confirmedBy, listedBy, ...provider }) => ({ ...provider, text: goneText(confirmedBy, listedBy) }))
}

function goneText(confirmedBy: string | null, listedBy: string | null): Message {
  if (confirmedBy !== null) return message('imports.undo.staysConfirmed', { by: confirmedBy.replaceAll('_', ' ') })
  if (listedBy !== null) return message('imports.undo.staysListed', { source: listedBy })
  return message('imports.undo.notInFile')
}

/** The next page of providers that may be closed. */
export async function findGone(tx: Transaction, after: number): Promise<number[]> {
  const rows = await tx.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM import_gone WHERE ${CLOSABLE} AND id > $1 ORDER BY id LIMIT ${PAGE}`,
    after,
  )
  return rows.map(({ id }) => id)
}

/**
 * The next page of providers to reopen: closed by an older list, permanently or temporarily, and in this file with a row that does not say
 * "closed". A provider that another list closed stays closed while it is in the last file of another source. `newest`: the date of this
 * file and the name of its list.
 */
export async function findReopenable(
  tx: Transaction,
  source: string,
  newest: { day: string; name: string },
  after: number,
): Promise<number[]> {
  const list = undatedName(newest.name)
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT p.id FROM providers p
    WHERE p.status IN ('closed', 'temporarily_closed') AND p.closed_source IS NOT NULL
      AND p.closed_on < ${newest.day}::date AND p.id > ${after}
      AND EXISTS (SELECT FROM import_seen_keys seen WHERE seen.key = 'here ' || p.id)
      AND NOT EXISTS (SELECT FROM import_seen_keys seen WHERE seen.key = 'closed ' || p.id)
      AND (
        p.closed_source = ${list} OR starts_with(p.closed_source, ${`${list},`})
        OR NOT EXISTS (
          SELECT FROM provider_sources s
          WHERE s.provider_id = p.id AND s.source <> ${source} AND ${IN_LAST_FILE}
        )
      )
    ORDER BY p.id LIMIT ${PAGE}`
  return rows.map(({ id }) => id)
}
