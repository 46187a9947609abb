import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { changeSelect, toChange, toValues, valueSelect, versionOf } from '../select'
import type { OwnProfile, OwnProvider, ProfileChangeView, ProfileValues } from '../types'
import { chooseOwn, findOwnProviders } from './own'

export type Standing = { live: ProfileValues; change: ProfileChangeView | null; version: string }

const NEWEST = {
  where: { status: { not: 'withdrawn' } },
  orderBy: { id: 'desc' },
  take: 1,
  select: changeSelect,
} as const

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

/** One of the actor's providers as the dashboard shows it, beside the others. Null where they look after none. Throws NotFoundError for another's. */
export async function findOwnProfile(
  actor: SignedInActor,
  publicId: string | undefined,
): Promise<{ profile: OwnProfile; others: OwnProvider[] } | null> {
  const own = await findOwnProviders(actor)
  if (own.length === 0 && publicId === undefined) return null
  const { internalId, code, ...chosen } = chooseOwn(own, publicId)
  const [standing, sheet] = await Promise.all([findStanding(internalId), findFactSheet(internalId)])
  const { kind, ...stated } = sheet
  const profile = { ...chosen, ...standing, ...stated, isHome: kind === 'family_home' }
  return {
    profile,
    others: own.filter((one) => one.internalId !== internalId).map(({ id, name, canEdit }) => ({ id, name, canEdit })),
  }
}
