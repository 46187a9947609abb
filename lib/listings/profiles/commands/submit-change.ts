import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import { isOwnId } from '@/lib/access/policy'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, ForbiddenError, InvalidInputError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { daysFrom } from '@/lib/platform/time/dates'
import { placeColumnsAt } from '@/lib/providers/commands/provider-rows'
import { findSetting } from '@/lib/settings/queries'
import { findManaged } from '../../people/queries'
import { CHANGE_RATE, DRAFT_DAYS, isListField, type ProfileField } from '../catalogue'
import { findCurrentProfile } from '../queries/profile'
import { decisionsAccepting, isImmediate } from '../rules/changes'
import { applyProposed, changedFields, isSameValue, pick, picturesIn, videosIn } from '../rules/values'
import {
  DRAFT_PARTS,
  type DraftInput,
  type DraftPart,
  type DraftQuery,
  type ProfileChangeInput,
} from '../schema/requests'
import type { ProfileChangeView, ProfileValues, ProposedFields } from '../types'
import { applyValues, lockEditableProvider, notifyAdmins } from './decide-change'
import { checkLogo, findPhotos, markPhotosSent, scheduleUnusedPhotoCleanup } from './photos'
import { findTours, markVideosSent } from './videos'

/**
 * Saves a draft of the actor's edits, so that it survives a sign-out and is available on other devices. Nobody else can see
 * it. Throws NotFoundError and ForbiddenError.
 */
export async function saveDraft(
  actor: SignedInActor,
  { providerId: publicId, part, fields }: DraftInput,
  now: Date,
): Promise<void> {
  const { internalId: providerId } = await findManaged(actor, publicId, 'edit-profile')
  const data = { fields, savedAt: now }
  await db().profileDraft.upsert({
    where: { userId_providerId_part: { userId: actor.id, providerId, part } },
    create: { userId: actor.id, providerId, part, ...data },
    update: data,
    select: { part: true },
  })
}

/** Throws NotFoundError and ForbiddenError. */
export async function discardDraft(actor: SignedInActor, { providerId: publicId, part }: DraftQuery): Promise<void> {
  const { internalId } = await findManaged(actor, publicId, 'edit-profile')
  await deleteDrafts(actor.id, internalId, [part])
}

/** Deletes a user's drafts for these parts of a provider's page (internal id). */
async function deleteDrafts(
  userId: number,
  providerId: number,
  parts: readonly DraftPart[],
  tx: Database | Transaction = db(),
): Promise<void> {
  await tx.profileDraft.deleteMany({ where: { userId, providerId, part: { in: [...parts] } } })
}

/** The parts of the dashboard whose fields a submitted change contains. */
function submittedParts({ values, photos, tours }: ProfileChangeInput): DraftPart[] {
  const fields = Object.entries(values).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  const parts: Record<DraftPart, boolean> = {
    details: fields.some((field) => !isListField(field)),
    photos: photos !== undefined,
    activities: values.activities !== undefined,
    virtualTours: tours !== undefined,
  }
  return DRAFT_PARTS.filter((part) => parts[part])
}

/** Deletes drafts older than DRAFT_DAYS. */
export async function deleteOldDrafts(now: Date): Promise<void> {
  const before = daysFrom(now, -DRAFT_DAYS)
  await db().profileDraft.deleteMany({ where: { savedAt: { lt: before } } })
}

type ImmediateChange = {
  providerId: number
  submittedById: number
  live: ProfileValues
  wanted: ProfileValues
  fields: readonly ProfileField[]
  now: Date
}

/** Stores an immediate change among the decided ones, so that admins can see it and roll it back. */
async function recordImmediateChange(
  tx: Transaction,
  { live, wanted, fields, now, ...row }: ImmediateChange,
): Promise<void> {
  if (fields.length === 0) return
  const proposed = Object.fromEntries(fields.map((field) => [field, { from: live[field], to: wanted[field] }]))
  const decided = { status: 'decided', origin: 'at_once', submittedAt: now, decidedAt: now } as const
  await tx.profileChange.create({
    data: { ...row, ...decided, fields: proposed, decisions: decisionsAccepting(fields) },
    select: { id: true },
  })
}

/** `atOnce`: fields that went live immediately; `waiting`: fields pending a decision; `changed`: tags to revalidate. */
type SubmittedChange = {
  status: 'pending' | 'live' | 'withdrawn'
  atOnce: ProfileField[]
  waiting: ProfileField[]
  changed: string[]
}

const SAME = message('listings.profileErrors.nothingChanged')
const CHANGED_SINCE = message('listings.profileErrors.pageChanged')

/**
 * Submits a profile change or amends the pending one. Low-risk fields go live immediately; a field set back to its live value
 * is no longer part of the change. Submitting the same again changes nothing. Throws NotFoundError, ForbiddenError,
 * InvalidInputError, TooManyRequestsError, and ConflictError when the page or its change was updated since it was read.
 */
