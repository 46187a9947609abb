import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { mayAct } from '../policy'
import type { PeopleOfProvider } from '../types'
import { findManaged } from './own'

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The people of one of the actor's providers, and who is invited, as far as the actor may know. Throws NotFoundError for anybody else's. */
export async function findPeople(actor: SignedInActor, publicId: string, now: Date): Promise<PeopleOfProvider> {
  const { internalId: providerId, id, name, role } = await findManaged(actor, publicId, 'answer')
  const isManager = mayAct(role, 'manage-people')
  const [people, invitations] = await Promise.all([
    db().providerPerson.findMany({
      where: { providerId },
      orderBy: [{ role: 'asc' }, { createdAt: 'asc' }, { userId: 'asc' }],
      select: {
        role: true,
        userId: true,
        user: { select: { firstName: true, lastName: true, email: true, status: true, role: true } },
      },
    }),
    isManager
      ? db().providerInvitation.findMany({
          where: { providerId },
          orderBy: { id: 'asc' },
          select: { id: true, email: true, role: true, sentAt: true, expiresAt: true },
        })
      : [],
  ])
  const isActive = (user: { status: string; role: string }) => user.status === 'active' && user.role === 'careprovider'
  const managers = people.filter((one) => one.role === 'manager' && isActive(one.user))
  return {
    provider: { id, name },
    ownRole: role,
    isLastManager: isManager && managers.length < 2,
    people: people.map(({ userId, user, ...person }) => ({
      ...person,
      userId,
      name: `${user.firstName} ${user.lastName}`.trim(),
      email: isManager || userId === actor.id ? user.email : null,
      isYou: userId === actor.id,
      isActive: isActive(user),
    })),
    invitations: invitations.map(({ sentAt, expiresAt, ...one }) => ({
      ...one,
      sentOn: dayOf(sentAt),
      isExpired: expiresAt <= now,
    })),
  }
}
