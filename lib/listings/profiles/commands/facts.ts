import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError } from '@/lib/platform/http/errors'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { todayIn } from '@/lib/platform/time/dates'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { findPageTags } from '@/lib/providers/queries/provider-page'
import { isFrozen } from '../../claims/queries/evidence'
import { CHANGE_RATE } from '../catalogue'
import { findEditable, findFactsLink, findStated } from '../queries/profile'
import { changedBands } from '../rules/facts'
import {
  type AddressInput,
  type FactsInput,
  type FollowInput,
  type LinkConfirmInput,
  OWN_FACT_GROUPS,
  type OwnFactGroup,
} from '../schema/facts'
import { lockProfile } from './decide-change'

/**
 * Writes openings, tuition and "temporarily closed" to the page immediately, confirmed today by the provider. An unchanged
 * group keeps its date. Returns the tags to revalidate. Throws NotFoundError, ForbiddenError, TooManyRequestsError, and
 * ConflictError for a permanently closed provider.
 */
export async function changeFacts(actor: SignedInActor, input: FactsInput, now: Date): Promise<string[]> {
  await takeAttempts([{ of: ['facts by', actor.id], limit: CHANGE_RATE }], now)
  const id = await findEditable(actor, input.providerId)
  return db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const sheet = await findFactSheet(id, tx)
    if (sheet.status === 'closed') throw new ConflictError('This provider has closed, so you can’t update it.')
    const status = input.isTemporarilyClosed ? 'temporarily_closed' : 'open'
    const { ageBands, groups } = changedBands(sheet.ageBands, input.bands)
    if (groups.length === 0 && status === sheet.status) return []
    const provenance = {
      source: 'provider',
      sourceName: 'the provider',
      confirmedOn: todayIn(sheet.timeZone, now),
    } as const
    const facts = Object.fromEntries(groups.map((group) => [group, provenance]))
    await saveProviders(tx, [{ id, status, ageBands, facts }])
    const details = { providerId: id, groups: groups.join(' '), status }
    await recordAudit(tx, { action: 'profile.facts-changed', at: now, actorId: actor.id, details })
    return findPageTags([id], tx)
  })
}

const NOT_A_HOME = 'Only a family home can hide its ZIP code.'

/**
 * Sets whether a family home shows its ZIP code in addition to its city. Returns the tags to revalidate, including the pages
 * that showed the ZIP code. Throws NotFoundError, ForbiddenError, TooManyRequestsError, and ConflictError if it is not a
 * home.
 */
export async function chooseAddress(
  actor: SignedInActor,
  { providerId, showsZip }: AddressInput,
  now: Date,
): Promise<string[]> {
  await takeAttempts([{ of: ['facts by', actor.id], limit: CHANGE_RATE }], now)
  const id = await findEditable(actor, providerId)
  return db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const sheet = await findFactSheet(id, tx)
    if (sheet.kind !== 'family_home') throw new ConflictError(NOT_A_HOME)
    if (sheet.showsZip === showsZip) return []
    const before = await findPageTags([id], tx)
    await saveProviders(tx, [{ id, showsZip }])
    const details = { providerId: id, showsZip }
    await recordAudit(tx, { action: 'profile.address-shown', at: now, actorId: actor.id, details })
    return [...new Set([...before, ...(await findPageTags([id], tx))])]
  })
}

/**
 * Sets whether enrollments update the openings from today on; the current numbers stay. Throws NotFoundError, ForbiddenError,
 * TooManyRequestsError, and ConflictError for a closed provider.
 */
export async function chooseFollowing(
  actor: SignedInActor,
  { providerId, follows }: FollowInput,
  now: Date,
): Promise<void> {
  await takeAttempts([{ of: ['facts by', actor.id], limit: CHANGE_RATE }], now)
  const id = await findEditable(actor, providerId)
  await db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const { followsEnrollments, status, timeZone } = await findFactSheet(id, tx)
    if (status === 'closed') throw new ConflictError('This provider has closed, so you can’t update it.')
    if (followsEnrollments === follows) return
    const openingsFollowSince = follows ? new Date(todayIn(timeZone, now)) : null
    await tx.provider.update({ where: { id }, data: { openingsFollowSince }, select: { id: true } })
    const details = { providerId: id, follows }
    await recordAudit(tx, { action: 'profile.openings-following', at: now, actorId: actor.id, details })
  })
}

type Confirmation = { providerId?: string; groups: readonly OwnFactGroup[] }

/**
 * Confirms the stated facts of these groups as of today; groups without stated facts are skipped. Returns the tags to
 * revalidate. Throws NotFoundError and ForbiddenError.
 */
export async function confirmFacts(
  actor: SignedInActor,
  { providerId, groups }: Confirmation,
  now: Date,
): Promise<string[]> {
  const id = await findEditable(actor, providerId)
  return db().$transaction((tx) => confirmStated(tx, { id, actorId: actor.id, groups }, now))
}

type Stated = { id: number; actorId: number; groups: readonly OwnFactGroup[] }

/** The same without a permission check, which the caller has done. */
async function confirmStated(tx: Transaction, { id, actorId, groups }: Stated, now: Date): Promise<string[]> {
  await lockProfile(tx, id)
  const { stated, timeZone } = await findStated(id, tx)
  const confirmed = groups.filter((group) => stated.includes(group))
  if (confirmed.length === 0) return []
  const provenance = { source: 'provider', sourceName: 'the provider', confirmedOn: todayIn(timeZone, now) } as const
  await saveProviders(tx, [{ id, facts: Object.fromEntries(confirmed.map((group) => [group, provenance])) }])
  const details = { providerId: id, groups: confirmed.join(' ') }
  await recordAudit(tx, { action: 'profile.facts-confirmed', at: now, actorId, details })
  return findPageTags([id], tx)
}

/**
 * Confirms one group, or all stated facts, by the link in a mail. Returns the tags to revalidate. Throws NotFoundError for an
 * invalid link, and ConflictError while the page's claim is contested.
 */
export function confirmByLink({ token, group }: LinkConfirmInput, now: Date): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const { providerId: id, userId: actorId } = await findFactsLink(token, now, tx)
    if (await isFrozen(id, tx))
      throw new ConflictError('Someone else claims this page too, so it can’t change right now.')
    return confirmStated(tx, { id, actorId, groups: group === 'all' ? OWN_FACT_GROUPS : [group] }, now)
  })
}
