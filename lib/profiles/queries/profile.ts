import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { isFrozen } from '@/lib/claims/queries/sides'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { mayAct } from '@/lib/provider-people/policy'
import { findManaged, managedProviders } from '@/lib/provider-people/queries/own'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { findSetting } from '@/lib/site-settings/queries'
import type { Prisma } from '@/prisma/generated/client'
import { changeSelect, toChange, toValues, valueSelect, versionOf } from '../select'
import type { OwnProfile, ProfileChangeView, ProfileValues } from '../types'
import { findDrafts } from './drafts'

export type Standing = { live: ProfileValues; change: ProfileChangeView | null; version: string }

const NEWEST = {
  where: { status: { not: 'withdrawn' }, origin: { not: 'at_once' } },
  // What waits first: a page may have been put back since.
  orderBy: [{ status: 'asc' }, { id: 'desc' }],
  take: 1,
  select: changeSelect,
} as const satisfies Prisma.ProfileChangeFindManyArgs

/** What stands of a provider (internal id): its page, and the newest change that was not withdrawn. */
export async function findStanding(providerId: number, connection: Database | Transaction = db()): Promise<Standing> {
  const { profileChanges, ...row } = await connection.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { ...valueSelect, profileChanges: NEWEST },
  })
  const live = toValues(row)
  const change = profileChanges[0] ? toChange(profileChanges[0]) : null
  return { live, change, version: versionOf(live, change) }
}

/**
 * One of the actor's providers as the dashboard shows it. Null where they look after none. Throws NotFoundError for
 * another's, ForbiddenError for who only answers.
 */
export async function findOwnProfile(actor: SignedInActor, publicId: string | undefined): Promise<OwnProfile | null> {
  if (publicId === undefined && (await managedProviders(actor.id)).length === 0) return null
  const { internalId, id, name, role } = await findManaged(actor, publicId, 'edit-profile')
  const [standing, { kind, ...stated }, views, { value }, drafts, isContested] = await Promise.all([
    findStanding(internalId),
    findFactSheet(internalId),
    db().providerPhotoView.findMany({ where: { providerId: internalId }, select: { path: true, count: true } }),
    findSetting('at-once'),
    findDrafts(actor.id, internalId),
    isFrozen(internalId),
  ])
  const photoViews = Object.fromEntries(views.map(({ path, count }) => [path, count]))
  const own = { id, name, isHome: kind === 'family_home' }
  const contest = isContested ? { mayAnswer: mayAct(role, 'manage-people') } : null
  return { ...own, ...standing, ...stated, photoViews, atOnceRules: value.rules, drafts, contest }
}
