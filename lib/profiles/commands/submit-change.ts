import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { isOwnId } from '@/lib/access/policy'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, ForbiddenError, InvalidInputError } from '@/lib/platform/errors'
import { findPlace } from '@/lib/providers/commands/find-place'
import { findSetting } from '@/lib/site-settings/queries'
import type { ProfileField } from '../catalogue'
import { findEditable } from '../queries/editable'
import { findStanding } from '../queries/profile'
import { goesLiveAtOnce } from '../rules/at-once'
import { CHANGE_RATE } from '../rules/limits'
import { changedFields, isSameValue, pick, picturesIn, videosIn, withProposed } from '../rules/values'
import type { ProfileChangeInput } from '../schema/calls'
import type { ProfileChangeView, ProposedFields } from '../types'
import { applyValues } from './apply-values'
import { dropDrafts, sentParts } from './drafts'
import { checkLogo, findPhotos, markSent } from './find-photos'
import { findTours, markVideosSent } from './find-tours'
import { keepAtOnce } from './keep-decided'
import { lockProfile } from './lock'
import { tellAdmins } from './tell'
import { forgetUnusedPhotosSoon } from './unused-photos'

/** `atOnce` is on the page now, `waiting` waits for a decision; `changed`: tags of the kept pages that say something else now. */
export type SubmittedChange = {
  status: 'pending' | 'live' | 'withdrawn'
  atOnce: ProfileField[]
  waiting: ProfileField[]
  changed: string[]
}

const SAME = 'Nothing is different from your page yet.'
const MEANWHILE =
  'Somebody else has changed this page since you opened it. Both texts are below: choose, and send again.'

/**
 * Proposes what a page shall say, or amends what is proposed already; what is low-risk goes live at once, and what is taken back to the
 * page's words is proposed no longer. The same again changes nothing. Throws NotFoundError, ForbiddenError, InvalidInputError,
 * TooManyRequestsError, and ConflictError where the sender has not read what stands there.
 */
export async function submitChange(
  actor: SignedInActor,
  input: ProfileChangeInput,
  now: Date,
): Promise<SubmittedChange> {
  if (!isOwnId(actor, input.careproviderUserId)) throw new ForbiddenError()
  await takeTries([{ of: ['profile change by', actor.id], limit: CHANGE_RATE }], now)
  const providerId = await findEditable(actor, input.providerId)
  return db().$transaction(async (tx) => {
    await lockProfile(tx, providerId)
    await dropDrafts(actor.id, providerId, sentParts(input), tx)
    const { live, change, version } = await findStanding(providerId, tx)
    const pending = change?.status === 'pending' ? change : null
    const standing = withProposed(live, pending?.fields ?? {})
    const photos =
      input.photos && (await findPhotos(tx, providerId, input.photos, [...standing.photos, ...live.photos]))
    if (input.values.businessLogo) await checkLogo(tx, providerId, input.values.businessLogo, [standing, live])
    const virtualTours =
      input.tours && (await findTours(tx, providerId, input.tours, [...standing.virtualTours, ...live.virtualTours]))
    const wanted = { ...standing, ...input.values, ...(photos && { photos }), ...(virtualTours && { virtualTours }) }
    const different = changedFields(live, wanted)
    if (pending && isSameValue(standing, wanted))
      return { status: 'pending', atOnce: [], waiting: different, changed: [] }
    if (input.version !== undefined && input.version !== version) throw new ConflictError(MEANWHILE)
    if (different.length === 0 && !pending) throw new InvalidInputError(SAME)
    await checkAddress(tx, providerId, different.includes('address') ? wanted.address : undefined)

    const { value } = await findSetting('at-once', tx)
    const atOnce = different.filter((field) => goesLiveAtOnce(field, live, wanted, value.rules))
    const waiting = different.filter((field) => !atOnce.includes(field))
    const changed = await applyValues(tx, providerId, pick(wanted, atOnce), now)
    await markSent(tx, picturesIn(wanted), now)
    await markVideosSent(tx, videosIn(wanted), now)
    const fields = Object.fromEntries(waiting.map((field) => [field, { from: live[field], to: wanted[field] }]))
    const status = waiting.length > 0 ? 'pending' : atOnce.length > 0 ? 'live' : 'withdrawn'
    await store(tx, { providerId, actorId: actor.id, pending, fields, now })
    await keepAtOnce(tx, { providerId, submittedById: actor.id, live, wanted, fields: atOnce, now })
    const noted = { providerId, atOnce: atOnce.join(' '), waiting: waiting.join(' ') }
    await recordAudit(tx, { action: 'profile.proposed', at: now, actorId: actor.id, details: noted })
    return { status, atOnce, waiting, changed }
  })
}

type Store = {
  providerId: number
  actorId: number
  pending: ProfileChangeView | null
  fields: ProposedFields
  now: Date
}

async function store(tx: Transaction, { providerId, actorId, pending, fields, now }: Store): Promise<void> {
  const isEmpty = Object.keys(fields).length === 0
  const select = { id: true }
  if (pending) {
    const data = isEmpty
      ? { status: 'withdrawn' as const, decidedAt: now }
      : { fields, version: { increment: 1 }, amendedAt: now, submittedById: actorId }
    await tx.profileChange.update({ where: { id: pending.id }, data, select })
    await forgetUnusedPhotosSoon(tx, providerId, now)
  } else if (!isEmpty) {
    await tx.profileChange.create({ data: { providerId, fields, submittedById: actorId, submittedAt: now }, select })
    await tellAdmins(tx, providerId, now)
  }
}

/** While its author is there to put it right, not when an admin accepts it. */
async function checkAddress(tx: Transaction, id: number, address: string | undefined): Promise<void> {
  if (address === undefined) return
  const select = { kind: true, street: true, zip: true }
  await findPlace(tx, await tx.provider.findUniqueOrThrow({ where: { id }, select }), address)
}
