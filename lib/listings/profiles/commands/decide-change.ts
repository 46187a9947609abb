import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import type { FactsOf } from '@/lib/notifications/catalogue/kinds'
import { ACTIVE_ADMIN, notifyAll } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { todayIn } from '@/lib/platform/time/dates'
import { placeColumnsAt } from '@/lib/providers/commands/provider-rows'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries'
import { providerChange, storedDescriptions } from '@/lib/providers/schema'
import { findManaged, peopleToNotify } from '../../people/queries'
import { BY_PROVIDER, PROFILE_FIELDS, type ProfileField, TRANSLATED_FIELDS } from '../catalogue'
import { findRollBack } from '../queries/changes'
import { findCurrentProfile, findEditableProvider } from '../queries/profile'
import { decisionsAccepting, readDecisions } from '../rules/changes'
import { seasonsIn } from '../rules/read-hours'
import { descriptionsWith } from '../rules/values'
import { readServices } from '../schema/form'
import type { DecisionInput, RollBackInput } from '../schema/requests'
import { changeSelect, toChange } from '../select'
import type { FieldDecisions, ProfileChangeView, ProfileValues, ProposedFields } from '../types'
import { scheduleUnusedPhotoCleanup } from './photos'

/** Locks a profile, so that its changes are serialized; saveProviders takes the same lock. */
export async function lockProfile(tx: Transaction, providerId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM providers WHERE id = ${providerId} FOR UPDATE`
}

/**
 * Locks a page that the actor may edit, by default their first one, and returns its internal id. Throws as findEditableProvider does, also if the
 * page was merged or taken from them while this call waited for the lock.
 */
export async function lockEditableProvider(
  tx: Transaction,
  actor: SignedInActor,
  publicId: string | undefined,
): Promise<number> {
  const { internalId, id } = await findManaged(actor, publicId, 'edit-profile', tx)
  await lockProfile(tx, internalId)
  return findEditableProvider(actor, id, tx)
}

/** The provenance of values that an admin writes or rolls back. */
export const STAFF = { source: 'staff', sourceName: 'directory staff' } as const

const CONTACT: readonly ProfileField[] = ['address', 'phone', 'email', 'website']

/**
 * Writes profile values to the page and its search document, confirmed today by the provider unless `by` states otherwise.
 * Returns the tags to revalidate, including those of a former location. Throws InvalidInputError for an invalid address.
 */
export async function applyValues(
  tx: Transaction,
  providerId: number,
  values: Partial<ProfileValues>,
  now: Date,
  by: typeof BY_PROVIDER | typeof STAFF = BY_PROVIDER,
): Promise<string[]> {
  const fields = Object.keys(values)
  if (fields.length === 0) return []
  const before = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: {
      kind: true,
      street: true,
      zip: true,
      privateAddress: { select: { zip: true } },
      timeZone: true,
      descriptions: true,
    },
  })
  const tagsBefore = await findPageTags([providerId], tx)
  const {
    businessName,
    businessLogo,
    aboutUs,
    servicesOffered,
    amenities,
    address,
    phone,
    email,
    website,
    hours,
    seasonalHours,
    photos,
    activities,
    virtualTours,
  } = values
  const place =
    address === undefined
      ? {}
      : await placeColumnsAt(tx, { ...before, zip: before.zip ?? before.privateAddress?.zip ?? null }, address)
  const provenance = { ...by, confirmedOn: todayIn(before.timeZone, now) }
  const change = providerChange.parse({
    id: providerId,
    name: businessName,
    logoPath: orNull(businessLogo),
    description: orNull(aboutUs),
    descriptions: TRANSLATED_FIELDS.some((field) => fields.includes(field))
      ? descriptionsWith(storedDescriptions(before.descriptions), values)
      : undefined,
    services: servicesOffered === undefined ? undefined : readServices(servicesOffered),
    amenities,
    phone: orNull(phone),
    email: orNull(email),
    website: orNull(website),
    hours,
    seasonalHours: seasonalHours === undefined ? undefined : seasonsIn(seasonalHours),
    photos: photos?.map(({ caption, ...photo }) => ({ ...photo, caption: caption || null })),
    activities,
    virtualTours,
    ...place,
    facts: {
      ...(CONTACT.some((field) => fields.includes(field)) && { contact: provenance }),
      ...(((hours && hours.length > 0) || seasonalHours) && { hours: provenance }),
    },
  })
  await saveProviders(tx, [change])
  if (photos || virtualTours || businessLogo !== undefined) await scheduleUnusedPhotoCleanup(tx, providerId, now)
  return [...new Set([...tagsBefore, ...(await findPageTags([providerId], tx))])]
}

const orNull = (text: string | undefined) => (text === '' ? null : text)

/** Notifies every active admin of a pending change. */
export async function notifyAdmins(tx: Transaction, providerId: number, at: Date): Promise<void> {
  const { name } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { name: true } })
  await notifyAll(tx, ACTIVE_ADMIN, { kind: 'profile-change-waits', facts: { provider: name }, at })
}

/** A provider's name and public id, for notifications. */
async function providerFacts(tx: Transaction, providerId: number) {
  const { name, slug } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { name: true, slug: true },
  })
  return { provider: name, publicId: slug }
}

type EditorNotification = 'profile-change-decided' | 'profile-rolled-back'
type ForEditors<K extends EditorNotification> = { kind: K; facts: FactsOf<K>; at: Date }

/** Notifies everyone who may edit the page. */
async function notifyEditors<K extends EditorNotification>(
  tx: Transaction,
  providerId: number,
  notice: ForEditors<K>,
): Promise<void> {
  await notifyAll(tx, peopleToNotify(providerId, 'edit-profile'), notice)
}

/**
 * Applies an admin's decision on every field of a pending change; accepted values, possibly edited, are written to the page
 * in the same transaction. Returns the tags to revalidate. Throws NotFoundError, InvalidInputError, and ConflictError when
 * the change was decided or amended since it was read.
 */
export async function decideChange(
  admin: SignedInActor,
  id: number,
  input: DecisionInput,
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const providerId = await lockProfileOf(tx, id)
    const change = toChange(await tx.profileChange.findUniqueOrThrow({ where: { id }, select: changeSelect }))
    if (change.status === 'decided') throw new ConflictError(message('listings.profileErrors.decided'))
    if (change.status === 'withdrawn') throw new ConflictError(message('listings.profileErrors.withdrawn'))
    if (change.version !== input.version) throw new ConflictError(message('listings.profileErrors.amended'))
    const read = readDecisions(change.fields, input.decisions)
    if ('problems' in read) throw new InvalidInputError(message('listings.profileErrors.decideAll'), read.problems)
    const { decisions } = read
    const { live } = await findCurrentProfile(providerId, tx)
    const data = {
      status: 'decided' as const,
      decisions,
      fields: withReplacedValues(change, decisions, live),
      decidedAt: now,
    }
    await tx.profileChange.update({ where: { id }, data, select: { id: true } })
    const changed = await applyValues(tx, providerId, acceptedValues(change, decisions), now)
    const accepted = Object.values(decisions).filter((one) => one.accepted).length
    const rejected = Object.keys(decisions).length - accepted
    const details = { changeId: id, providerId, accepted, rejected }
    await recordAudit(tx, { action: 'profile.decided', at: now, actorId: admin.id, details })
    const facts = { ...(await providerFacts(tx, providerId)), accepted, rejected }
    await notifyEditors(tx, providerId, { kind: 'profile-change-decided', facts, at: now })
    return changed
  })
}

function acceptedValues({ fields }: ProfileChangeView, decisions: FieldDecisions): Partial<ProfileValues> {
  const entryOf = (field: ProfileField) => {
    const decision = decisions[field]
    if (!decision?.accepted) return []
    return [[field, decision.value ?? fields[field]?.to]]
  }
  return Object.fromEntries(PROFILE_FIELDS.flatMap(entryOf))
}

/** Stores the values that accepted ones replace, so that the page can be rolled back. */
function withReplacedValues(
  { fields }: ProfileChangeView,
  decisions: FieldDecisions,
  live: ProfileValues,
): ProposedFields {
  const entryOf = (field: ProfileField) => {
    const change = fields[field]
    return change ? [[field, decisions[field]?.accepted ? { ...change, from: live[field] } : change]] : []
  }
  return Object.fromEntries(PROFILE_FIELDS.flatMap(entryOf))
}

/** Locks the profile of a change, and returns the provider's internal id. Throws NotFoundError. */
async function lockProfileOf(tx: Transaction, changeId: number): Promise<number> {
  const found = await tx.profileChange.findUnique({ where: { id: changeId }, select: { providerId: true } })
  if (!found) throw new NotFoundError(message('listings.profileErrors.noChange'))
  await lockProfile(tx, found.providerId)
  return found.providerId
}

const CHANGED_SINCE = message('listings.profileErrors.updatedSince')
const NOTHING = message('listings.profileErrors.nothingToUndo')

/**
 * Rolls a page back to its state before a decided change. The rollback is stored as a decided change of its own, and the
 * provider's people are notified. Returns the tags to revalidate. Throws NotFoundError, and ConflictError when the page
 * changed since it was read or nothing would change.
 */
export async function rollBack(
  admin: SignedInActor,
  id: number,
  { version, reason: note }: RollBackInput,
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    await lockProfileOf(tx, id)
    const { providerId, fields, version: currentVersion } = await findRollBack(id, tx)
    if (version !== currentVersion) throw new ConflictError(CHANGED_SINCE)
    const names = PROFILE_FIELDS.filter((field) => fields[field])
    if (names.length === 0) throw new ConflictError(NOTHING)
    const values = Object.fromEntries(names.map((field) => [field, fields[field]?.to]))
    const changed = await applyValues(tx, providerId, values, now, STAFF)
    const decided = { status: 'decided', origin: 'roll_back', submittedAt: now, decidedAt: now } as const
    const { id: changeId } = await tx.profileChange.create({
      data: { providerId, ...decided, fields, decisions: decisionsAccepting(names), submittedById: admin.id, note },
      select: { id: true },
    })
    const details = { changeId, providerId, before: id, fields: names.join(' ') }
    await recordAudit(tx, { action: 'profile.rolled-back', at: now, actorId: admin.id, details })
    await notifyEditors(tx, providerId, {
      kind: 'profile-rolled-back',
      facts: await providerFacts(tx, providerId),
      at: now,
    })
    return changed
  })
}

/**
 * Moves the uploaded pictures and videos of a merged provider to the survivor (internal ids, both locked) and schedules the
 * deletion of unused ones. A pending change of the merged page is withdrawn, since the page no longer exists.
 */
export async function moveProfile(tx: Transaction, fromId: number, toId: number, now: Date): Promise<void> {
  const pending = { providerId: fromId, status: 'pending' } as const
  await tx.profileChange.updateMany({ where: pending, data: { status: 'withdrawn', decidedAt: now } })
  await tx.photoUpload.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  await tx.videoUpload.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  await scheduleUnusedPhotoCleanup(tx, toId, now)
}
