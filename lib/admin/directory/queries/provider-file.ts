import 'server-only'
import { fullName } from '@/lib/accounts/rules/account'
import { unitOf, unitText } from '@/lib/imports/rules/changes'
import { findCurrentProfile } from '@/lib/listings/profiles/queries/profile'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import type { Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { messageText } from '@/lib/platform/language/translate'
import { versionHash } from '@/lib/platform/security/secrets'
import { dayOf } from '@/lib/platform/time/dates'
import { findFactSheet } from '@/lib/providers/queries'
import { addressLine } from '@/lib/providers/rules/address'
import { EDIT_FIELDS, sheetText } from '../rules/edit-sheet'
import { storedEdit } from '../schema'
import { sheetTexts, storedTexts } from '../sheet-texts'
import type { EditSheet, EditView, MergePair, MergeSide, Moving, ProviderFile } from '../types'

const TRAITS = {
  alternateNames: true,
  kind: true,
  careTypes: true,
  programs: true,
  curricula: true,
  accreditations: true,
  languages: true,
  schedules: true,
  ageMinMonths: true,
  ageMaxMonths: true,
  capacity: true,
  registrationFeeCents: true,
  siblingDiscountPercent: true,
} as const

/** Everything an admin can edit of a provider (internal id), and its version. Throws NotFoundError. */
export async function findEditSheet(
  id: number,
  connection: Database | Transaction = db(),
): Promise<{ sheet: EditSheet; version: string }> {
  const traits = await connection.provider.findUnique({ where: { id }, select: TRAITS })
  if (!traits) throw new NotFoundError(message('admin.directoryErrors.noProvider'))
  const { live: values } = await findCurrentProfile(id, connection)
  const { status, ageBands } = await findFactSheet(id, connection)
  const sheet = { status, values, traits, ageBands }
  return { sheet, version: versionHash(sheetText(storedTexts(), sheet)) }
}

/** The edits of a provider (internal id) by admins, newest first. */
async function findEdits(providerId: number, limit: number): Promise<EditView[]> {
  const rows = await db().providerEdit.findMany({
    where: { providerId },
    orderBy: { id: 'desc' },
    take: limit,
    select: {
      id: true,
      reason: true,
      fields: true,
      editedAt: true,
      editor: { select: { id: true, firstName: true, lastName: true } },
    },
  })
  return rows.map(({ editor, fields, editedAt, ...row }) => {
    // A newer release's format that this one cannot read shows no fields.
    const stored = storedEdit.safeParse(fields).data ?? {}
    return {
      ...row,
      at: editedAt,
      editor: editor && { id: editor.id, name: fullName(editor) },
      fields: EDIT_FIELDS.flatMap((field) => {
        const change = stored[field]
        return change ? [{ field, ...change }] : []
      }),
    }
  })
}

/** The sources that list a provider (internal id), and the names of the fields that imports changed. */
async function findImportsOf(
  providerId: number,
  limit: number,
  locale: Locale,
): Promise<Pick<ProviderFile, 'sources' | 'imports'>> {
  const sources = await db().providerSource.findMany({
    where: { providerId },
    orderBy: [{ source: 'asc' }, { sourceId: 'asc' }],
    take: limit,
    select: {
      source: true,
      sourceId: true,
      matchRule: true,
      matchPercent: true,
      batch: { select: { id: true, fileName: true, startedAt: true, undoneAt: true } },
    },
  })
  const imports = await db().$queryRaw<ProviderFile['imports']>`
    SELECT c.batch_id AS "batchId", b.file_name AS "fileName", b.started_at AS at, c.is_added AS "isAdded",
      ARRAY(SELECT jsonb_object_keys(c.after) ORDER BY 1) AS fields
    FROM import_changes c JOIN import_batches b ON b.id = c.batch_id
    WHERE c.provider_id = ${providerId} ORDER BY c.batch_id DESC LIMIT ${limit}`
  return {
    sources: sources.map(({ matchRule, matchPercent, batch, ...source }) => ({
      ...source,
      rule: matchRule,
      percent: matchPercent,
      batch: batch && { id: batch.id, fileName: batch.fileName, at: batch.startedAt, undoneAt: batch.undoneAt },
    })),
    imports: imports.map(({ fields, ...one }) => ({ ...one, fields: unitsIn(fields, locale) })),
  }
}

/** The names of the changed fields, without the provenance of fact groups, which every import writes. */
const unitsIn = (keys: readonly string[], locale: Locale) => [
  ...new Set(keys.filter((key) => !key.startsWith('fact:')).map((key) => messageText(locale, unitText(unitOf(key))))),
]

const MAX_LISTED = 20
const NAMED = { select: { id: true, name: true } } as const
const PERSON = { select: { firstName: true, lastName: true } } as const

/** Everything an admin sees of a provider (internal id). Throws NotFoundError. */
export async function findProviderFile(id: number, locale: Locale): Promise<ProviderFile> {
  const row = await db().provider.findUnique({
    where: { id },
    select: {
      id: true,
      slug: true,
      name: true,
      city: true,
      state: true,
      zip: true,
      closedOn: true,
      closedSource: true,
      createdAt: true,
      mergedInto: NAMED,
      mergedFrom: { ...NAMED, orderBy: { id: 'asc' } },
      people: { orderBy: { createdAt: 'asc' }, select: { userId: true, role: true, user: PERSON } },
      claims: { orderBy: { id: 'desc' }, take: MAX_LISTED, select: { id: true, status: true, user: PERSON } },
      reports: {
        orderBy: [{ status: 'asc' }, { id: 'desc' }],
        take: MAX_LISTED,
        select: { id: true, topic: true, message: true, email: true, status: true, createdAt: true },
      },
      profileChanges: {
        orderBy: { id: 'desc' },
        take: MAX_LISTED,
        select: { id: true, status: true, fields: true, submittedAt: true },
      },
    },
  })
  if (!row) throw new NotFoundError(message('admin.directoryErrors.noProvider'))
  const { slug, city, state, zip, closedOn, people, claims, reports, profileChanges, ...provider } = row
  const [{ sheet }, { facts, timeZone, status }, edits, imports] = await Promise.all([
    findEditSheet(id),
    findFactSheet(id),
    findEdits(id, MAX_LISTED),
    findImportsOf(id, MAX_LISTED, locale),
  ])
  return {
    ...provider,
    publicId: slug,
    place: addressLine({ street: null, city, state, zip }),
    status,
    timeZone,
    closedOn: closedOn && dayOf(closedOn),
    words: sheetText(sheetTexts(locale), sheet),
    facts,
    people: people.map(({ user, ...person }) => ({ ...person, name: fullName(user) })),
    claims: claims.map(({ user, ...claim }) => ({ ...claim, name: fullName(user) })),
    reports: reports.map(({ createdAt, ...report }) => ({ ...report, at: createdAt })),
    changes: profileChanges.map(({ fields, submittedAt, ...change }) => ({
      ...change,
      fields: Object.keys(fields ?? {}),
      at: submittedAt,
    })),
    edits,
    ...imports,
  }
}

/** How much of each kind a merge would move (internal ids), and how much both providers have. */
async function countMoving(dropId: number, keepId: number): Promise<Moving> {
  const [row] = await db().$queryRaw<Moving[]>`
    SELECT
      (SELECT count(*)::int FROM favorites WHERE provider_id = ${dropId}) AS favorites,
      (SELECT count(*)::int FROM favorites a JOIN favorites b ON b.user_id = a.user_id
        WHERE a.provider_id = ${dropId} AND b.provider_id = ${keepId}) AS "favoritesOfBoth",
      (SELECT count(*)::int FROM inquiries WHERE provider_id = ${dropId}) AS conversations,
      (SELECT count(*)::int FROM reviews WHERE provider_id = ${dropId}) AS reviews,
      (SELECT count(*)::int FROM reviews a JOIN reviews b ON b.author_id = a.author_id
        WHERE a.provider_id = ${dropId} AND b.provider_id = ${keepId}) AS "reviewsOfBoth",
      (SELECT count(*)::int FROM leads l JOIN inquiries i ON i.id = l.inquiry_id WHERE i.provider_id = ${dropId}) AS leads,
      (SELECT count(*)::int FROM enrollments WHERE provider_id = ${dropId}) AS enrollments,
      (SELECT count(*)::int FROM tours WHERE provider_id = ${dropId}) AS tours,
      (SELECT count(*)::int FROM provider_events WHERE provider_id = ${dropId}) AS events,
      (SELECT count(*)::int FROM provider_people WHERE provider_id = ${dropId}) AS people,
      (SELECT count(*)::int FROM provider_claims WHERE provider_id = ${dropId}) AS claims,
      (SELECT count(*)::int FROM saved_replies WHERE provider_id = ${dropId}) AS replies,
      (SELECT count(*)::int FROM subscriptions WHERE provider_id = ${dropId}) AS plans,
      (SELECT count(*)::int FROM invoices WHERE provider_id = ${dropId}) AS invoices,
      (SELECT count(*)::int FROM search_news WHERE provider_id = ${dropId}) AS alerts,
      (SELECT count(*)::int FROM provider_licenses WHERE provider_id = ${dropId}) AS licenses,
      (SELECT count(*)::int FROM provider_inspections WHERE provider_id = ${dropId}) AS inspections,
      (SELECT count(*)::int FROM reports WHERE provider_id = ${dropId}) AS reports,
      (SELECT coalesce(sum(count), 0)::int FROM provider_page_views WHERE provider_id = ${dropId}) AS views,
      (SELECT count(*)::int FROM profile_changes WHERE provider_id = ${dropId} AND status = 'pending') AS "pendingChanges"`
  if (!row) throw new Error('Nothing was counted.')
  return row
}

/** Two providers (internal ids) compared before a merge. Throws NotFoundError, also for a merged one. */
export async function findPair(keepId: number, dropId: number, locale: Locale): Promise<MergePair> {
  if (keepId === dropId) throw new NotFoundError(message('admin.directoryErrors.itself'))
  const [keep, drop, moving] = await Promise.all([
    findSide(keepId, locale),
    findSide(dropId, locale),
    countMoving(dropId, keepId),
  ])
  return { keep, drop, moving }
}

async function findSide(id: number, locale: Locale): Promise<MergeSide> {
  const { sheet, version } = await findEditSheet(id)
  if (sheet.status === 'merged') throw new NotFoundError(message('admin.errors.partOfOther'))
  return { id, name: sheet.values.businessName, version, words: sheetText(sheetTexts(locale), sheet) }
}
