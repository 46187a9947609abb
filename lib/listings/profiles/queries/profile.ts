import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { typeOfVideo } from '@/lib/media/rules/videos'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { MAX_ID } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import { datedSignature, isSigned } from '@/lib/platform/security/secrets'
import { todayIn } from '@/lib/platform/time/dates'
import { type FactSheet, findFactSheet, findProviderPage } from '@/lib/providers/queries'
import { findSetting } from '@/lib/settings/queries'
import type { Prisma } from '@/prisma/generated/client'
import { isFrozen } from '../../claims/queries/claim-file'
import { findManaged, managedProviders, peopleToNotify } from '../../people/queries'
import { mayAct } from '../../policy'
import { FACTS_LINK_DAYS, PROFILE_FIELDS, type ProfileField } from '../catalogue'
import { applyProposedToPage } from '../rules/changes'
import { statedGroups } from '../rules/facts'
import type { OwnFactGroup } from '../schema/facts'
import { DRAFT_PARTS, draftFields } from '../schema/requests'
import { proposedFields } from '../schema/values'
import { changeSelect, toChange, toValues, valueSelect, versionOf } from '../select'
import type { LinkedFacts, OwnProfile, ProfileChangeView, ProfileDrafts, ProfilePreview, ProfileValues } from '../types'

/** A user's drafts for a provider's page (internal id), by part. */
async function findDrafts(userId: number, providerId: number): Promise<ProfileDrafts> {
  const rows = await db().profileDraft.findMany({
    where: { userId, providerId },
    select: { part: true, fields: true },
  })
  const entries = DRAFT_PARTS.flatMap((part) => {
    const read = draftFields.safeParse(rows.find((row) => row.part === part)?.fields)
    return read.success ? [[part, read.data] as const] : []
  })
  return Object.fromEntries(entries)
}

type CurrentProfile = { live: ProfileValues; change: ProfileChangeView | null; version: string }

const NEWEST = {
  where: { status: { not: 'withdrawn' }, origin: { not: 'at_once' } },
  // Pending changes first: a newer decided one may be a rollback.
  orderBy: [{ status: 'asc' }, { id: 'desc' }],
  take: 1,
  select: changeSelect,
} as const satisfies Prisma.ProfileChangeFindManyArgs

/** A provider's live page (internal id) and its newest change that was not withdrawn. */
export async function findCurrentProfile(
  providerId: number,
  connection: Database | Transaction = db(),
): Promise<CurrentProfile> {
  const { profileChanges, ...row } = await connection.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { ...valueSelect, profileChanges: NEWEST },
  })
  const live = toValues(row)
  const change = profileChanges[0] ? toChange(profileChanges[0]) : null
  return { live, change, version: versionOf(live, change) }
}

/** The fields that went live without a decision since a pending change was first sent. */
async function findLiveSince(providerId: number, change: ProfileChangeView | null): Promise<ProfileField[]> {
  if (change?.status !== 'pending') return []
  const rows = await db().profileChange.findMany({
    where: { providerId, origin: 'at_once', submittedAt: { gte: new Date(change.submittedAt) } },
    select: { fields: true },
  })
  const changed = rows.flatMap(({ fields }) => Object.keys(proposedFields.parse(fields)))
  return PROFILE_FIELDS.filter((field) => changed.includes(field) && !(field in change.fields))
}

/**
 * The dashboard's data for one of the actor's providers. Null when they have none. Throws NotFoundError for a provider that is
 * not theirs, and ForbiddenError when their role does not permit editing.
 */
export async function findOwnProfile(actor: SignedInActor, publicId: string | undefined): Promise<OwnProfile | null> {
  if (publicId === undefined && (await managedProviders(actor.id)).length === 0) return null
  const { internalId, id, name, role } = await findManaged(actor, publicId, 'edit-profile')
  const [profile, { kind, ...stated }, views, { value }, drafts, isContested] = await Promise.all([
    findCurrentProfile(internalId),
    findFactSheet(internalId),
    db().providerPhotoView.findMany({ where: { providerId: internalId }, select: { path: true, count: true } }),
    findSetting('at-once'),
    findDrafts(actor.id, internalId),
    isFrozen(internalId),
  ])
  const photoViews = Object.fromEntries(views.map(({ path, count }) => [path, count]))
  const identity = { id, name, isHome: kind === 'family_home' }
  const contest = isContested ? { mayAnswer: mayAct(role, 'manage-people') } : null
  const liveSince = await findLiveSince(internalId, profile.change)
  return { ...identity, ...profile, liveSince, ...stated, photoViews, atOnceRules: value.rules, drafts, contest }
}

const FROZEN = message('listings.profileErrors.frozen')

