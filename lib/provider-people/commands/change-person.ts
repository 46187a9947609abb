import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import type { ProviderPersonRole } from '@/prisma/generated/enums'
import { ACTIVE_PEOPLE, findManaged } from '../queries/own'
import { tellManagers, tellPerson } from './tell-people'

/**
 * Gives one of a provider's people another role. Throws NotFoundError, ForbiddenError to who may not, ConflictError where no manager would
 * be left.
 */
export async function changeRole(
  actor: SignedInActor,
  publicId: string,
  userId: number,
  role: ProviderPersonRole,
  now: Date,
): Promise<void> {
  const { internalId: providerId } = await findManaged(actor, publicId, 'manage-people')
  await db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    // Behind the lock: the actor may have lost the right a moment ago.
    const { name, id } = await findManaged(actor, publicId, 'manage-people', tx)
    const before = await findPerson(tx, providerId, userId)
    if (before === role) return
    if (before === 'manager') await keepOneManager(tx, providerId, userId)
    await tx.providerPerson.updateMany({ where: { providerId, userId }, data: { role } })
    const facts = { provider: name, publicId: id, change: 'role', role } as const
    if (userId !== actor.id) await tellPerson(tx, userId, { facts, at: now })
    const note = { at: now, actorId: actor.id, subjectId: userId, details: { providerId, role } }
    await recordAudit(tx, { ...note, action: 'people.role-changed' })
  })
}

/**
 * Takes somebody off a provider's people: a manager anybody, everybody themselves. Throws NotFoundError, ForbiddenError, ConflictError where
 * no manager would be left.
 */
export async function removePerson(actor: SignedInActor, publicId: string, userId: number, now: Date): Promise<void> {
  const isOneself = userId === actor.id
  const act = isOneself ? 'answer' : 'manage-people'
  const { internalId: providerId } = await findManaged(actor, publicId, act)
  await db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    const { name, id } = await findManaged(actor, publicId, act, tx)
    const role = await findPerson(tx, providerId, userId)
    if (role === 'manager') await keepOneManager(tx, providerId, userId)
    await tx.providerPerson.deleteMany({ where: { providerId, userId } })
    const facts = { provider: name, publicId: id, change: isOneself ? 'left' : 'removed', role } as const
    if (isOneself) await tellManagers(tx, providerId, { facts, at: now, except: actor.id })
    else await tellPerson(tx, userId, { facts, at: now })
    const note = { at: now, actorId: actor.id, subjectId: userId, details: { providerId, role } }
    await recordAudit(tx, { ...note, action: isOneself ? 'people.left' : 'people.removed' })
  })
}

async function findPerson(tx: Transaction, providerId: number, userId: number): Promise<ProviderPersonRole> {
  const row = await tx.providerPerson.findUnique({
    where: { providerId_userId: { providerId, userId } },
    select: { role: true },
  })
  if (!row) throw new NotFoundError('There is no such person.')
  return row.role
}

/** Somebody must be left who can sign in and manage. */
async function keepOneManager(tx: Transaction, providerId: number, besides: number): Promise<void> {
  const managers = { providerId, userId: { not: besides }, role: 'manager', user: ACTIVE_PEOPLE.user } as const
  if ((await tx.providerPerson.count({ where: managers })) > 0) return
  throw new ConflictError('A provider needs a manager. Please make somebody else one first.')
}
