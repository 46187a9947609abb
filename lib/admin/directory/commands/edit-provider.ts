import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { peopleToNotify } from '@/lib/listings/people/queries'
import { isProfileField } from '@/lib/listings/profiles/catalogue'
import { applyValues, lockProfile, STAFF } from '@/lib/listings/profiles/commands/decide-change'
import { changedBands } from '@/lib/listings/profiles/rules/facts'
import { pick } from '@/lib/listings/profiles/rules/values'
import { notifyAll } from '@/lib/notifications/commands/notify'
import { tags } from '@/lib/platform/cache/revalidate'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { todayIn } from '@/lib/platform/time/dates'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet, findPageTags } from '@/lib/providers/queries'
import { providerChange } from '@/lib/providers/schema'
import { findEditSheet } from '../queries/provider-file'
import { changedFields, type EditField, type EditReason, editedSheet, sheetText, traitsOf } from '../rules/edit-sheet'
import { FACT_FIELDS } from '../rules/merge-choices'
import type { EditInput, StatusInput } from '../schema'
import { storedTexts } from '../sheet-texts'
import type { EditSheet } from '../types'

type Edit = {
  providerId: number
  editorId: number
  reason: EditReason
  /** The values before the edit. */
  sheet: EditSheet
  different: readonly EditField[]
  now: Date
}

/** Stores an admin's edit, field by field as text. */
export async function saveEdit(
  tx: Transaction,
  { providerId, editorId, reason, sheet, different, now }: Omit<Edit, 'reason'> & { reason: EditReason | 'merged' },
): Promise<void> {
  const before = sheetText(storedTexts(), sheet)
  const after = sheetText(storedTexts(), (await findEditSheet(providerId, tx)).sheet)
  const fields = Object.fromEntries(different.map((field) => [field, { from: before[field], to: after[field] }]))
  await tx.providerEdit.create({ data: { providerId, editorId, reason, fields, editedAt: now }, select: { id: true } })
}

/** Stores an admin's edit, records it in the audit log, and notifies the page's editors. */
async function recordEdit(tx: Transaction, edit: Edit): Promise<void> {
  const { providerId, editorId, reason, different, now } = edit
  await saveEdit(tx, edit)
  const details = { providerId, fields: different.join(' '), reason }
  await recordAudit(tx, { action: 'provider.edited', at: now, actorId: editorId, details })
  const { name, slug } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { name: true, slug: true },
  })
  const facts = { provider: name, publicId: slug, fields: [...different], reason }
  await notifyAll(tx, peopleToNotify(providerId, 'edit-profile'), { kind: 'page-edited', facts, at: now })
}

const MERGED = message('admin.errors.merged')
const CHANGED_MEANWHILE = message('admin.errors.changedMeanwhile')
const SAME = message('admin.errors.unchanged')

/**
 * Applies an admin's edit of a provider (internal id), with the directory's staff as its source as of today; stores the old values and the
 * reason, and notifies the page's editors. Returns the cache tags of the pages that change. Throws NotFoundError, InvalidInputError, and
 * ConflictError if the provider is merged or was changed meanwhile.
 */
export async function editProvider(
  admin: SignedInActor,
  id: number,
  { version, ...input }: EditInput & { version: string },
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const { sheet, version: current } = await findEditSheet(id, tx)
    if (sheet.status === 'merged') throw new ConflictError(MERGED)
    if (version !== current) throw new ConflictError(CHANGED_MEANWHILE)
    const after = editedSheet(sheet, input)
    const different = changedFields(sheetText(storedTexts(), sheet), sheetText(storedTexts(), after))
    if (different.length === 0) throw new InvalidInputError(SAME)
    const before = await findPageTags([id], tx)
    // Traits first: the kind decides whether the provider may have a street.
    await writeTraits(tx, id, sheet, after, input, different, now)
    const changed = await applyValues(tx, id, pick(after.values, different.filter(isProfileField)), now, STAFF)
    await recordEdit(tx, { providerId: id, editorId: admin.id, reason: input.reason, sheet, different, now })
    // Pages of nearby providers may still show the street of this provider, which must be hidden now that it is a home.
    const hidden = different.includes('kind') && after.traits.kind === 'family_home' ? [tags.directory()] : []
    return [...new Set([...before, ...changed, ...hidden, ...(await findPageTags([id], tx))])]
  })
}

async function writeTraits(
  tx: Transaction,
  id: number,
  { ageBands: stored }: EditSheet,
  { traits }: EditSheet,
  { bands }: EditInput,
  different: readonly EditField[],
  now: Date,
): Promise<void> {
  const { timeZone } = await tx.provider.findUniqueOrThrow({ where: { id }, select: { timeZone: true } })
  const provenance = { source: 'staff', sourceName: 'directory staff', confirmedOn: todayIn(timeZone, now) } as const
  const { ageBands, groups } = changedBands(stored, bands)
  const isContact = FACT_FIELDS.contact.some((field) => different.includes(field))
  const confirmed = [...groups, ...(isContact ? (['contact'] as const) : [])]
  await saveProviders(tx, [
    providerChange.parse({
      id,
      ...traitsOf(traits, different),
      ...(ageBands.length > 0 && { ageBands }),
      facts: Object.fromEntries(confirmed.map((group) => [group, provenance])),
    }),
  ])
}

/**
 * Closes a provider (internal id), permanently or temporarily, or reopens it, and notifies its people of the reason. Imports do not
 * reopen a provider that an admin closed. Returns the cache tags of the pages that change. Throws NotFoundError, and ConflictError if it
 * is merged or was changed meanwhile.
 */
export async function setStatus(
  admin: SignedInActor,
  id: number,
  { status, from, reason }: StatusInput,
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const { sheet } = await findEditSheet(id, tx)
    if (sheet.status === 'merged') throw new ConflictError(message('admin.errors.partOfOtherNow'))
    if (sheet.status !== from || sheet.status === status)
      throw new ConflictError(message('admin.errors.statusAlready', { status: sheet.status }))
    const { timeZone } = await findFactSheet(id, tx)
    const closedOn = status === 'closed' ? todayIn(timeZone, now) : null
    await tx.provider.update({ where: { id }, data: { closedSource: null }, select: { id: true } })
    await saveProviders(tx, [{ id, status, closedOn }])
    await recordEdit(tx, { providerId: id, editorId: admin.id, reason, sheet, different: ['status'], now })
    return findPageTags([id], tx)
  })
}
