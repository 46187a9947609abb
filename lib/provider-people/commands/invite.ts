import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import { randomToken, tokenHash } from '@/lib/platform/secrets'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import type { ProviderPersonRole } from '@/prisma/generated/enums'
import { findManaged } from '../queries/own'
import { INVITATION_DAYS, INVITING_RATE, MOST_PEOPLE } from '../rules/limits'
import type { InvitationInput } from '../schema'
import type { ManagedProvider } from '../types'
import { invitationMail } from './invitation-mail'

const NONE = 'There is no such invitation.'
const countInviting = (actor: SignedInActor, now: Date) =>
  takeTries([{ of: ['invitation to a provider by', actor.id], limit: INVITING_RATE }], now)

/**
 * Mails somebody a link that makes them one of a provider's people; invited again, the last role counts and the older link is dead. Throws
 * NotFoundError, ForbiddenError to who may not, ConflictError for one of its people or too many, TooManyRequestsError.
 */
export async function invitePerson(
  actor: SignedInActor,
  publicId: string,
  { email, role }: InvitationInput,
  now: Date,
): Promise<number> {
  await findManaged(actor, publicId, 'manage-people')
  await countInviting(actor, now)
  return db().$transaction(async (tx) => {
    const provider = await findManaged(actor, publicId, 'manage-people', tx)
    const { internalId: providerId } = provider
    await lockProvider(tx, providerId)
    const isOne = await tx.providerPerson.count({ where: { providerId, user: { email } } })
    if (isOne > 0)
      throw new ConflictError('This is one of your people already.', { email: 'This is one of your people already.' })
    const others = { providerId, email: { not: email } }
    const people =
      (await tx.providerPerson.count({ where: { providerId } })) +
      (await tx.providerInvitation.count({ where: others }))
    if (people >= MOST_PEOPLE)
      throw new ConflictError(
        `A provider can have ${MOST_PEOPLE} people. Please remove one, or withdraw an invitation.`,
      )
    const id = await sendInvitation(tx, { actor, provider, email, role }, now)
    await recordAudit(tx, { action: 'people.invited', at: now, actorId: actor.id, details: { providerId, role } })
    return id
  })
}

/** Sends an invitation again; the link of the mail before is dead. Throws as invitePerson. */
export async function resendInvitation(actor: SignedInActor, publicId: string, id: number, now: Date): Promise<void> {
  const provider = await findManaged(actor, publicId, 'manage-people')
  await countInviting(actor, now)
  await db().$transaction(async (tx) => {
    const where = { id, providerId: provider.internalId }
    const row = await tx.providerInvitation.findFirst({ where, select: { email: true, role: true } })
    if (!row) throw new NotFoundError(NONE)
    await sendInvitation(tx, { actor, provider, ...row }, now)
  })
}

/** Takes an invitation back: its link is dead. Throws NotFoundError, ForbiddenError. */
export async function withdrawInvitation(actor: SignedInActor, publicId: string, id: number): Promise<void> {
  const { internalId: providerId } = await findManaged(actor, publicId, 'manage-people')
  const { count } = await db().providerInvitation.deleteMany({ where: { id, providerId } })
  if (count === 0) throw new NotFoundError(NONE)
}

type Sent = { actor: SignedInActor; provider: ManagedProvider; email: string; role: ProviderPersonRole }

async function sendInvitation(tx: Transaction, { actor, provider, email, role }: Sent, now: Date): Promise<number> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000)
  const key = { providerId: provider.internalId, email }
  const data = { role, tokenHash: tokenHash(token), sentAt: now, expiresAt }
  const { id } = await tx.providerInvitation.upsert({
    where: { providerId_email: key },
    create: { ...key, ...data },
    update: data,
    select: { id: true },
  })
  const words = invitationMail({ inviter: actor.firstName, provider: provider.name, role, token })
  await queueMail(tx, { kind: 'provider-invitation', to: { email }, ...layoutMail(words), usefulUntil: expiresAt })
  return id
}