/**
 * The internal id of a provider whose page the actor may edit, by default their first one. Throws NotFoundError,
 * ForbiddenError when their role does not permit editing, and ConflictError while its claim is contested.
 */
export async function findEditableProvider(
  actor: SignedInActor,
  publicId: string | undefined,
  connection: Transaction | Database = db(),
): Promise<number> {
  const { internalId } = await findManaged(actor, publicId, 'edit-profile', connection)
  if (await isFrozen(internalId, connection)) throw new ConflictError(FROZEN)
  return internalId
}

type StatedFacts = FactSheet & { values: ProfileValues; stated: OwnFactGroup[] }

/** A page's values and facts (internal id), and which fact groups are stated. */
export async function findStatedFacts(id: number, connection: Database | Transaction = db()): Promise<StatedFacts> {
  const sheet = await findFactSheet(id, connection)
  const { live } = await findCurrentProfile(id, connection)
  return { ...sheet, values: live, stated: statedGroups(live, sheet.ageBands) }
}

/**
 * A preview of one of the actor's pages (public id, by default their first) with its pending change applied. Null when they
 * have none. Throws NotFoundError for a page that is not theirs.
 */
export async function findPreview(
  actor: SignedInActor,
  publicId: string | undefined,
  now: Date,
): Promise<ProfilePreview | null> {
  const wanted = publicId ?? (await managedProviders(actor.id))[0]?.id
  if (wanted === undefined) return null
  const { internalId, id } = await findManaged(actor, wanted, 'answer')
  const [found, { change }] = await Promise.all([findProviderPage(id, now), findCurrentProfile(internalId)])
  if (found.kind !== 'page') throw new NotFoundError(message('listings.profileErrors.noPage'))
  const fields = change?.status === 'pending' ? change.fields : {}
  return { page: applyProposedToPage(found.detail, fields), fields }
}

type StoredVideo = { type: string; bytes: number; files: string[] }

/** The video with this file name; null if there is none or its upload is incomplete. */
export async function findVideo(name: string): Promise<StoredVideo | null> {
  const type = typeOfVideo(name)
  if (!type) return null
  const found = await db().videoUpload.findFirst({
    where: { key: name, arrivedBytes: null },
    select: { bytes: true, files: true },
  })
  return found && { type, ...found }
}

const SHAPE = /^(\d{1,10})\.(\d{1,10})\.(.+)$/
const PURPOSE = 'confirm facts'

/** The page to confirm, and the recipient of the link (internal ids). */
type FactsLink = { providerId: number; userId: number }

/** The token in the "Still right?" mail: permits confirming this page's facts in this person's name, and nothing else. */
export const writeFactsToken = ({ providerId, userId }: FactsLink, now: Date): string =>
  [providerId, userId, datedSignature(PURPOSE, [providerId, userId], now)].join('.')

/** Null for an invalid, modified or expired token. Does not check whether the person may still edit the page. */
function readFactsToken(token: string, now: Date): FactsLink | null {
  const [, providerId, userId, signature] = SHAPE.exec(token) ?? []
  if (!signature || Number(providerId) > MAX_ID || Number(userId) > MAX_ID) return null
  const link = { providerId: Number(providerId), userId: Number(userId) }
  const content = [link.providerId, link.userId]
  return isSigned(PURPOSE, { content, signature, maxDays: FACTS_LINK_DAYS }, now) ? link : null
}

/** Verifies a link. Throws NotFoundError if it is invalid or expired, or if its recipient may no longer edit the page. */
export async function findFactsLink(
  token: string,
  now: Date,
  connection: Database | Transaction = db(),
): Promise<FactsLink> {
  const link = readFactsToken(token, now)
  const editor =
    link &&
    (await connection.user.findFirst({
      where: { id: link.userId, ...peopleToNotify(link.providerId, 'edit-profile') },
      select: { id: true },
    }))
  const provider =
    editor && (await connection.provider.findUnique({ where: { id: link.providerId }, select: { status: true } }))
  if (!provider || provider.status === 'merged' || provider.status === 'closed')
    throw new NotFoundError(message('listings.profileErrors.deadLink'))
  return link
}

/** What a link's page shows: the stated facts with their source and date. Throws NotFoundError. */
export async function findFactsByLink(token: string, now: Date): Promise<LinkedFacts> {
  const { providerId } = await findFactsLink(token, now)
  const [{ stated, facts, values, ageBands, timeZone }, { slug }] = await Promise.all([
    findStatedFacts(providerId),
    db().provider.findUniqueOrThrow({ where: { id: providerId }, select: { slug: true } }),
  ])
  return {
    provider: { id: slug, name: values.businessName },
    groups: stated.map((group) => ({ group, provenance: facts[group] })),
    values,
    ageBands,
    today: todayIn(timeZone, now),
  }
}
