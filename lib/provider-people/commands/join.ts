import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { findInvitation } from '../queries/invitation'
import { JOINING_RATE } from '../rules/limits'
import { tellManagers } from './tell-people'

/**
 * Makes the actor one of the people of the provider that invited the holder of this link, which is used up. Answers the provider's public
 * id. Throws InvalidInputError for a dead link, ConflictError to who is one of them already, TooManyRequestsError.
 */
export async function joinProvider(actor: SignedInActor, token: string, now: Date): Promise<{ id: string }> {
  await takeTries([{ of: ['joining a provider by', actor.id], limit: JOINING_RATE }], now)
  const { providerId } = await findInvitation(token, now)
  return db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    // Asked again behind the lock: of two presses at once, the second finds the link used.
    const { id, role, provider } = await findInvitation(token, now, tx)
    const key = { providerId, userId: actor.id }
    if ((await tx.providerPerson.count({ where: key })) > 0)
      throw new ConflictError(`You are one of the people of ${provider.name} already.`)
    await tx.providerInvitation.delete({ where: { id }, select: { id: true } })
    await tx.providerPerson.create({ data: { ...key, role, createdAt: now }, select: { userId: true } })
    const facts = { provider: provider.name, publicId: provider.slug, change: 'joined', role } as const
    await tellManagers(tx, providerId, { facts, at: now, except: actor.id })
    const note = { at: now, actorId: actor.id, subjectId: actor.id, details: { providerId, role } }
    await recordAudit(tx, { ...note, action: 'people.joined' })
    return { id: provider.slug }
  })
}