export async function submitChange(
  actor: SignedInActor,
  input: ProfileChangeInput,
  now: Date,
): Promise<SubmittedChange> {
  if (!isOwnId(actor, input.careproviderUserId)) throw new ForbiddenError()
  await takeAttempts([{ of: ['profile change by', actor.id], limit: CHANGE_RATE }], now)
  return db().$transaction(async (tx) => {
    const providerId = await lockEditableProvider(tx, actor, input.providerId)
    await deleteDrafts(actor.id, providerId, submittedParts(input), tx)
    const { live, change, version } = await findCurrentProfile(providerId, tx)
    const pending = change?.status === 'pending' ? change : null
    const current = applyProposed(live, pending?.fields ?? {})
    const photos = input.photos && (await findPhotos(tx, providerId, input.photos, [...current.photos, ...live.photos]))
    if (input.values.businessLogo) await checkLogo(tx, providerId, input.values.businessLogo, [current, live])
    const virtualTours =
      input.tours && (await findTours(tx, providerId, input.tours, [...current.virtualTours, ...live.virtualTours]))
    const wanted = { ...current, ...input.values, ...(photos && { photos }), ...(virtualTours && { virtualTours }) }
    const different = changedFields(live, wanted)
    if (pending && isSameValue(current, wanted))
      return { status: 'pending', atOnce: [], waiting: different, changed: [] }
    if (input.version !== undefined && input.version !== version) throw new ConflictError(CHANGED_SINCE)
    if (different.length === 0 && !pending) throw new InvalidInputError(SAME)
    await checkAddress(tx, providerId, different.includes('address') ? wanted.address : undefined)

    const { value } = await findSetting('at-once', tx)
    const atOnce = different.filter((field) => isImmediate(field, live, wanted, value.rules))
    const waiting = different.filter((field) => !atOnce.includes(field))
    const changed = await applyValues(tx, providerId, pick(wanted, atOnce), now)
    await markPhotosSent(tx, picturesIn(wanted), now)
    await markVideosSent(tx, videosIn(wanted), now)
    const fields = Object.fromEntries(waiting.map((field) => [field, { from: live[field], to: wanted[field] }]))
    const status = waiting.length > 0 ? 'pending' : atOnce.length > 0 ? 'live' : 'withdrawn'
    await storeChange(tx, { providerId, actorId: actor.id, pending, fields, now })
    await recordImmediateChange(tx, { providerId, submittedById: actor.id, live, wanted, fields: atOnce, now })
    const details = { providerId, atOnce: atOnce.join(' '), waiting: waiting.join(' ') }
    await recordAudit(tx, { action: 'profile.proposed', at: now, actorId: actor.id, details })
    return { status, atOnce, waiting, changed }
  })
}

type StoredChange = {
  providerId: number
  actorId: number
  pending: ProfileChangeView | null
  fields: ProposedFields
  now: Date
}

async function storeChange(
  tx: Transaction,
  { providerId, actorId, pending, fields, now }: StoredChange,
): Promise<void> {
  const isEmpty = Object.keys(fields).length === 0
  const select = { id: true }
  if (pending) {
    const data = isEmpty
      ? { status: 'withdrawn' as const, decidedAt: now }
      : { fields, version: { increment: 1 }, amendedAt: now, submittedById: actorId }
    await tx.profileChange.update({ where: { id: pending.id }, data, select })
    await scheduleUnusedPhotoCleanup(tx, providerId, now)
  } else if (!isEmpty) {
    await tx.profileChange.create({ data: { providerId, fields, submittedById: actorId, submittedAt: now }, select })
    await notifyAdmins(tx, providerId, now)
  }
}

/** Checks the address on submission, while its author can still correct it. */
async function checkAddress(tx: Transaction, id: number, address: string | undefined): Promise<void> {
  if (address === undefined) return
  const select = { kind: true, street: true, zip: true }
  await placeColumnsAt(tx, await tx.provider.findUniqueOrThrow({ where: { id }, select }), address)
}

/** Withdraws the pending change, if there is one, and returns whether there was. Throws NotFoundError and ForbiddenError. */
export async function withdrawChange(actor: SignedInActor, publicId: string | undefined, now: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const providerId = await lockEditableProvider(tx, actor, publicId)
    const { count } = await tx.profileChange.updateMany({
      where: { providerId, status: 'pending' },
      data: { status: 'withdrawn', decidedAt: now },
    })
    if (count === 0) return false
    await scheduleUnusedPhotoCleanup(tx, providerId, now)
    await recordAudit(tx, { action: 'profile.withdrawn', at: now, actorId: actor.id, details: { providerId } })
    return true
  })
}
